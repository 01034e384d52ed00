import { formatDeadline } from "@retribusi/contract/define/dates";
import type { Label, Language } from "@retribusi/contract/define/label";
import { formatRupiah } from "@retribusi/contract/define/money";
import { fillMessage } from "@retribusi/contract/errors";
import { describePeriod } from "@retribusi/contract/features/booking/booking.period";
import { bookingStates, stateOf } from "@retribusi/contract/features/booking/booking.states";
import type { OptionalMailKind } from "@retribusi/contract/features/identity/mail-choice.rules";
import { enqueueMail } from "../../lib/outbox/enqueue.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { arrivalOf, type BookingRow, intervalOf } from "./booking.query.ts";
import type { Notice, NoticeText } from "./server-action.ts";

const moment = (row: BookingRow, instant: Date | null, language: Language): string =>
  instant ? formatDeadline(instant, arrivalOf(row).hours.zone, language) : "–";

type Fact = (row: BookingRow, language: Language, reason: string | null) => string | number;

/** What a notice may name in braces. */
export const noticeFacts: Readonly<Record<string, Fact>> = {
  id: ({ id }) => id,
  object: ({ mst_objectretribusi: { objectname, subobjectname } }) =>
    subobjectname ? `${objectname}, ${subobjectname}` : objectname,
  time: (row, language) => describePeriod(intervalOf(row), row.satuantarif, arrivalOf(row).hours.zone, language),
  total: ({ totalbiaya }) => formatRupiah(Number(totalbiaya)),
  deadline: (row, language) => moment(row, row.bataswaktu, language),
  payuntil: (row, language) => moment(row, row.tglexpiredbilling, language),
  idbilling: ({ idbilling }) => idbilling ?? "–",
  customer: ({ namapemesan }) => namapemesan,
  state: ({ statusbooking }, language) => bookingStates[stateOf(statusbooking)].label[language],
  reason: (_row, _language, reason) => reason ?? "–",
};

const factsIn = (row: BookingRow, reason: string | null, language: Language) =>
  Object.fromEntries(Object.entries(noticeFacts).map(([name, fact]) => [name, fact(row, language, reason)]));

const say = (text: Label, row: BookingRow, reason: string | null, language: Language) =>
  fillMessage(text[language], factsIn(row, reason, language));

const languageOf = (bahasa: string): Language => (bahasa === "id" ? "id" : "en");

interface Recipient {
  readonly userid: number;
  readonly bahasa: string;
}

async function putInInbox(
  tx: Transaction,
  people: readonly Recipient[],
  notice: NoticeText,
  row: BookingRow,
  reason: string | null,
) {
  if (people.length === 0) return;
  await tx.inbox.createMany({
    data: people.map(({ userid, bahasa }) => ({
      userid,
      bookingid: row.id,
      judul: say(notice.subject, row, reason, languageOf(bahasa)),
      isi: say(notice.body, row, reason, languageOf(bahasa)),
    })),
  });
}

/** A customer with an account reads their own language, anybody else both. */
async function notifyCustomer(
  tx: Transaction,
  notice: NoticeText,
  row: BookingRow,
  reason: string | null,
  kind: OptionalMailKind | undefined,
): Promise<void> {
  const customer =
    row.idpemesan === null
      ? null
      : await tx.userdata.findUnique({
          where: { userid: row.idpemesan },
          select: { userid: true, email: true, bahasa: true, surelditolak: true },
        });
  if (customer) await putInInbox(tx, [customer], notice, row, reason);
  const to = customer?.email ?? row.emailpemesan;
  if (!to) return;
  const languages: Language[] = customer ? [languageOf(customer.bahasa)] : ["id", "en"];
  const subject = languages.map((language) => say(notice.subject, row, reason, language)).join(" / ");
  const text = languages.map((language) => say(notice.body, row, reason, language)).join("\n\n");
  const choice = customer && kind ? { choice: { kind, refused: customer.surelditolak } } : {};
  await enqueueMail(tx, { to, subject, text, ...choice }, row.id);
}

/** Tells the customer and the managers what happened: rows of the same transaction, so that nobody hears of what didn't happen. */
export async function notify(
  tx: Transaction,
  { customer, managers, choice }: Notice,
  row: BookingRow,
  reason: string | null,
): Promise<void> {
  const text = typeof customer === "function" ? customer(row, reason) : customer;
  if (text) await notifyCustomer(tx, text, row, reason, choice);
  if (!managers) return;
  const people = await tx.userdata.findMany({
    where: { pengelolaid: row.pengelolaid, statusakun: 1 },
    select: { userid: true, bahasa: true },
  });
  await putInInbox(tx, people, managers, row, reason);
}
