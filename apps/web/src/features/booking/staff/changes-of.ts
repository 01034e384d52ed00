import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";

/** The form as it starts: empty where the booking has nothing. */
export const startOf = (booking: BookingRecord) => ({
  namapemesan: booking.namapemesan,
  namapengguna: booking.namapengguna ?? "",
  notelp: booking.notelp ?? "",
  nokontak: booking.nokontak ?? "",
  emailpemesan: booking.emailpemesan ?? "",
  alamatpemesan: booking.alamatpemesan ?? "",
  keperluan: booking.keperluan ?? "",
  catatan: booking.catatan ?? "",
  jumlahunit: booking.harga.jumlahunit,
  kelompoktarif: booking.kelompoktarif,
});

export type ChangeValues = ReturnType<typeof startOf>;

/** Fields that may be emptied; an emptied one is sent as null. */
const emptiable = ["nokontak", "emailpemesan", "catatan"] as const;
const texts = ["namapemesan", "namapengguna", "notelp", "alamatpemesan", "keperluan"] as const;

/** Only what differs is sent, so that two people can change different things. */
export function changesOf(before: ChangeValues, after: ChangeValues) {
  const changedTexts = texts.filter((name) => after[name] !== before[name]).map((name) => [name, after[name]]);
  const emptied = emptiable.filter((name) => after[name] !== before[name]).map((name) => [name, after[name] || null]);
  const { jumlahunit, kelompoktarif } = after;
  return {
    ...Object.fromEntries([...changedTexts, ...emptied]),
    ...(jumlahunit === before.jumlahunit ? {} : { jumlahunit }),
    ...(kelompoktarif === before.kelompoktarif ? {} : { kelompoktarif }),
  };
}
