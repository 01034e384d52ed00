import { latestArrival } from "@retribusi/contract/features/booking/booking.interval";
import type { Price } from "@retribusi/contract/features/booking/booking.price";
import { moveBillEnd } from "../../billing/bill.ts";
import { differenceRefunds, openRefunds } from "../../billing/refund.ts";
import { billRest } from "../bill-rest.ts";
import { type BookingRow, owedOf, yearOf } from "../booking.query.ts";
import { openRefundOf } from "../notice.ts";
import { hoursOf } from "../object.query.ts";
import { planMove } from "../plan-move.ts";
import { toVerify, withRefund } from "../refund-words.ts";
import { discountReturned, priceColumns, withPrice } from "../reprice.ts";
import type { BookingWrite, EffectContext, NoticeText, Outcome, ServerAction } from "../server-action.ts";
import { withSupplement } from "../supplement-words.ts";

type Moving = EffectContext<"reschedule">;

/** A bill must not outlive the new arrival. */
async function shortenBill({ tx, booking, facts }: Moving, arrival: Date): Promise<BookingWrite> {
  const expires = booking.tglexpiredbilling;
  if (facts.state !== "awaitingPayment" || !expires || expires <= arrival) return {};
  await moveBillEnd(tx, booking.id, arrival);
  return { tglexpiredbilling: arrival };
}

/** A paid booking that gets dearer owes the difference by a supplementary bill; of one that gets cheaper it comes back as a refund case. */
async function settleDifference(context: Moving, price: Price, write: BookingWrite): Promise<Outcome> {
  const { tx, booking, actor } = context;
  const rest = owedOf(booking) + price.totalbiaya - Number(booking.totalbiaya);
  const wish = { alasan: "Jadwal baru lebih murah", by: actor.userid };
  if (rest < 0) await openRefunds(tx, booking, differenceRefunds(booking, -rest), wish);
  const billed = await billRest(context, rest);
  return { ...billed, write: { ...write, ...priceColumns(price), ...billed.write } };
}

const moved: NoticeText = {
  subject: { en: "New dates for booking {id}", id: "Jadwal baru pesanan {id}" },
  body: {
    en: "Your booking of {object} was moved to {time}. Total: {total}. State: {state}.",
    id: "Pesanan Anda untuk {object} dipindah ke {time}. Total: {total}. Status: {state}.",
  },
};

const cheaper = toVerify({
  en: "The paid booking of {object} by {customer} got cheaper by new dates, {time}.",
  id: "Pesanan lunas {object} oleh {customer} menjadi lebih murah karena jadwal baru, {time}.",
});

/** The agency has a refund to look at where the new time is cheaper. */
export const verifyMoved = (row: BookingRow): NoticeText | undefined => (openRefundOf(row) > 0 ? cheaper : undefined);

/** What its customer is told of a new time. */
export function movedNotice(row: BookingRow): NoticeText {
  if (owedOf(row) > 0) return withSupplement(moved);
  return openRefundOf(row) > 0 ? withRefund(moved, row) : moved;
}

/** The new interval is taken before the old one is given up, in the same transaction: on any refusal the old one stays. */
export const reschedule: ServerAction<"reschedule"> = {
  effect: async (context) => {
    const { booking, facts, input } = context;
    const plan = await planMove(context, input);
    const hours = hoursOf(booking.mst_objectretribusi);
    const arrival = latestArrival(plan.interval, input.waktu.satuan, hours);
    const write: BookingWrite = {
      tglmulaipemakaian: plan.interval.start,
      tglakhirpemakaian: plan.interval.end,
      satuantarif: plan.tariff.satuantarif,
      tarifid: plan.tariff.id,
      sesi: plan.sesi,
      tahun: yearOf(plan.interval.start, hours.zone),
    };
    if (facts.state === "paid") return settleDifference(context, plan.price, write);
    return withPrice(context, plan.price, { ...write, ...(await shortenBill(context, arrival)) });
  },
  notice: {
    customer: (row, reason) => (reason === null ? movedNotice(row) : discountReturned),
    agency: verifyMoved,
    choice: "kemajuan",
  },
};
