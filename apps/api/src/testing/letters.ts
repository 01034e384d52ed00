import type { Label, Language } from "@retribusi/contract/define/label";
import { fillMessage } from "@retribusi/contract/errors";
import { listWays } from "../features/bank/bill-at-bank.query.ts";
import { letterHandler } from "../features/booking/letter/letter-handler.ts";
import { noticeFacts } from "../features/booking/notice.ts";
import { readBooking } from "../features/booking/record.query.ts";
import type { NoticeText } from "../features/booking/server-action.ts";
import { papersOf } from "../features/payment/receipt.ts";
import type { RichMail } from "../lib/mail.ts";
import { dispatchOutbox, mailHandler } from "../lib/outbox/dispatch.ts";
import { letterKind, type Mail } from "../lib/outbox/enqueue.ts";
import type { TestApp } from "./test-app.ts";

interface Told {
  readonly bookingid: number;
  readonly aksi: string;
  readonly text: NoticeText;
  readonly bahasa: readonly Language[];
}

/** Leaves the mail of something that has just happened to a booking, its words as they are true now; answers the row's id. */
export async function leaveLetter({ deps }: Pick<TestApp, "deps">, { bookingid, aksi, text, bahasa }: Told) {
  const { row } = await readBooking(deps.db.prisma, bookingid);
  const fill = (label: Label) => {
    const facts = (language: Language) =>
      Object.fromEntries(Object.entries(noticeFacts).map(([name, fact]) => [name, fact(row, language, "Alasan")]));
    return { en: fillMessage(label.en, facts("en")), id: fillMessage(label.id, facts("id")) };
  };
  const said = { subject: fill(text.subject), body: fill(text.body) };
  const muatan = { to: `tamu-${bookingid}@contoh.example`, bahasa: [...bahasa], aksi, ...said };
  const data = { jenis: letterKind, bookingid, urut: `booking:${bookingid}`, muatan };
  return (await deps.db.prisma.outbox.create({ data })).id;
}

/** Sends the mails of bookings that wait; answers what a mail server would have got. */
export async function sendLetters({ deps }: Pick<TestApp, "deps">) {
  const sent: { readonly mail: Mail | RichMail; readonly id: string }[] = [];
  const mailer = { send: async (mail: Mail | RichMail, id: string) => void sent.push({ mail, id }) };
  const sources = { ...papersOf(deps), ways: (id: number, language: Language) => listWays(deps.db, id, language) };
  const handlers = new Map([
    // A letter waits for earlier mails of its booking.
    ["mail", mailHandler(deps.env, mailer)],
    [letterKind, letterHandler(deps, mailer, sources)],
  ]);
  await dispatchOutbox(deps.db, handlers, deps.log);
  return sent.flatMap(({ mail, id }) => ("html" in mail ? [{ ...mail, id }] : []));
}
