import type { PersonalAction } from "@retribusi/contract/features/booking/booking.machine";

/** What somebody tries; numbers choose among what there is, so that a shorter sequence still means something. */
export interface Move {
  readonly act: Act;
  readonly who: number;
  readonly which: number;
  readonly pick: number;
}

/** Paths of the calls, by their action; `goOn` is what a booking waits for, by somebody who may do it. */
export const paths = {
  returnToCustomer: "kembalikan",
  reject: "tolak",
  change: "perubahanpesanan",
  reschedule: "reschedule",
  cancel: "pembatalan",
  checkIn: "checkin",
  earlyCheckIn: "checkinawal",
  finish: "selesai",
  extend: "perpanjang",
  billAgain: "tagihlagi",
  earlyDeparture: "pulangawal",
  swapUnit: "pindahunit",
  undo: "urungkan",
  noShow: "tidakhadir",
  note: "catatan",
  reinstate: "aktifkankembali",
} as const satisfies Partial<Record<PersonalAction, string>>;
export type Stepped = keyof typeof paths;
export const isStepped = (act: string): act is Stepped => Object.hasOwn(paths, act);

export const acts = [
  "order",
  "goOn",
  "mistake",
  "pay",
  "pass",
  "sweep",
  "clean",
  "look",
  ...Object.keys(paths).filter(isStepped),
] as const;
export type Act = (typeof acts)[number];

/** A booking goes on by some steps; one that was ended by mistake is taken back when somebody else wants the room already. */
export function actsOf({ act, pick }: Move): readonly Act[] {
  if (act === "goOn") return Array.from({ length: 1 + (pick % 6) }, () => act);
  if (act === "mistake") return [pick % 2 ? "noShow" : "earlyDeparture", "order", "undo"];
  return [act];
}
