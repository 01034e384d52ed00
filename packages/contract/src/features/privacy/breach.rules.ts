import type { Label } from "../../define/label.ts";
import { notificationHours } from "./privacy.rules.ts";

const hour = 3_600_000;

/** What the clock of a breach is made of. */
export interface BreachClock {
  readonly statuspelanggaran: string;
  readonly tgldiketahui: Date;
  readonly tgllapororang: Date | null;
  readonly tgllaporlembaga: Date | null;
}

/** Until when the people concerned and the authority have to be told. */
export const notifyBefore = (discovered: Date): Date => new Date(discovered.getTime() + notificationHours * hour);

export type Notified = "notNeeded" | "inTime" | "late" | "due" | "overdue";

/** How it stands with one of the two notifications: `told` is when it went out. */
export function notificationState(clock: BreachClock, notified: Date | null, now: Date): Notified {
  const deadline = notifyBefore(clock.tgldiketahui);
  if (notified) return notified <= deadline ? "inTime" : "late";
  if (clock.statuspelanggaran === "bukan") return "notNeeded";
  return now <= deadline ? "due" : "overdue";
}

/** To whom a letter about a breach is written: everybody concerned, or the authority. */
export const letterReceivers = ["orang", "lembaga"] as const;
export type LetterReceiver = (typeof letterReceivers)[number];

const minute = 60_000;

/** How a breach begins that is entered just now; to the minute, as the times are that it is compared with. */
export const newBreach = (now: Date) => ({
  statuspelanggaran: "ditangani",
  tgldiketahui: new Date(Math.floor(now.getTime() / minute) * minute).toISOString(),
});

const handling: Label = {
  en: "A breach is closed when its handling is written down: please fill in “Handling and recovery”.",
  id: "Pelanggaran ditutup setelah penanganannya ditulis: isi “Upaya penanganan dan pemulihan”.",
};

/** What keeps a breach from standing as closed: field → why. Begun is it with whatever is known. */
export function closingProblems(row: Readonly<Record<string, unknown>>): Readonly<Record<string, Label>> {
  const isWritten = typeof row.upaya === "string" && row.upaya.trim() !== "";
  return row.statuspelanggaran === "selesai" && !isWritten ? { upaya: handling } : {};
}
