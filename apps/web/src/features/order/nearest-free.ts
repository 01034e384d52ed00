import { addDays, daysBetween } from "@retribusi/contract/define/dates";
import { chosenHours, isUnbroken } from "./hour-choice.ts";
import type { OrderWish } from "./order-wish.ts";

/** One day of the availability calendar; for lodging the night that begins on it. */
export interface FreeDay {
  readonly tanggal: string;
  readonly bebas: number;
  readonly lewat: boolean;
}

/** One hour of a day, or of the night that follows it. */
export interface FreeSlot {
  readonly tanggal: string;
  readonly jammulai: string;
  readonly jamakhir: string;
  readonly bebas: number;
  readonly lewat: boolean;
}

const isFree = (day: { readonly bebas: number; readonly lewat: boolean }, units: number) =>
  !day.lewat && day.bebas >= units;

/** First days from which `length` days in a row have enough units, the nearest to the wanted day first. */
function freeStarts(days: readonly FreeDay[], length: number, units: number, wanted: string): string[] {
  const starts = days
    .filter((_, index) => {
      const stretch = days.slice(index, index + length);
      return stretch.length === length && stretch.every((day) => isFree(day, units));
    })
    .map((day) => day.tanggal);
  const distance = (start: string) => Math.abs(daysBetween(wanted, start));
  return starts.sort((a, b) => distance(a) - distance(b) || (a < b ? -1 : 1));
}

/**
 * The same stay at other dates, nearest first. Offers that overlap an earlier one only shift it by a day or two and
 * help nobody, so they are left out.
 * @param days the calendar around the wanted dates, without gaps
 */
export function nearestStays(days: readonly FreeDay[], wish: OrderWish, count = 3): OrderWish[] {
  const { by, from, to } = wish;
  if (from === undefined || (by !== "malam" && by !== "hari")) return [];
  const last = to ?? from;
  const length = by === "malam" ? daysBetween(from, last) : daysBetween(from, last) + 1;
  if (length < 1) return [];
  const chosen: string[] = [];
  for (const start of freeStarts(days, length, wish.units, from)) {
    if (start === from || chosen.some((other) => Math.abs(daysBetween(other, start)) < length)) continue;
    chosen.push(start);
    if (chosen.length === count) break;
  }
  return chosen.sort().map((start) => ({ ...wish, from: start, to: addDays(start, daysBetween(from, last)) }));
}

/** As many hours at another time of the same day, nearest first. */
export function nearestHours(slots: readonly FreeSlot[], wish: OrderWish, count = 3): OrderWish[] {
  const wanted = chosenHours(slots, wish);
  const { length } = wanted;
  const [first] = wanted;
  if (!first) return [];
  const wantedAt = slots.indexOf(first);
  return slots
    .flatMap((slot, index) => {
      const stretch = slots.slice(index, index + length);
      const last = stretch.at(-1);
      const isWhole = stretch.length === length && isUnbroken(stretch);
      const fits = isWhole && stretch.every((hour) => isFree(hour, wish.units));
      const { tanggal: from, jammulai: start } = slot;
      return fits && last && index !== wantedAt ? [{ index, from, start, end: last.jamakhir }] : [];
    })
    .sort((a, b) => Math.abs(a.index - wantedAt) - Math.abs(b.index - wantedAt))
    .slice(0, count)
    .map(({ index: _, ...hours }) => ({ ...wish, ...hours }));
}
