import { bookedTime } from "@retribusi/contract/features/booking/booking.listed";
import type { BookingSummary } from "@retribusi/contract/features/booking/booking.record";
import { useListReader } from "../../records/list/use-list-reader.ts";

type Timed = Pick<BookingSummary, "objek" | "harga" | "tglmulaipemakaian" | "tglakhirpemakaian">;

/** The booked time as the lists of the staff have it: “22–24 Nov · 2 nights”. */
export function useDenseTime(): (booking: Timed) => string {
  const reader = useListReader();
  return ({ objek, harga, ...moments }) => {
    const row = { ...moments, satuantarif: harga.satuantarif, zonawaktu: objek.zona };
    const { text = "", beside } = bookedTime.text(row, reader) ?? {};
    return [text, beside].filter(Boolean).join(" · ");
  };
}
