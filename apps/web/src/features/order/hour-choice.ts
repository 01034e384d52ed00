import type { FreeSlot } from "./nearest-free.ts";
import type { OrderWish } from "./order-wish.ts";

type Hours = Pick<OrderWish, "start" | "end">;

const canHave = (slot: FreeSlot, units: number) => !slot.lewat && slot.bebas >= units;

/**
 * What a press on an hour does: the first chooses it, a later one stretches the use up to it when every hour between
 * is free, an earlier or unreachable one starts again, and the only chosen one is given up.
 */
export function pressHour(slots: readonly FreeSlot[], { start, end, units }: OrderWish, pressed: FreeSlot): Hours {
  const alone: Hours = { start: pressed.jammulai, end: pressed.jamakhir };
  if (start === undefined || end === undefined) return alone;
  if (start === pressed.jammulai && end === pressed.jamakhir) return { start: undefined, end: undefined };
  if (pressed.jammulai < end) return alone;
  const between = slots.filter((slot) => slot.jammulai >= start && slot.jammulai <= pressed.jammulai);
  return between.every((slot) => canHave(slot, units)) ? { start, end: pressed.jamakhir } : alone;
}

export const isChosenHour = (slot: FreeSlot, { start, end }: OrderWish): boolean =>
  start !== undefined && end !== undefined && slot.jammulai >= start && slot.jamakhir <= end;
