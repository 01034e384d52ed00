import { intervalChoice } from "@retribusi/contract/features/booking/booking.interval";
import { tariffUnits } from "@retribusi/contract/features/catalog/catalog.kinds";
import { z } from "zod";
import { forgetPressed, isClaimed, isPressed, notePressed } from "../../lib/pressed.ts";
import type { OrderMode } from "./order-mode.ts";

const key = "retribusi.pending";

/** After that long nobody remembers what they pressed. */
const keptMs = 60 * 60_000;

const shape = z.object({
  /** Where the button was pressed, with all that was chosen. */
  path: z.string(),
  pressedAt: z.number(),
  /** The total that was on the screen, in rupiah: it is what was agreed to. */
  total: z.int(),
  name: z.string(),
  picture: z.string().nullable(),
  zona: z.string(),
  waktu: intervalChoice,
  satuantarif: z.enum(tariffUnits),
  lamapemakaian: z.int(),
  jumlahunit: z.int(),
  tglmulaipemakaian: z.string(),
  tglakhirpemakaian: z.string(),
});

/** An order whose button a visitor has pressed: this tab keeps it until they have signed in. Its key and note are in the draft. */
export type PendingOrder = z.output<typeof shape>;

export function keepPending(pressed: Omit<PendingOrder, "pressedAt">): void {
  sessionStorage.setItem(key, JSON.stringify({ ...pressed, pressedAt: Date.now() }));
  notePressed(pressed.path);
}

export function dropPending(): void {
  sessionStorage.removeItem(key);
  forgetPressed();
}

/** The order that was pressed at this address, lapsed or not. */
export function findPending(path: string): PendingOrder | undefined {
  if (!isPressed(path)) return undefined;
  try {
    return shape.safeParse(JSON.parse(sessionStorage.getItem(key) ?? "null")).data;
  } catch {
    return undefined;
  }
}

export const isLapsed = ({ pressedAt }: PendingOrder): boolean => Date.now() - pressedAt > keptMs;

/** What is said in place of an order that isn't placed by itself. */
export type Unplaced = "lapsed" | "notYours" | "elsewhere";

/** What becomes of a pending order now that somebody is signed in. */
export function judgePending(pending: PendingOrder, mode: OrderMode): "place" | Unplaced {
  if (mode !== "customer") return "notYours";
  if (!isClaimed(pending.path)) return "elsewhere";
  return isLapsed(pending) ? "lapsed" : "place";
}
