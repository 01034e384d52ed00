import type { Language } from "@retribusi/contract/define/label";
import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import { bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { optionalMailKinds } from "@retribusi/contract/features/identity/mail-choice.rules";
import type { Database } from "@retribusi/db/client";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import { z } from "zod";
import type { Handler } from "../../lib/outbox/dispatch.ts";
import { type DutyMail, enqueueDuties } from "../../lib/outbox/duty.ts";
import { enqueueLetter, takeMessage } from "../../lib/outbox/enqueue.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { languageOf } from "../identity/letter.ts";
import { deliverNotices } from "../inbox/delivery.ts";
import { eachOnce, type InCharge, inCharge, readersOf } from "./news-readers.ts";
import type { NoticeText } from "./server-action.ts";

const label = z.object({ en: z.string(), id: z.string() });
const told = z.object({
  subject: label,
  body: label,
  /** The subject for a locked screen, where the whole one names somebody. */
  locked: label.optional(),
});

/** What happened to a booking, and what each side is told of it, as it waits in the outbox. */
const newsPayload = z.object({
  /** The action of the machine, or what else happened. */
  aksi: z.string(),
  customer: told.optional(),
  managers: told.optional(),
  agency: told.optional(),
  /** Whoever may decide on the discount that was proposed. */
  deciders: told.optional(),
  /** The managers get mails, too: it waits for them. */
  work: z.boolean().optional(),
  choice: z.enum(optionalMailKinds).optional(),
});
export type NewsPayload = z.infer<typeof newsPayload>;
export type ToldText = z.infer<typeof told>;

type Readers = ReturnType<typeof readersOf>;
type Customer = ReturnType<Readers["customers"]["answer"]>[number];

/** A customer with an account reads their own language, anybody else both. */
async function mailCustomer(
  tx: Transaction,
  { aksi, choice: kind }: NewsPayload,
  { subject, body }: NoticeText,
  bookingid: number,
  emailpemesan: string | null,
  customer: Customer | undefined,
): Promise<void> {
  const to = customer?.email ?? emailpemesan;
  if (!to) return;
  const bahasa: readonly Language[] = customer ? [languageOf(customer)] : ["id", "en"];
  const choice = customer && kind ? { choice: { kind, refused: customer.surelditolak } } : {};
  await enqueueLetter(tx, { to, bahasa, aksi, subject, body, ...choice }, bookingid);
}

/** Who isn't told anything isn't asked for either. */
const nothing = { en: "", id: "" };
const unsaid: ToldText = { subject: nothing, body: nothing };

/** What one side of the staff reads: in the inbox always, by mail where it is for them to do. */
interface Told {
  readonly readers: readonly InCharge[];
  readonly text: ToldText | undefined;
}

/** The booking, and its page. */
interface About {
  readonly bookingid: number;
  readonly jalur: string;
}

function noticesOf({ readers, text: { subject, body, locked = subject } = unsaid }: Told, about: About) {
  return readers.map((reader) => {
    const bahasa = languageOf(reader);
    const { userid, more } = reader;
    return { ...about, userid, bahasa, judul: subject[bahasa], terkunci: locked[bahasa], isi: body[bahasa] + more };
  });
}

const openWords = { en: "Open the booking", id: "Buka pesanan" } as const;

/** The mail to somebody of the staff for whom it is to do. */
export const workMail = (
  { subject, body }: NoticeText,
  { bahasa, more, aksi, path }: { bahasa: Language; more: string; aksi: string; path: string },
): Omit<DutyMail, "to"> => ({
  ...{ bahasa, subject: subject[bahasa], paragraphs: `${body[bahasa]}${more}`.split(/\n\s*\n/) },
  ...{ link: { label: openWords[bahasa], path }, aksi },
});

const dutiesOf = ({ readers, text = unsaid }: Told, aksi: string, path: string) =>
  readers.map((worker) => {
    const about = { bahasa: languageOf(worker), more: worker.more, aksi, path };
    return { worker, mail: workMail(text, about) };
  });

/** Makes of one row of news the notices inside the application, the customer's mail and those of the staff. */
async function expand(tx: Transaction, news: NewsPayload, bookingid: number): Promise<void> {
  const found = await ask(sqlOf(tx), readersOf(news, bookingid));
  const [ordered] = found.ordered;
  if (!ordered) return;
  const jalur = `/${bookingEntity[z.enum(bookingKinds).parse(ordered.jenis)]}/view/${bookingid}`;
  const managers: Told = { readers: inCharge(found.managers, found.deputies), text: news.managers };
  const deciders: Told = { readers: eachOnce(found.deciders), text: news.deciders };
  const notices = [
    { readers: eachOnce(found.customers), text: news.customer },
    managers,
    { readers: eachOnce(found.agency), text: news.agency },
    deciders,
  ].flatMap((told) => noticesOf(told, { bookingid, jalur }));
  await deliverNotices(tx, notices);
  if (news.customer) await mailCustomer(tx, news, news.customer, bookingid, ordered.email, found.customers[0]);
  const work = news.work ? dutiesOf(managers, news.aksi, jalur) : [];
  const duties = [
    ...work.map((duty) => ({ ...duty, choice: "tugas" as const })),
    ...dutiesOf(deciders, news.aksi, jalur),
  ];
  await enqueueDuties(tx, duties, bookingid);
}

/**
 * Tells of what happened to bookings, after commit: whoever hears of it is found now, and the row is taken in the transaction that writes notices
 * and mails, so that a process that dies leaves none of them or all. In the order of the rows for each booking; no mail server is needed.
 */
export const newsHandler =
  (db: Database): Handler =>
  (muatan, id) =>
    inTransaction(db, async (tx) => {
      if (!(await takeMessage(tx, id))) return;
      const { bookingid } = await tx.outbox.findUniqueOrThrow({ where: { id }, select: { bookingid: true } });
      if (bookingid !== null) await expand(tx, newsPayload.parse(muatan), bookingid);
    });
