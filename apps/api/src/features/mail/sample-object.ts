import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { ObjectRow } from "../booking/object.query.ts";

type Named = Pick<ObjectRow, "objectname" | "subobjectname" | "satuanobject" | "satuantarif" | "tarif">;

/** What plainly stands for no object of anybody's. */
const named: Readonly<Record<BookingKind, Named & { readonly kategoriname: string }>> = {
  penginapan: {
    ...{ objectname: "Wisma Contoh", subobjectname: "Kamar Melati", satuanobject: "kamar", satuantarif: "malam" },
    ...{ tarif: 250_000n, kategoriname: "Penginapan" },
  },
  gedung: {
    ...{ objectname: "Gedung Contoh", subobjectname: "Aula Utama", satuanobject: "aula", satuantarif: "hari" },
    ...{ tarif: 1_500_000n, kategoriname: "Gedung" },
  },
  alat: {
    ...{ objectname: "Ekskavator Contoh", subobjectname: null, satuanobject: "unit", satuantarif: "jam" },
    ...{ tarif: 300_000n, kategoriname: "Alat" },
  },
};

const zone = "Asia/Jakarta";

/** None of these is the number of a row. */
export const nobody = 2_000_000_000;
const places = { objectid: nobody, idpemda: nobody, idskpd: nobody, idjenis: nobody, idanggaran: nobody };

const times = {
  ...{ zonawaktu: zone, jamcheckin: "14:00", jamcheckout: "12:00", batascheckin: "22:00" },
  ...{ jambuka: "08:00", jamtutup: "22:00", jamhari: null, jedamenit: 0, toleransimenit: null },
};

const rules = {
  ...{ aturanbatal: null, persenpulangawal: 0, minlama: null, makslama: null, minpesanjam: 0, makspesanhari: 366 },
  ...{ dokumenwajib: null, kapasitas: null, fasilitas: null, expiredbilling: 1440 },
};

const texts = {
  ...{ deskripsi: null, deskripsien: null, aturan: null, aturanen: null },
  ...{ fotoobjectutama: null, fotoobject2: null, jumlahfoto: 0 },
};

/** Who looks after it. */
export const sampleOffice = { pengelolaname: "Pengelola Contoh", notelp: "0800-000-000" };

/** An object that is in no table, for bookings that are in none. */
export function sampleObject(kind: BookingKind, now: Date): ObjectRow {
  const { kategoriname, ...own } = named[kind];
  return {
    ...places,
    ...{ kategoriid: nobody, pengelolaid: nobody, jumlahobject: 4, statusobject: 1, dasarhukumid: null },
    ...own,
    ...{ lokasialamat: "Jalan Contoh No. 1", lokasikabkota: "Kota Contoh", lintang: null, bujur: null },
    ...times,
    ...rules,
    ...texts,
    ...{ versi: 1, date_created: now, date_updated: now },
    tbl_pemda: { zonawaktu: zone, pemdaname: "Pemerintah Provinsi Contoh" },
    tbl_kategoriobject: { jenisbooking: kind, kategoriname },
    tarif_object: [],
  };
}
