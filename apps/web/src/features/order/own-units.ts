import type { CalendarDay } from "../catalog/availability-query.ts";
import { isStretch } from "./day-choice.ts";
import { chosenHours } from "./hour-choice.ts";
import type { FreeSlot } from "./nearest-free.ts";
import { daysUsed, type OrderWish } from "./order-wish.ts";

/** The time and units of a booking that gets other dates; nothing for a new order. */
type Own = OrderWish | undefined;

/** A day as it is free for a booking that gets other dates: the public answer counts its own units as taken. */
export function withOwnDay(day: CalendarDay, own: Own): CalendarDay {
  const used = own && isStretch(own.by) ? daysUsed(own) : undefined;
  if (!own || !used || day.tanggal < used.first || day.tanggal > used.last) return day;
  return { ...day, bebas: day.bebas + own.units };
}

/** The same of the hours of a day. */
export function withOwnHours<S extends FreeSlot>(slots: readonly S[], own: Own): readonly S[] {
  if (own?.by !== "jam") return slots;
  const used = chosenHours(slots, own);
  return slots.map((slot) => (used.includes(slot) ? { ...slot, bebas: slot.bebas + own.units } : slot));
}
