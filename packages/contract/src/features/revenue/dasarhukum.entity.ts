import { z } from "zod";
import { defineEntity, standardPages } from "../../define/entity.ts";
import { date, document, instant, integer, optional, reference, related, text } from "../../define/field.ts";
import { pemda } from "../region/pemda.entity.ts";
import { regionPages } from "../region/region.pages.ts";

const tautan = text({ en: "Published at", id: "Tautan dokumen" }, 255, {
  hint: { en: "Address of the document, e.g. in the region's JDIH", id: "Alamat dokumen, mis. di JDIH daerah" },
});

const columns = ["dasarhukumid", "nomorperaturan", "pasal", "tentang", "tglperaturan", "pemdaname"] as const;
const form = ["idpemda", "nomorperaturan", "pasal", "tentang", "tglperaturan", "tautan", "dokumen"] as const;

/** The regulations that tariffs come from: one article or annex a row, as documents cite it. */
export const dasarhukum = defineEntity({
  name: "tbl_dasarhukum",
  title: { en: "Legal bases", id: "Dasar Hukum" },
  singular: { en: "legal basis", id: "dasar hukum" },
  key: ["dasarhukumid"],
  label: "namadasarhukum",
  fields: {
    dasarhukumid: integer({ en: "Id", id: "Id" }, { min: 1, max: 2 ** 31 }),
    idpemda: reference({ en: "Regional government", id: "Pemerintah daerah" }, pemda),
    pemdaname: related("idpemda", pemda, "pemdaname"),
    nomorperaturan: text({ en: "Regulation and number", id: "Peraturan dan nomor" }, 120, {
      hint: {
        en: "As it is cited, e.g. Perda Provinsi Jawa Barat Nomor 9 Tahun 2023",
        id: "Sebagaimana dikutip, mis. Perda Provinsi Jawa Barat Nomor 9 Tahun 2023",
      },
    }),
    pasal: text({ en: "Article or annex", id: "Pasal atau lampiran" }, 120, {
      hint: { en: "e.g. Pasal 88 ayat (3), Lampiran II", id: "mis. Pasal 88 ayat (3), Lampiran II" },
    }),
    /** Number and article. */
    namadasarhukum: text({ en: "Legal basis", id: "Dasar hukum" }, 255),
    tentang: text({ en: "About", id: "Tentang" }, 255),
    tglperaturan: optional(date({ en: "Enacted on", id: "Tanggal penetapan" })),
    tautan: optional({ ...tautan, schema: tautan.schema.pipe(z.url({ protocol: /^https?$/ })) }),
    /** Comes before the link wherever the legal basis is opened. */
    dokumen: optional(
      document(
        { en: "Document", id: "Dokumen" },
        {
          hint: {
            en: "The regulation itself. Everybody can open it, without signing in; it comes before the link.",
            id: "Naskah peraturannya. Dapat dibuka siapa pun tanpa masuk; didahulukan dari tautan.",
          },
        },
      ),
    ),
    date_created: instant({ en: "Created", id: "Dibuat" }),
    date_updated: instant({ en: "Updated", id: "Diperbarui" }),
  },
  columns,
  form,
  filters: ["idpemda"],
  // The whole citation is found as it is read in a list of choices.
  search: ["namadasarhukum", "tentang"],
  sort: ["dasarhukumid", "nomorperaturan", "tglperaturan"],
  unique: ["idpemda", "nomorperaturan", "pasal"],
  import: true,
  uniqueIndexes: {
    tbl_dasarhukum_idpemda_nomorperaturan_pasal_key: "pasal",
    tbl_dasarhukum_dokumen_key: "dokumen",
  },
  pages: {
    ...standardPages({ list: ["dinas"], view: ["dinas", "pemda"], add: [], edit: [], delete: ["pemda"] }),
    ...regionPages({ columns, form }),
  },
});
