import { personalActions } from "@retribusi/contract/features/booking/booking.machine";
import { type BookingRecord, bookingRecord } from "@retribusi/contract/features/booking/booking.record";

const objek = {
  objectid: 7,
  objectname: "Wisma Contoh",
  subobjectname: null,
  lokasialamat: "Jl. Contoh 1",
  lokasikabkota: "Cimahi",
  lintang: null,
  bujur: null,
  fotoobjectutama: null,
  satuanobject: "kamar",
  zona: "Asia/Jakarta",
  namazona: "WIB",
  jamcheckin: "14:00",
  jamcheckout: "12:00",
  batascheckin: "22:00",
  pengelolaname: "Pengelola Contoh",
  notelppengelola: null,
  skpdname: "Dinas Contoh",
  pemdaname: "Provinsi Contoh",
};

const harga = {
  tarif: 100_000,
  satuantarif: "malam",
  lamapemakaian: 2,
  jumlahunit: 1,
  subtotal: 200_000,
  diskon: 0,
  totalbiaya: 200_000,
};

const flat = {
  ...{
    objectid: 7,
    tarif: 100_000,
    satuantarif: "malam",
    lamapemakaian: 2,
    jumlahunit: 1,
    diskon: 0,
    totalbiaya: 200_000,
  },
  ...{ pengelolaid: 1, kategoriid: 1, idpemda: 1, idskpd: 1, idjenis: 1, idanggaran: 1, tarifid: null },
  ...{ terminalid: null, channelid: null, bankid: null, sysdate: null, date_updated: "2026-11-22T01:00:00.000Z" },
};

const noDetails = {
  idbilling: null,
  tglexpiredbilling: null,
  tglbayarbilling: null,
  kodecek: null,
  permintaanjadwal: null,
  percakapanbaru: 0,
  alamatpemesan: null,
  noidentitas: null,
  notelp: null,
  nokontak: null,
  emailpemesan: null,
  keperluan: null,
  sesi: null,
  dasarhukum: null,
  khususlibur: false,
  alasanpembatalan: null,
  catatan: null,
  aturan: null,
  aturanen: null,
  tagihan: [],
  pembayaran: [],
  usulandiskon: [],
  dokumen: [],
  dokumenwajib: [],
  dokumendihapus: null,
  pengembalian: [],
  bilabatal: null,
  bilapulang: null,
  unit: [],
  surelgagal: [],
};

const entry = {
  aksi: "change",
  daristatus: 20,
  kestatus: 20,
  alasan: null,
  foto: 0,
  waktu: "2026-11-22T01:00:00.000Z",
};

/** A booking of two nights on which everything may be done, last changed by Sari of the bank. */
export const bookingWith = (part: Partial<BookingRecord> = {}): BookingRecord =>
  bookingRecord.parse({
    ...noDetails,
    ...flat,
    id: 5,
    jenisbooking: "penginapan",
    versi: 1,
    statusbooking: 20,
    uraianstatus: "Lengkap",
    bataswaktu: null,
    namapemesan: "Budi",
    namapengguna: null,
    idpemesan: 1,
    objek,
    waktu: { satuan: "malam", checkin: "2026-12-01", checkout: "2026-12-03" },
    tglmulaipemakaian: "2026-12-01T07:00:00.000Z",
    tglakhirpemakaian: "2026-12-03T05:00:00.000Z",
    harga,
    date_created: "2026-11-20T01:00:00.000Z",
    can: Object.fromEntries(personalActions.map((action) => [action, { allowed: true }])),
    kelompoktarif: "umum",
    kelompokterbukti: false,
    rekeninganggaran: "4.1",
    uraiananggaran: "Retribusi",
    tahun: 2026,
    perpanjangan: 0,
    user_created: 1,
    walkin: false,
    riwayat: [{ ...entry, nama: "Sari", peran: "bank" }],
    ...part,
  });

/** A request for one night in place of the two, which waits for its answer. */
export const requestWith = (
  part: Partial<NonNullable<BookingRecord["permintaanjadwal"]>> = {},
): NonNullable<BookingRecord["permintaanjadwal"]> => ({
  keputusan: "diminta",
  waktu: { satuan: "malam", checkin: "2026-12-05", checkout: "2026-12-06" },
  tglmulaipemakaian: "2026-12-05T07:00:00.000Z",
  tglakhirpemakaian: "2026-12-06T05:00:00.000Z",
  totalbiaya: 100_000,
  alasan: "Acara kami diundur",
  date_created: "2026-11-25T01:00:00.000Z",
  batasjawab: "2026-11-27T09:00:00.000Z",
  catatan: null,
  ...part,
});
