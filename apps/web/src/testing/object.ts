import type { CatalogueObject } from "../features/catalog/catalogue-query.ts";

const tarif = {
  sesi: null,
  khususlibur: false,
  berlakumulai: "2026-01-01",
  berlakusampai: null,
  dasarhukum: "Perda 1/2026",
  tautan: null,
} as const;

const openDay = { jambuka: "08:00", jamtutup: "22:00" };
/** Nothing out of the usual. */
const usualTerms = {
  jampekan: [openDay, openDay, openDay, openDay, openDay, openDay, openDay],
  ...{ minlama: 1, makslama: 31, minpesanjam: 0, makspesanhari: 366 },
  aturanbatal: [{ sampaijam: 0, persen: 100 }],
  persenpulangawal: 0,
  dokumenwajib: { umum: [], pelajar: [], instansi: [], sosial: [] },
  ...{ kapasitas: null, fasilitas: [], lintang: null, bujur: null },
} satisfies Partial<CatalogueObject>;

/** A house of six rooms, let by the night to everybody and for less to pupils; today is 10 January 2027 there. */
export const objectWith = (part: Partial<CatalogueObject> = {}): CatalogueObject => ({
  objectid: 7,
  jenisbooking: "penginapan",
  kategoriname: "Wisma",
  objectname: "Wisma Contoh",
  subobjectname: null,
  lokasialamat: "Jl. Contoh 1",
  lokasikabkota: "Cimahi",
  pemdaname: "Provinsi Contoh",
  skpdname: "Dinas Contoh",
  fotoobjectutama: null,
  jumlahobject: 6,
  satuanobject: "kamar",
  tarif: 150_000,
  satuantarif: "malam",
  pengelolaid: 3,
  pengelolaname: "Pengelola Contoh",
  notelppengelola: null,
  deskripsi: null,
  deskripsien: null,
  aturan: null,
  aturanen: null,
  foto: [],
  zona: "Asia/Jakarta",
  namazona: "WIB",
  hariini: "2027-01-10",
  jamcheckin: "14:00",
  jamcheckout: "12:00",
  batascheckin: "22:00",
  ...usualTerms,
  jedamenit: 0,
  toleransimenit: null,
  expiredbilling: 60,
  tarifberlaku: [
    { ...tarif, kelompoktarif: "umum", tarif: 150_000, satuantarif: "malam" },
    { ...tarif, kelompoktarif: "pelajar", tarif: 100_000, satuantarif: "malam" },
  ],
  satuan: ["malam"],
  ...part,
});
