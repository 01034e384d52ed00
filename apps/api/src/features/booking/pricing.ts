import { type LocalDate, localDate } from "@retribusi/contract/define/dates";
import type { Label } from "@retribusi/contract/define/label";
import {
  duration,
  type Interval,
  type IntervalChoice,
  longest,
  refuseInterval,
  type Session,
  toInterval,
} from "@retribusi/contract/features/booking/booking.interval";
import {
  type ApprovedDiscount,
  findTariff,
  type Price,
  priceWith,
  type Tariff,
} from "@retribusi/contract/features/booking/booking.price";
import type { BookingReason } from "@retribusi/contract/features/booking/booking.reasons";
import { tariffUnitLabels } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { PayerGroup } from "@retribusi/contract/features/revenue/revenue.payers";
import { hoursOf, type PricedRow, tariffsOf } from "./object.query.ts";
import { refusal } from "./refusal.ts";

export interface Wish {
  readonly waktu: IntervalChoice;
  readonly jumlahunit: number;
  readonly kelompoktarif: PayerGroup;
}

/** An order as far as time and price go; units are another question. */
export interface Plan {
  readonly interval: Interval;
  readonly sesi: Session | null;
  readonly tariff: Tariff;
  readonly price: Price;
  readonly firstDay: LocalDate;
}

export const sessionOf = (choice: IntervalChoice): Session | null =>
  choice.satuan === "kegiatan" ? choice.sesi : null;

/** Facts that the sentence of a refused interval names. */
function intervalValues(
  reason: BookingReason,
  object: PricedRow,
  choice: IntervalChoice,
): Readonly<Record<string, string | number | Label>> {
  const max = longest[choice.satuan];
  const unit = tariffUnitLabels[choice.satuan];
  const words = { en: `${max} ${unit.en}${max > 1 ? "s" : ""}`, id: `${max} ${unit.id}` };
  return reason === "TOO_LONG"
    ? { max: words }
    : reason === "TOO_MANY_UNITS"
      ? { max: object.jumlahobject }
      : { open: object.jambuka, close: object.jamtutup };
}

/** Why the wish can't be met at any price, with the sentence that says it. */
function refuseWish(object: PricedRow, tariffs: readonly Tariff[], wish: Wish, now: Date): BookingReason | undefined {
  if (object.statusobject !== 1) return "OBJECT_INACTIVE";
  if (tariffs.length === 0) return "NO_TARIFF";
  if (!tariffs.some((tariff) => tariff.satuantarif === wish.waktu.satuan)) return "WRONG_UNIT";
  if (wish.jumlahunit > object.jumlahobject) return "TOO_MANY_UNITS";
  return refuseInterval(wish.waktu, hoursOf(object), now);
}

/** Why a wish can't be met at any price, with what its sentence names. */
export interface Refused {
  readonly reason: BookingReason;
  readonly values: ReturnType<typeof intervalValues>;
}

export const isRefused = (result: Plan | Refused): result is Refused => "reason" in result;

/** Time and price of a wish, with a discount that was approved for just this price, or why there is none. */
export function tryPlan(object: PricedRow, wish: Wish, now: Date, approved?: ApprovedDiscount): Plan | Refused {
  const tariffs = tariffsOf(object);
  const reason = refuseWish(object, tariffs, wish, now);
  if (reason) return { reason, values: intervalValues(reason, object, wish.waktu) };
  const hours = hoursOf(object);
  const interval = toInterval(wish.waktu, hours);
  const firstDay = localDate(interval.start, hours.zone);
  const sesi = sessionOf(wish.waktu);
  const { satuan } = wish.waktu;
  const tariff = findTariff(tariffs, { satuan, kelompok: wish.kelompoktarif, sesi, date: firstDay });
  if (!tariff) return { reason: "NO_TARIFF", values: {} };
  const parts = {
    tarif: tariff.tarif,
    satuantarif: tariff.satuantarif,
    lamapemakaian: duration(interval, satuan, hours.zone),
    jumlahunit: wish.jumlahunit,
  };
  const price = priceWith(parts, approved);
  return { interval, sesi, tariff, price, firstDay };
}

/** Like `tryPlan`; throws ACTION_REFUSED with the reason. */
export function planOf(object: PricedRow, wish: Wish, now: Date, approved?: ApprovedDiscount): Plan {
  const plan = tryPlan(object, wish, now, approved);
  if (isRefused(plan)) throw refusal(plan.reason, plan.values);
  return plan;
}
