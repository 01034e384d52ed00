import { type BreachClock, notificationState, notifyBefore } from "@retribusi/contract/features/privacy/breach.rules";
import type { RecordRow } from "../../records/record.ts";

const momentOf = (value: unknown): Date | null => (typeof value === "string" ? new Date(value) : null);

/** The two notifications of a breach, as a row of the log tells them. */
export function clockOf(record: RecordRow, now: Date) {
  const clock: BreachClock = {
    statuspelanggaran: String(record["statuspelanggaran"]),
    tgldiketahui: momentOf(record["tgldiketahui"]) ?? now,
    tgllapororang: momentOf(record["tgllapororang"]),
    tgllaporlembaga: momentOf(record["tgllaporlembaga"]),
  };
  return {
    deadline: notifyBefore(clock.tgldiketahui),
    people: notificationState(clock, clock.tgllapororang, now),
    authority: notificationState(clock, clock.tgllaporlembaga, now),
  };
}
