import { type BookingState, codesOf } from "../booking/booking.states.ts";

/** The states whose bookings a figure counts, as codes. */
export const figureCodes = {
  digunakan: codesOf(["inUse", "finished"]),
  ditolak: codesOf(["rejected"]),
  dibatalkan: codesOf(["cancelled"]),
  kedaluwarsa: codesOf(["expired"]),
  tidakhadir: codesOf(["noShow"]),
} as const;

/** The states in which a booking fills the time that its object could be used. */
const using: readonly BookingState[] = ["paid", "inUse", "finished"];
export const usingCodes = codesOf(using);
