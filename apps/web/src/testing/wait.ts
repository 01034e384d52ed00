import type { Wait } from "@retribusi/contract/features/booking/waitlist.endpoints";

/** Two nights of one room of the house, waited for by whoever is next. */
export const waitWith = (part: Partial<Wait> = {}): Wait => ({
  id: 3,
  objectid: 7,
  jenisbooking: "penginapan",
  objectname: "Wisma Contoh",
  subobjectname: null,
  lokasikabkota: "Cimahi",
  waktu: { satuan: "malam", checkin: "2027-01-12", checkout: "2027-01-14" },
  jumlahunit: 1,
  kelompoktarif: "umum",
  tglmulai: "2027-01-12T07:00:00.000Z",
  tglakhir: "2027-01-14T05:00:00.000Z",
  zona: "Asia/Jakarta",
  keadaan: "menunggu",
  didepan: 0,
  peluang: null,
  bataswaktu: null,
  bookingid: null,
  ...part,
});

/** The same, offered for half an hour from now. */
export const offerWith = (part: Partial<Wait> = {}): Wait =>
  waitWith({
    keadaan: "ditawari",
    didepan: null,
    bataswaktu: new Date(Date.now() + 30 * 60_000).toISOString(),
    ...part,
  });
