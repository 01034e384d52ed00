import { codeOf } from "@retribusi/contract/features/booking/booking.states";
import type {
  TimelineBooking,
  TimelineClosure,
  TimelineObject,
} from "@retribusi/contract/features/timeline/timeline.endpoints";

/** A paid booking of one night, from 14 to 12 o'clock in Jakarta. */
export const timelineBooking = (part: Partial<TimelineBooking> = {}): TimelineBooking => ({
  id: 1,
  versi: 3,
  statusbooking: codeOf("paid"),
  uraianstatus: "Lunas",
  namapemesan: "Budi Contoh",
  tglmulaipemakaian: "2026-12-10T07:00:00.000Z",
  tglakhirpemakaian: "2026-12-11T05:00:00.000Z",
  satuantarif: "malam",
  jumlahunit: 1,
  unit: [],
  ...part,
});

/** All of it is closed from the morning of a day until the evening of the next. */
export const timelineClosure = (part: Partial<TimelineClosure> = {}): TimelineClosure => ({
  id: 1,
  tglmulai: "2026-12-15T01:00:00.000Z",
  tglakhir: "2026-12-16T13:00:00.000Z",
  jumlahunit: null,
  alasan: "Pengecatan",
  unit: [],
  ...part,
});

const dayOf = (day: number) => `2026-12-${String(day).padStart(2, "0")}`;

/** A house of three rooms in December 2026, of which the first nine days are over. */
export const timelineObject = (part: Partial<TimelineObject> = {}): TimelineObject => ({
  objectid: 7,
  objectname: "Wisma Contoh",
  subobjectname: null,
  jenisbooking: "penginapan",
  skpdname: "Dinas Pariwisata",
  jumlahobject: 3,
  satuanobject: "kamar",
  satuantarif: "malam",
  zona: "Asia/Jakarta",
  hariini: "2026-12-10",
  ditawarkan: true,
  unit: [],
  pesanan: [],
  penutupan: [],
  hari: Array.from({ length: 31 }, (_, at) => ({
    tanggal: dayOf(at + 1),
    bebas: at < 9 ? 0 : 3,
    lewat: at < 9,
    tutup: false,
  })),
  ...part,
});
