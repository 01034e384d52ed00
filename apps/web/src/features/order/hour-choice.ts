import { addDays } from "@retribusi/contract/define/dates";
import type { OrderWish } from "./order-wish.ts";

/** One hour of a day, or of the night that follows it. */
export interface FreeSlot {
  readonly tanggal: string;
  readonly jammulai: string;
  readonly jamakhir: string;
  readonly bebas: number;
  readonly lewat: boolean;
}

type Hours = Partial<Pick<OrderWish, "from" | "start" | "end">>;

const canHave = (slot: FreeSlot, units: number) => !slot.lewat && slot.bebas >= units;

/** Whether one hour begins when the other ends: over midnight too, and not over the time at which it is closed. */
const follows = (slot: FreeSlot, before: FreeSlot): boolean =>
  before.jamakhir === "24:00"
    ? slot.jammulai === "00:00" && slot.tanggal === addDays(before.tanggal, 1)
    : slot.jammulai === before.jamakhir && slot.tanggal === before.tanggal;

/** Hours that can be used as one. */
const isUnbroken = (slots: readonly FreeSlot[]): boolean =>
  slots.every((slot, at) => {
    const before = slots[at - 1];
    return before === undefined || follows(slot, before);
  });

/** The hours of a list that are chosen, in its order. */
export function chosenHours<S extends FreeSlot>(slots: readonly S[], { from, start, end }: Hours): S[] {
  const first = slots.findIndex((slot) => slot.tanggal === from && slot.jammulai === start);
  const last = slots.findIndex((slot, at) => at >= first && slot.jamakhir === end);
  return first < 0 || last < 0 ? [] : slots.slice(first, last + 1);
}

/**
 * What a press on an hour does: the first chooses it, a later one stretches the use up to it when every hour between
 * is free, an earlier or unreachable one starts again, and the only chosen one is given up.
 */
export function pressHour(slots: readonly FreeSlot[], wish: OrderWish, pressed: FreeSlot): Hours {
  const alone: Hours = { from: pressed.tanggal, start: pressed.jammulai, end: pressed.jamakhir };
  const chosen = chosenHours(slots, wish);
  const [first] = chosen;
  if (!first) return alone;
  const isChosen = (slot: FreeSlot) => slot.tanggal === pressed.tanggal && slot.jammulai === pressed.jammulai;
  if (chosen.length === 1 && isChosen(first)) return { start: undefined, end: undefined };
  if (chosen.some(isChosen)) return alone;
  const between = slots.slice(slots.indexOf(first), slots.findIndex(isChosen) + 1);
  const isReachable = between.length > 0 && isUnbroken(between) && between.every((slot) => canHave(slot, wish.units));
  return isReachable ? { start: wish.start, end: pressed.jamakhir } : alone;
}
