import { flag, instant, integer, optional, select, text } from "@retribusi/contract/define/field";
import { bookingKindLabels, bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { payerGroupLabels, payerGroups } from "@retribusi/contract/features/revenue/revenue.payers";

const number = { min: 1, max: 2 ** 31 } as const;

const favourites = {
  title: { en: "Favourites you keep", id: "Favorit yang Anda simpan" },
  fields: {
    namaobject: text({ en: "Name", id: "Nama" }, 330),
    jenisbooking: select(
      { en: "Kind", id: "Jenis" },
      bookingKinds.map((value) => ({ value, label: bookingKindLabels[value] })),
    ),
    lokasikabkota: text({ en: "Place", id: "Tempat" }, 120),
    waktu: instant({ en: "Kept on", id: "Disimpan pada" }),
  },
} as const;

const messages = {
  title: { en: "Messages about your bookings", id: "Percakapan tentang pesanan Anda" },
  fields: {
    id: integer({ en: "No.", id: "No." }, number),
    bookingid: integer({ en: "Booking", id: "Pesanan" }, number),
    oleh: text({ en: "Written by", id: "Ditulis oleh" }, 160),
    isi: text({ en: "Text", id: "Isi" }, 2000),
    lampiran: text({ en: "Files", id: "Berkas" }, 2000),
    date_created: instant({ en: "Sent on", id: "Dikirim pada" }),
  },
} as const;

/** Where calendar programs read bookings for the person. */
const calendars = {
  title: { en: "Calendar addresses you made", id: "Alamat kalender yang Anda buat" },
  fields: {
    jenis: select({ en: "Bookings", id: "Pesanan" }, [
      { value: "orang", label: { en: "Your own", id: "Milik Anda" } },
      { value: "object", label: { en: "Of an object", id: "Suatu objek" } },
      { value: "kelompok", label: { en: "Of a manager group", id: "Suatu kelompok pengelola" } },
    ]),
    objectid: optional(integer({ en: "Object", id: "Objek" }, number)),
    pengelolaid: optional(integer({ en: "Manager group", id: "Kelompok pengelola" }, number)),
    date_created: instant({ en: "Made", id: "Dibuat" }),
    terakhir: optional(instant({ en: "Last read", id: "Terakhir dibaca" })),
    dicabut: optional(instant({ en: "Revoked", id: "Dicabut" })),
  },
} as const;

const waits = {
  title: { en: "What you wait for", id: "Yang Anda tunggu" },
  fields: {
    id: integer({ en: "No.", id: "No." }, number),
    objectid: integer({ en: "Object", id: "Objek" }, number),
    kelompoktarif: select(
      { en: "Payer group", id: "Kelompok tarif" },
      payerGroups.map((value) => ({ value, label: payerGroupLabels[value] })),
    ),
    tglmulai: instant({ en: "From", id: "Mulai" }),
    tglakhir: instant({ en: "Until", id: "Sampai" }),
    jumlahunit: integer({ en: "Units", id: "Unit" }, number),
    keadaan: select({ en: "State", id: "Keadaan" }, [
      { value: "menunggu", label: { en: "Waiting", id: "Menunggu" } },
      { value: "ditawari", label: { en: "Offered", id: "Ditawari" } },
      { value: "diterima", label: { en: "Ordered", id: "Dipesan" } },
      { value: "lewat", label: { en: "Offer lapsed", id: "Tawaran lewat" } },
      { value: "lepas", label: { en: "Left", id: "Dilepas" } },
      { value: "berakhir", label: { en: "Nothing became free", id: "Tidak ada yang kosong" } },
    ]),
    bookingid: optional(integer({ en: "Booking", id: "Pesanan" }, number)),
    date_created: instant({ en: "Since", id: "Sejak" }),
  },
} as const;

/** Browsers on which the person is told of notices. */
const devices = {
  title: { en: "Devices for notifications", id: "Perangkat notifikasi" },
  fields: {
    perangkat: optional(text({ en: "Browser", id: "Peramban" }, 255)),
    alamat: text({ en: "Address at the push service", id: "Alamat di layanan notifikasi" }, 1000),
    date_created: instant({ en: "Switched on", id: "Diaktifkan" }),
    terakhir: instant({ en: "Last used", id: "Terakhir dipakai" }),
  },
} as const;

const ratings = {
  title: { en: "How you rated bookings", id: "Penilaian Anda atas pesanan" },
  fields: {
    bookingid: integer({ en: "Booking", id: "Pesanan" }, number),
    bintang: integer({ en: "Stars", id: "Bintang" }, { min: 1, max: 5 }),
    isi: text({ en: "Sentence", id: "Kalimat" }, 500),
    tampil: flag({ en: "Published", id: "Ditampilkan" }),
    date_created: instant({ en: "Given", id: "Diberikan" }),
    diubah: instant({ en: "Changed", id: "Diubah" }),
  },
} as const;

/** How what somebody has made, written or kept is told to them in a copy of their data. */
export const keptWords = {
  ...{
    favorit: favourites,
    percakapan: messages,
    tunggu: waits,
    kalender: calendars,
    push: devices,
    penilaian: ratings,
  },
} as const;
