import {
  duration,
  endAfter,
  type Interval,
  refuseClosed,
  toChoice,
} from "@retribusi/contract/features/booking/booking.interval";
import type { TariffUnit } from "@retribusi/contract/features/catalog/catalog.kinds";
import { longest } from "@retribusi/contract/features/policy/policy.rules";
import { type BookingRow, intervalOf, owedOf } from "./booking.query.ts";
import { hoursOf } from "./object.query.ts";
import { intervalValues, inUnit, type Refused } from "./pricing.ts";

/** A longer use of a booking. Amounts are whole rupiah. */
export interface Extension {
  readonly end: Date;
  readonly totalbiaya: number;
  /** What the supplementary bill asks for, with what an earlier one asked for. */
  readonly owed: number;
  /** Why the object can't be had so long, whatever is free. */
  readonly refused: Refused | undefined;
}

/** A choice has no room for longer than a day of hours or a year of months; nights and days have no end but other bookings. */
const isBounded = (unit: TariffUnit): boolean => unit === "jam" || unit === "bulan";

function refuse(booking: BookingRow, interval: Interval): Refused | undefined {
  const { mst_objectretribusi: object, satuantarif, sesi } = booking;
  const hours = hoursOf(object);
  const max = longest[satuantarif];
  if (isBounded(satuantarif) && duration(interval, satuantarif, hours.zone) > max) {
    return { reason: "TOO_LONG", values: { max: inUnit(max, satuantarif) } };
  }
  const choice = toChoice(interval, satuantarif, sesi, hours.zone);
  const reason = refuseClosed(choice, hours);
  return reason && { reason, values: intervalValues(reason, object, choice) };
}

/** A use that lasts so many units of its tariff longer, at that tariff; what was taken off the price stays taken off. */
export function planExtension(booking: BookingRow, added: number): Extension {
  const interval = intervalOf(booking);
  const end = endAfter(interval, booking.satuantarif, hoursOf(booking.mst_objectretribusi).zone, added);
  const price = Number(booking.tarif) * added * booking.jumlahunit;
  return {
    end,
    totalbiaya: Number(booking.totalbiaya) + price,
    owed: owedOf(booking) + price,
    refused: refuse(booking, { start: interval.start, end }),
  };
}
