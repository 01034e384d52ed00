import {
  byName,
  image,
  images,
  instant,
  integer,
  longText,
  money,
  optional,
  reference,
  related,
  richText,
  select,
  text,
} from "../../define/field.ts";
import { pemda } from "../region/pemda.entity.ts";
import { agencyFields } from "../region/skpd.fields.ts";
import { dasarhukum } from "../revenue/dasarhukum.entity.ts";
import { jnspenerimaan } from "../revenue/jnspenerimaan.entity.ts";
import { mataanggaran } from "../revenue/mataanggaran.entity.ts";
import { tariffUnitLabels, tariffUnits } from "./catalog.kinds.ts";
import { kategoriobject } from "./kategoriobject.entity.ts";
import { kelompokpengelola } from "./kelompokpengelola.entity.ts";

/** An object is offered (1, Aktif) or withdrawn (0, Non Aktif). */
export const objectStatus = { inactive: 0, active: 1 } as const;

const clock = (en: string, id: string) => text({ en, id }, 5);

const otherwise = {
  en: "For those who read English; as long as this is empty they see the Indonesian text",
  id: "Untuk pembaca bahasa Inggris; selama kosong, mereka melihat teks bahasa Indonesia",
};

export const objectFields = {
  objectid: integer({ en: "Id", id: "Id" }, { min: 1, max: 2 ** 31 }),
  ...agencyFields,
  idjenis: reference({ en: "Revenue type", id: "Jenis penerimaan" }, jnspenerimaan, {
    within: byName("idpemda", "idskpd"),
  }),
  uraianpenerimaan: related("idjenis", jnspenerimaan, "uraianpenerimaan", {
    label: { en: "Revenue type", id: "Jenis penerimaan" },
  }),
  idanggaran: reference({ en: "Budget account", id: "Mata anggaran" }, mataanggaran, {
    within: byName("idpemda", "idskpd", "idjenis"),
  }),
  rekeninganggaran: related("idanggaran", mataanggaran, "rekeninganggaran"),
  uraiananggaran: related("idanggaran", mataanggaran, "uraiananggaran", {
    label: { en: "Budget account", id: "Mata anggaran" },
  }),
  kategoriid: reference({ en: "Category", id: "Kategori" }, kategoriobject),
  kategoriname: related("kategoriid", kategoriobject, "kategoriname"),
  jenisbooking: related("kategoriid", kategoriobject, "jenisbooking"),
  pengelolaid: reference({ en: "Manager group", id: "Kelompok pengelola" }, kelompokpengelola, {
    within: byName("idpemda", "idskpd"),
  }),
  pengelolaname: related("pengelolaid", kelompokpengelola, "pengelolaname"),
  objectname: text({ en: "Object", id: "Nama objek" }, 150),
  subobjectname: optional(text({ en: "Part or type", id: "Sub objek" }, 150)),
  lokasialamat: longText({ en: "Address", id: "Alamat lokasi" }, 255),
  lokasikabkota: text({ en: "City or regency", id: "Kabupaten/kota" }, 100),
  zonawaktu: optional(pemda.fields.zonawaktu),
  jumlahobject: integer({ en: "Number of units", id: "Jumlah unit" }, { min: 1, max: 9999 }),
  satuanobject: text({ en: "Unit", id: "Satuan objek" }, 30, {
    hint: { en: "e.g. room, hall, unit", id: "mis. kamar, gedung, unit" },
  }),
  /** Of a new object a proposal; afterwards the general tariff in force, which comes from approved proposals alone. */
  tarif: optional(
    money(
      { en: "Tariff", id: "Tarif" },
      {
        hint: {
          en: "A proposal: the object can be ordered when the regional government has approved it",
          id: "Berupa usulan: objek dapat dipesan setelah disetujui pemerintah daerah",
        },
      },
    ),
  ),
  dasarhukumid: optional(
    reference({ en: "Legal basis of the tariff", id: "Dasar hukum tarif" }, dasarhukum, { within: byName("idpemda") }),
  ),
  namadasarhukum: related("dasarhukumid", dasarhukum, "namadasarhukum"),
  satuantarif: select(
    { en: "Charged per", id: "Satuan tarif" },
    tariffUnits.map((value) => ({ value, label: tariffUnitLabels[value] })),
  ),
  statusobject: select({ en: "Status", id: "Status objek" }, [
    { value: 1, label: { en: "Active", id: "Aktif" } },
    { value: 0, label: { en: "Not active", id: "Non Aktif" } },
  ]),
  deskripsi: optional(richText({ en: "Description", id: "Deskripsi" }, { language: "id" })),
  deskripsien: optional(
    richText({ en: "Description in English", id: "Deskripsi (bahasa Inggris)" }, { language: "en", hint: otherwise }),
  ),
  aturan: optional(longText({ en: "House rules", id: "Aturan pemakaian" }, 5000, { language: "id" })),
  aturanen: optional(
    longText({ en: "House rules in English", id: "Aturan pemakaian (bahasa Inggris)" }, 5000, {
      language: "en",
      hint: otherwise,
    }),
  ),
  expiredbilling: integer(
    { en: "Billing id valid for (minutes)", id: "Masa berlaku billing (menit)" },
    { min: 1, max: 43_200 },
  ),
  jamcheckin: clock("Check-in from", "Jam check-in"),
  jamcheckout: clock("Check-out until", "Jam check-out"),
  batascheckin: clock("Latest arrival", "Batas kedatangan"),
  jambuka: clock("Opens at", "Jam buka"),
  jamtutup: clock("Closes at", "Jam tutup"),
  jedamenit: integer(
    { en: "Pause between bookings (minutes)", id: "Jeda antar pesanan (menit)" },
    { min: 0, max: 10_080 },
  ),
  kapasitas: optional(integer({ en: "People per unit", id: "Kapasitas orang" }, { min: 1, max: 100_000 })),
  toleransimenit: optional(
    integer({ en: "No-show tolerance (minutes)", id: "Toleransi tidak hadir (menit)" }, { min: 0, max: 10_080 }),
  ),
  fotoobjectutama: optional(image({ en: "Main picture", id: "Foto utama" })),
  fotoobject2: optional(images({ en: "More pictures", id: "Foto lainnya" })),
  date_created: instant({ en: "Created", id: "Dibuat" }),
  date_updated: instant({ en: "Updated", id: "Diperbarui" }),
};
