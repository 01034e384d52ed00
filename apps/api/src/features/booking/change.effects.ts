import { localDate } from "@retribusi/contract/define/dates";
import { formatRupiah } from "@retribusi/contract/define/money";
import { type Interval, latestArrival } from "@retribusi/contract/features/booking/booking.interval";
import { findTariff, type Price, priceWith } from "@retribusi/contract/features/booking/booking.price";
import { mustAgreeAgain } from "@retribusi/contract/features/booking/booking.rules";
import { closeBills, withoutBill } from "../billing/bill.ts";
import { countFree } from "./availability.ts";
import { approvedDiscount, arrivalOf, type BookingRow, intervalOf, yearOf } from "./booking.query.ts";
import type { BookingWrite, Effect, EffectContext, Outcome } from "./effect.ts";
import { hoursOf, tariffsOf } from "./object.query.ts";
import { planOf } from "./pricing.ts";
import { priceChanged, refusal, soldOut } from "./refusal.ts";

type Changing = EffectContext<"change"> | EffectContext<"reschedule">;

/** Units for the booking as it will be; its own hold doesn't stand in its way. */
async function requireUnits({ tx, now, booking }: Changing, interval: Interval, units: number): Promise<void> {
  const free = await countFree(tx, booking.mst_objectretribusi, interval, now, booking.id);
  if (free < units) throw soldOut(free, units);
}

const priceColumns = (price: Price): BookingWrite => ({
  tarif: BigInt(price.tarif),
  lamapemakaian: price.lamapemakaian,
  jumlahunit: price.jumlahunit,
  diskon: BigInt(price.diskon),
  totalbiaya: BigInt(price.totalbiaya),
});

/**
 * An approval covers the price it was given for: at any other the discount is a proposal again, and waits for another approval. Answers
 * with the number of its decision.
 */
async function returnDiscount({ tx, booking }: Pick<EffectContext<"change">, "tx" | "booking">, { subtotal }: Price) {
  const lost = booking.diskon_booking.filter(
    (one) => one.keputusan === "disetujui" && Number(one.subtotal) !== subtotal,
  );
  await tx.diskon_booking.updateMany({
    where: { id: { in: lost.map(({ id }) => id) } },
    data: { keputusan: "diajukan", diputusoleh: null, tglputus: null },
  });
  return lost[0]?.nomorsk ?? null;
}

/**
 * A price that changed after the customer agreed sends the booking back to them, and a bill over the old price is void.
 * Earlier there is nothing to take back.
 */
export async function withPrice(
  context: Pick<EffectContext<"change">, "tx" | "booking" | "facts">,
  price: Price,
  write: BookingWrite,
): Promise<Outcome> {
  const { tx, booking, facts } = context;
  const columns = { ...write, ...priceColumns(price) };
  const reason = await returnDiscount(context, price);
  if (!mustAgreeAgain(facts.state, Number(booking.totalbiaya), price.totalbiaya)) return { write: columns, reason };
  await closeBills(tx, booking.id, "batal");
  return { to: "complete", write: { ...columns, ...withoutBill, hargadikonfirmasi: null }, reason };
}

/** The tariff of a payer group for the booking's own time. */
function tariffFor(booking: BookingRow, kelompok: BookingRow["kelompoktarif"]): number {
  if (kelompok === booking.kelompoktarif) return Number(booking.tarif);
  const { hours } = arrivalOf(booking);
  const tariff = findTariff(tariffsOf(booking.mst_objectretribusi), {
    satuan: booking.satuantarif,
    kelompok,
    sesi: booking.sesi,
    date: localDate(booking.tglmulaipemakaian, hours.zone),
  });
  if (!tariff) throw refusal("NO_TARIFF");
  return tariff.tarif;
}

export const change: Effect<"change"> = async (context) => {
  const { booking, input } = context;
  const { versi: _, jumlahunit = booking.jumlahunit, kelompoktarif = booking.kelompoktarif, ...contact } = input;
  if (jumlahunit > booking.mst_objectretribusi.jumlahobject) {
    throw refusal("TOO_MANY_UNITS", { max: booking.mst_objectretribusi.jumlahobject });
  }
  if (jumlahunit !== booking.jumlahunit) await requireUnits(context, intervalOf(booking), jumlahunit);
  const parts = {
    tarif: tariffFor(booking, kelompoktarif),
    satuantarif: booking.satuantarif,
    lamapemakaian: booking.lamapemakaian,
    jumlahunit,
  };
  const price = priceWith(parts, approvedDiscount(booking));
  return withPrice(context, price, { ...contact, kelompoktarif });
};

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
  await tx.tagihan.updateMany({
    where: { bookingid: booking.id, statustagihan: "terbit" },
    data: { tglexpired: arrival },
  });
  return { tglexpiredbilling: arrival };
}

/** The new interval is taken before the old one is given up, in the same transaction: on any refusal the old one stays. */
export const reschedule: Effect<"reschedule"> = async (context) => {
  const { now, booking, input } = context;
  const object = booking.mst_objectretribusi;
  const wish = { waktu: input.waktu, jumlahunit: booking.jumlahunit, kelompoktarif: booking.kelompoktarif };
  const plan = planOf(object, wish, now, approvedDiscount(booking));
  if (input.totalbiaya !== plan.price.totalbiaya) throw priceChanged(input.totalbiaya, plan.price.totalbiaya);
  await requireUnits(context, plan.interval, booking.jumlahunit);
  const hours = hoursOf(object);
  const arrival = latestArrival(plan.interval, input.waktu.satuan, hours);
  const kept = await keepMoney(context, plan.price.totalbiaya, arrival);
  const outcome = await withPrice(context, plan.price, {
    tglmulaipemakaian: plan.interval.start,
    tglakhirpemakaian: plan.interval.end,
    satuantarif: plan.tariff.satuantarif,
    sesi: plan.sesi,
    tahun: yearOf(plan.interval.start, hours.zone),
    ...kept,
  });
  return outcome;
};
