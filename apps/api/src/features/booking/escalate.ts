import { formatInstant } from "@retribusi/contract/define/dates";
import { queuePage } from "@retribusi/contract/features/booking/booking.queue";
import { codeOf } from "@retribusi/contract/features/booking/booking.states";
import type { Deps } from "../../lib/deps.ts";
import { enqueueMail } from "../../lib/outbox/enqueue.ts";
import { inTransaction } from "../../lib/transaction.ts";
import { webAddress } from "../../lib/web-address.ts";
import { type Addressee, type Letter, languageOf, letterTo } from "../identity/letter.ts";
import { holdBooking } from "./apply.ts";
import type { BookingRow } from "./booking.query.ts";
import { type LateOrder, listLateOrders, listReaders } from "./late-order.query.ts";
import { noticeFacts } from "./notice.ts";

const letter: Letter = {
  subject: { en: "Order {id} waits too long for an answer", id: "Pesanan {id} terlalu lama menunggu jawaban" },
  body: {
    en: `Hello {fullname},

order {id} of {customer} has waited since {since}, {hours} working hours: {object}, {time}. Nobody has answered it yet, and it expires unanswered at {deadline}.

{link}`,
    id: `Halo {fullname},

pesanan {id} dari {customer} menunggu sejak {since}, {hours} jam kerja: {object}, {time}. Belum ada yang menjawabnya, dan pesanan ini kedaluwarsa tanpa jawaban pada {deadline}.

{link}`,
  },
};

/** What a reader is told of an order that waits too long. */
export function escalationMail(
  reader: Addressee,
  booking: BookingRow,
  { since, hours, zone }: Pick<LateOrder, "since" | "hours" | "zone">,
  link: string,
) {
  const language = languageOf(reader);
  const named = ["id", "customer", "object", "time", "deadline"].map((name) => [
    name,
    noticeFacts[name]?.(booking, language, null) ?? "–",
  ]);
  const facts = { ...Object.fromEntries(named), hours, link, since: formatInstant(since, zone, language) };
  return letterTo(reader, letter, facts);
}

/**
 * Mails one order to whoever is next, with the note that they were, in one transaction: what was sent once isn't sent again, whatever
 * crashes. Answers how many mails there are: none when it was answered meanwhile, or another process was faster.
 */
const escalate = ({ db, env }: Deps, late: LateOrder): Promise<number> =>
  inTransaction(db, async (tx) => {
    const { booking } = await holdBooking(tx, late.id);
    const { id: bookingid, statusbooking, tglstatus: sejak, jenisbooking } = booking;
    if (statusbooking !== codeOf("submitted") || sejak.getTime() !== late.since.getTime()) return 0;
    const sent = { bookingid, sejak, langkah: { gte: late.step } };
    if ((await tx.eskalasi.count({ where: sent })) > 0) return 0;
    const readers = await listReaders(tx, late);
    await tx.eskalasi.createMany({
      data: readers.map(({ userid }) => ({ bookingid, sejak, langkah: late.step, userid })),
    });
    const link = webAddress(env, `/${queuePage}?id=${bookingid}&jenis=${jenisbooking}`);
    for (const reader of readers) await enqueueMail(tx, escalationMail(reader, booking, late, link), bookingid);
    return readers.length;
  });

/**
 * Mails orders that wait for an answer longer than their group's limit to whoever stands in or is there beside, and after twice as long to
 * the agency, each step once; answers how many mails there are. Any number of processes may run it as often as they like.
 */
export async function escalateOrders(deps: Deps, now = deps.clock.now()): Promise<number> {
  let mails = 0;
  for (const late of await listLateOrders(deps.db, now)) mails += await escalate(deps, late);
  return mails;
}
