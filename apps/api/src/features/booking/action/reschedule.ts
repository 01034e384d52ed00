import { formatRupiah } from "@retribusi/contract/define/money";
import { firstDayOf, latestArrival } from "@retribusi/contract/features/booking/booking.interval";
import { moveBillEnd } from "../../billing/bill.ts";
import { approvedDiscount, yearOf } from "../booking.query.ts";
import { holidaysFor, hoursOf } from "../object.query.ts";
import { planOf } from "../pricing.ts";
import { priceChanged, refusal } from "../refusal.ts";
import { discountReturned, withPrice } from "../reprice.ts";
import { requireUnits } from "../require-units.ts";
import type { BookingWrite, EffectContext, NoticeText, ServerAction } from "../server-action.ts";

/** A paid booking can only move where the price stays equal; a bill must not outlive the new arrival. */
async function keepMoney(context: EffectContext<"reschedule">, total: number, arrival: Date): Promise<BookingWrite> {
  const { tx, booking, facts } = context;
  const old = Number(booking.totalbiaya);
  if (facts.state === "paid" && total !== old) {
    const difference = total - old;
    throw refusal("PRICE_DIFFERS", {
      old: formatRupiah(old),
      new: formatRupiah(total),
      difference: `${difference > 0 ? "+" : ""}${formatRupiah(difference)}`,
    });
  }
  const expires = booking.tglexpiredbilling;
  if (facts.state !== "awaitingPayment" || !expires || expires <= arrival) return {};
  await moveBillEnd(tx, booking.id, arrival);
  return { tglexpiredbilling: arrival };
}
const moved: NoticeText = {
  subject: { en: "New dates for booking {id}", id: "Jadwal baru pesanan {id}" },
  body: {
    en: "Your booking of {object} was moved to {time}. Total: {total}. State: {state}.",
    id: "Pesanan Anda untuk {object} dipindah ke {time}. Total: {total}. Status: {state}.",
  },
};

/** The new interval is taken before the old one is given up, in the same transaction: on any refusal the old one stays. */
export const reschedule: ServerAction<"reschedule"> = {
  effect: async (context) => {
    const { tx, now, booking, input, actor } = context;
    const object = booking.mst_objectretribusi;
    const wish = { waktu: input.waktu, jumlahunit: booking.jumlahunit, kelompoktarif: booking.kelompoktarif };
    const holidays = await holidaysFor(tx, [object], firstDayOf(input.waktu));
    const plan = planOf(object, wish, now, {
      holidays,
      approved: approvedDiscount(booking),
      isCounter: !actor.relations.includes("owner"),
    });
    if (input.totalbiaya !== plan.price.totalbiaya) throw priceChanged(input.totalbiaya, plan.price.totalbiaya);
    await requireUnits(context, plan.interval, booking.jumlahunit);
    const hours = hoursOf(object);
    const arrival = latestArrival(plan.interval, input.waktu.satuan, hours);
    const kept = await keepMoney(context, plan.price.totalbiaya, arrival);
    return withPrice(context, plan.price, {
      tglmulaipemakaian: plan.interval.start,
      tglakhirpemakaian: plan.interval.end,
      satuantarif: plan.tariff.satuantarif,
      tarifid: plan.tariff.id,
      sesi: plan.sesi,
      tahun: yearOf(plan.interval.start, hours.zone),
      ...kept,
    });
  },
  notice: {
    customer: (_row, reason) => (reason === null ? moved : discountReturned),
    choice: "kemajuan",
  },
};
