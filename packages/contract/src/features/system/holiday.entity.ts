import { defineEntity, standardPages } from "../../define/entity.ts";
import { date, instant, integer, optional, reference, related, select, text } from "../../define/field.ts";
import { pemda } from "../region/pemda.entity.ts";
import { regionPages } from "../region/region.pages.ts";

/** What kind of day it is: `daerah` belongs to one region, the others to the whole country. */
export const holidayKinds = [
  { value: "nasional", label: { en: "National holiday", id: "Libur nasional" } },
  { value: "cuti_bersama", label: { en: "Collective leave", id: "Cuti bersama" } },
  { value: "daerah", label: { en: "Regional holiday", id: "Libur daerah" } },
] as const;

const columns = ["id", "tanggal", "nama", "jenis", "pemdaname", "sumber"] as const;
const form = ["tanggal", "nama", "jenis", "idpemda", "sumber"] as const;

/** Days on which no office works: deadlines in working days pass over them, and a tariff may be for them. A holiday closes no object. */
export const harilibur = defineEntity({
  name: "tbl_harilibur",
  title: { en: "Holidays", id: "Hari Libur" },
  singular: { en: "holiday", id: "hari libur" },
  table: "hari_libur",
  key: ["id"],
  label: "nama",
  fields: {
    id: integer({ en: "Id", id: "Id" }, { min: 1, max: 2 ** 31 }),
    tanggal: date({ en: "Day", id: "Tanggal" }),
    nama: text({ en: "Holiday", id: "Hari libur" }, 160),
    jenis: select({ en: "Kind", id: "Jenis" }, holidayKinds),
    idpemda: optional(
      reference({ en: "Regional government", id: "Pemerintah daerah" }, pemda, {
        hint: { en: "Only for a regional holiday", id: "Hanya untuk libur daerah" },
      }),
    ),
    pemdaname: related("idpemda", pemda, "pemdaname"),
    sumber: optional(
      text({ en: "Decree", id: "Dasar penetapan" }, 255, {
        hint: { en: "e.g. the joint decree and its number", id: "mis. nomor SKB 3 Menteri atau keputusan gubernur" },
      }),
    ),
    date_created: instant({ en: "Created", id: "Dibuat" }),
    date_updated: instant({ en: "Updated", id: "Diperbarui" }),
  },
  columns,
  form,
  filters: ["jenis", "idpemda"],
  search: ["nama", "sumber"],
  sort: ["id", "tanggal", "nama"],
  order: { by: "tanggal", type: "desc" },
  import: true,
  tables: { hari_libur: { en: "holidays", id: "hari libur" } },
  uniqueIndexes: { hari_libur_tanggal_cakupan_key: "tanggal" },
  pages: {
    ...standardPages({
      list: ["pengelola", "dinas"],
      view: ["pengelola", "dinas", "pemda"],
      add: [],
      edit: [],
      delete: ["pemda"],
    }),
    ...regionPages({ columns, form }),
  },
});
