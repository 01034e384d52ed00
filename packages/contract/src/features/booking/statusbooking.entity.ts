import { defineEntity, standardPages } from "../../define/entity.ts";
import { integer, longText, optional, text } from "../../define/field.ts";

export const statusbooking = defineEntity({
  name: "tbl_statusbooking",
  title: { en: "Booking statuses", id: "Konfigurasi Status Booking" },
  singular: { en: "booking status", id: "status booking" },
  key: ["id"],
  label: "uraianstatus",
  fields: {
    id: integer({ en: "Id", id: "Id" }, { min: 1, max: 2 ** 31 }),
    statusbooking: integer(
      { en: "Code", id: "Kode status" },
      { min: 1, max: 999 },
      {
        unique: [],
        hint: {
          en: "The codes 10 to 95 in this list belong to the steps of a booking and stay as they are. A status of your own takes another number",
          id: "Kode 10 sampai 95 dalam daftar ini milik alur pesanan dan tidak berubah. Status tambahan memakai angka lain",
        },
      },
    ),
    uraianstatus: text({ en: "Status", id: "Uraian status" }, 100),
    keterangan: optional(longText({ en: "Explanation", id: "Keterangan" }, 255)),
  },
  columns: ["id", "statusbooking", "uraianstatus", "keterangan"],
  form: ["statusbooking", "uraianstatus", "keterangan"],
  filters: [],
  search: ["uraianstatus"],
  sort: ["id", "statusbooking", "uraianstatus"],
  order: { by: "statusbooking", type: "asc" },
  uniqueIndexes: { tbl_statusbooking_statusbooking_key: "statusbooking" },
  pages: {
    ...standardPages({ list: [], view: [], add: [], edit: [], delete: [] }),
  },
});
