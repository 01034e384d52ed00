import { formatDeadline } from "@retribusi/contract/define/dates";
import { type Label, type Language, languages } from "@retribusi/contract/define/label";
import { formatRupiah } from "@retribusi/contract/define/money";
import { fillMessage } from "@retribusi/contract/errors";
import { isOpenRefund } from "@retribusi/contract/features/billing/refund.rules";
import { periodInSentence } from "@retribusi/contract/features/booking/booking.period";
import { bookingStates, stateOf } from "@retribusi/contract/features/booking/booking.states";
import { enqueueNews } from "../../lib/outbox/enqueue.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { arrivalOf, type BookingRow, findSupplement, intervalOf, owedOf } from "./booking.query.ts";
import { wantedOf } from "./move-request.ts";
import type { NewsPayload, ToldText } from "./news.ts";
import type { Notice, NoticeText } from "./server-action.ts";

const moment = (row: BookingRow, instant: Date | null, language: Language): string =>
  instant ? formatDeadline(instant, arrivalOf(row).hours.zone, language) : "–";

/** Rupiah that open refund cases of the booking ask for. */
export const openRefundOf = ({ pengembalian }: Pick<BookingRow, "pengembalian">): number =>
  pengembalian
    .filter(({ statuspengembalian }) => isOpenRefund(statuspengembalian))
    .reduce((total, { jumlah }) => total + Number(jumlah), 0);

function wanted(row: BookingRow, language: Language): string {
  const [request] = row.permintaan_jadwal;
  if (!request) return "–";
  return periodInSentence(wantedOf(request), request.satuantarif, arrivalOf(row).hours.zone, language);
}

type Facts = Readonly<Record<string, string | number>>;
type Fact = (row: BookingRow, language: Language, reason: string | null) => string | number;

/** What a notice may name in braces. */
export const noticeFacts: Readonly<Record<string, Fact>> = {
  id: ({ id }) => id,
  object: ({ mst_objectretribusi: { objectname, subobjectname } }) =>
    subobjectname ? `${objectname}, ${subobjectname}` : objectname,
  time: (row, language) => periodInSentence(intervalOf(row), row.satuantarif, arrivalOf(row).hours.zone, language),
  /** Of the latest request for other dates. */
  wanted,
  answerby: (row, language) => moment(row, row.permintaan_jadwal[0]?.batasjawab ?? null, language),
  total: ({ totalbiaya }) => formatRupiah(Number(totalbiaya)),
  refund: (row) => formatRupiah(openRefundOf(row)),
  deadline: (row, language) => moment(row, row.bataswaktu, language),
  payuntil: (row, language) => moment(row, row.tglexpiredbilling, language),
  idbilling: ({ idbilling }) => idbilling ?? "–",
  rest: (row) => formatRupiah(owedOf(row)),
  restid: (row) => findSupplement(row)?.idbilling ?? "–",
  restuntil: (row, language) => moment(row, findSupplement(row)?.tglexpired ?? null, language),
  customer: ({ namapemesan }) => namapemesan,
  state: ({ statusbooking }, language) => bookingStates[stateOf(statusbooking)].label[language],
  reason: (_row, _language, reason) => reason ?? "–",
};

/** A locked screen names nobody: whoever it is stands there as this. */
const somebody: Label = { en: "A customer", id: "Seorang pemesan" };

const factsIn = (row: BookingRow, reason: string | null, language: Language) =>
  Object.fromEntries(Object.entries(noticeFacts).map(([name, fact]) => [name, fact(row, language, reason)]));

/** The text as it is true now, in both languages: whoever reads it later is told what happened, whatever has happened since. */
export function sayNotice(
  { subject, body }: NoticeText,
  row: BookingRow,
  reason: string | null,
): NoticeText & Pick<ToldText, "locked"> {
  const [en, id] = languages.map((language) => factsIn(row, reason, language));
  const filled = (text: Label): Label => ({ en: fillMessage(text.en, en ?? {}), id: fillMessage(text.id, id ?? {}) });
  const said = { subject: filled(subject), body: filled(body) };
  if (!subject.en.includes("{customer}")) return said;
  const unnamed = (language: Language, facts: Facts = {}) =>
    fillMessage(subject[language], { ...facts, customer: somebody[language] });
  return { ...said, locked: { en: unnamed("en", en), id: unnamed("id", id) } };
}

/** What the customer is told of it, with its names still in braces. */
export const customerText = (customer: Notice["customer"], row: BookingRow, reason: string | null) =>
  typeof customer === "function" ? customer(row, reason) : customer;

/**
 * Leaves what happened to a booking as one row of the same transaction, so that nobody hears of what didn't happen: who hears of it, and how, is
 * found after commit (`news.ts`). A step that nobody is told of leaves its row all the same: open screens follow it.
 */
export async function notify(
  tx: Transaction,
  aksi: string,
  { customer, managers, agency, deciders, work, choice }: Notice,
  row: BookingRow,
  reason: string | null,
): Promise<void> {
  const told = customerText(customer, row, reason);
  const asked = agency?.(row);
  const news: NewsPayload = {
    aksi,
    ...(told ? { customer: sayNotice(told, row, reason) } : {}),
    ...(managers ? { managers: sayNotice(managers, row, reason) } : {}),
    ...(asked ? { agency: sayNotice(asked, row, reason) } : {}),
    ...(deciders ? { deciders: sayNotice(deciders, row, reason) } : {}),
    ...(work ? { work } : {}),
    ...(choice ? { choice } : {}),
  };
  await enqueueNews(tx, row.id, news);
}
