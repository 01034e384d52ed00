import { defineEntity, standardPages } from "../../define/entity.ts";
import { integer, select, text } from "../../define/field.ts";
import { bookingKindLabels, bookingKinds } from "./catalog.kinds.ts";

export const kategoriobject = defineEntity({
  name: "tbl_kategoriobject",
  title: { en: "Object categories", id: "Kategori Objek" },
  singular: { en: "object category", id: "kategori objek" },
  key: ["kategoriid"],
  label: "kategoriname",
  fields: {
    kategoriid: integer({ en: "Id", id: "Id" }, { min: 1, max: 2 ** 31 }),
    kategoriname: text({ en: "Category", id: "Kategori" }, 100, { unique: [] }),
    jenisbooking: select(
      { en: "Booked as", id: "Dipesan sebagai" },
      bookingKinds.map((value) => ({ value, label: bookingKindLabels[value] })),
    ),
  },
  columns: ["kategoriid", "kategoriname", "jenisbooking"],
  form: ["kategoriname", "jenisbooking"],
  filters: ["jenisbooking"],
  search: ["kategoriname"],
  sort: ["kategoriid", "kategoriname", "jenisbooking"],
  unique: ["kategoriname"],
  import: true,
  uniqueIndexes: { tbl_kategoriobject_kategoriname_key: "kategoriname" },
  pages: {
    ...standardPages({ list: [], view: [], add: [], edit: [], delete: [] }),
  },
});
