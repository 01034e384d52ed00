import type { ServerAction } from "../server-action.ts";
import { handOver } from "../unit-line.ts";

/** Which units are handed over, with hour meter and condition of equipment when it leaves. */
export const checkIn: ServerAction<"checkIn"> = {
  effect: handOver,
};
