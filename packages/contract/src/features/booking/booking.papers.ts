import type { Label } from "../../define/label.ts";
import type { BookingKind } from "../catalog/catalog.kinds.ts";
import { type BookingState, bookingStates, cameToNothing } from "./booking.states.ts";

interface UsePaper {
  /** Its page below the kind's. */
  readonly page: string;
  readonly title: Label;
}

/** The paper with which the use of a kind begins: a guest's card, the permit for a hall, the minute of what is handed over. */
export const usePapers = {
  penginapan: { page: "cetak_kartu", title: { en: "Registration card", id: "Kartu registrasi tamu" } },
  gedung: { page: "cetak_izin", title: { en: "Permit to use", id: "Izin pemakaian" } },
  alat: { page: "cetak_bast", title: { en: "Hand-over minute", id: "Berita acara serah terima" } },
} as const satisfies Record<BookingKind, UsePaper>;

/** What the pages of these papers stand for; `print` is the paper that each state has. */
export const usePaperVerb = "printUse";

/** Whether the booking has one: nothing has to be paid any more, and it didn't come to nothing. */
export const hasUsePaper = (state: BookingState): boolean => !bookingStates[state].unpaid && !cameToNothing(state);
