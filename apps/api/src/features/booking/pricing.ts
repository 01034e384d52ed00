import { isDayOff, type LocalDate, localDate } from "@retribusi/contract/define/dates";
import type { Label } from "@retribusi/contract/define/label";
import {
  duration,
  firstDayOf,
  type Interval,
  type IntervalChoice,
  type Ordering,
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
import { type TariffUnit, tariffUnitLabels } from "@retribusi/contract/features/catalog/catalog.kinds";
import { hoursOn } from "@retribusi/contract/features/policy/policy.hours";
import { lengthsOf } from "@retribusi/contract/features/policy/policy.rules";
import type { PayerGroup } from "@retribusi/contract/features/revenue/revenue.payers";
import type { Holidays } from "../system/holiday.query.ts";
import { hoursOf, type PricedRow, tariffsOf, timesOf } from "./object.query.ts";
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

const so = (count: number, { en, id }: Label): Label => ({
  en: `${count} ${en}${count > 1 ? "s" : ""}`,
  id: `${count} ${id}`,
});
/** “12 months”. */
export const inUnit = (count: number, unit: TariffUnit): Label => so(count, tariffUnitLabels[unit]);
const inHours = (count: number): Label => (count % 24 === 0 ? inUnit(count / 24, "hari") : inUnit(count, "jam"));

type Values = Readonly<Record<string, string | number | Label>>;

/** Facts that the sentence of a refused interval names. */
export function intervalValues(reason: BookingReason, object: PricedRow, choice: IntervalChoice): Values {
  const { satuan } = choice;
  const lengths = lengthsOf(object, satuan);
  switch (reason) {
    case "TOO_SHORT":
      return { min: inUnit(lengths.min, satuan) };
    case "TOO_LONG":
      return { max: inUnit(lengths.max, satuan) };
    case "TOO_SOON":
      return { lead: inHours(object.minpesanjam) };
    case "TOO_FAR":
      return { ahead: inUnit(object.makspesanhari, "hari") };
    case "TOO_MANY_UNITS":
      return { max: object.jumlahobject };
    case "OUTSIDE_HOURS": {
      const open = hoursOn(object, firstDayOf(choice)) ?? object;
      return { open: open.jambuka, close: open.jamtutup };
    }
    default:
      return {};
  }
}

/** Why the wish can't be met at any price, with the sentence that says it. */
function refuseWish(
  object: PricedRow,
  tariffs: readonly Tariff[],
  wish: Wish,
  now: Date,
  who: Ordering,
): BookingReason | undefined {
  if (object.statusobject !== 1) return "OBJECT_INACTIVE";
  if (tariffs.length === 0) return "NO_TARIFF";
  if (!tariffs.some((tariff) => tariff.satuantarif === wish.waktu.satuan)) return "WRONG_UNIT";
  if (wish.jumlahunit > object.jumlahobject) return "TOO_MANY_UNITS";
  return refuseInterval(wish.waktu, timesOf(object), now, who);
}

/** Why a wish can't be met at any price, with what its sentence names. */
export interface Refused {
  readonly reason: BookingReason;
  readonly values: Values;
}

export const isRefused = (result: Plan | Refused): result is Refused => "reason" in result;

/** Who plans, and a discount that counts where it was approved for just this price. */
export interface Planning extends Ordering {
  /** As `holidaysFor` answers them for the days that are wanted. */
  readonly holidays: Holidays;
  readonly approved?: ApprovedDiscount | undefined;
}

/** Time and price of a wish, or why there is none. */
export function tryPlan(
  object: PricedRow,
  wish: Wish,
  now: Date,
  { approved, holidays, ...who }: Planning,
): Plan | Refused {
  const tariffs = tariffsOf(object);
  const reason = refuseWish(object, tariffs, wish, now, who);
  if (reason) return { reason, values: intervalValues(reason, object, wish.waktu) };
  const hours = hoursOf(object);
  const interval = toInterval(wish.waktu, hours);
  const firstDay = localDate(interval.start, hours.zone);
  const sesi = sessionOf(wish.waktu);
  const { satuan } = wish.waktu;
  const tariff = findTariff(tariffs, {
    ...{ satuan, kelompok: wish.kelompoktarif, sesi, date: firstDay },
    isDayOff: isDayOff(firstDay, holidays(object.idpemda)),
  });
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
export function planOf(object: PricedRow, wish: Wish, now: Date, planning: Planning): Plan {
  const plan = tryPlan(object, wish, now, planning);
  if (isRefused(plan)) throw refusal(plan.reason, plan.values);
  return plan;
}
