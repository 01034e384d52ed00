import { defineEntity, standardPages } from "../../define/entity.ts";
import { integer, longText, optional, phone, text } from "../../define/field.ts";
import { answerHours } from "../deputy/deputy.answer.ts";
import { agencyPages, regionPages } from "../region/region.pages.ts";
import { agencyFields } from "../region/skpd.fields.ts";

const columns = ["pengelolaid", "pengelolaname", "skpdname", "pemdaname", "notelp"] as const;
const form = ["idpemda", "idskpd", "pengelolaname", "notelp", "alamat", "batasjawab"] as const;

export const kelompokpengelola = defineEntity({
  name: "tbl_kelompokpengelola",
  title: { en: "Manager groups", id: "Kelompok Pengelola" },
  singular: { en: "manager group", id: "kelompok pengelola" },
  key: ["pengelolaid"],
  label: "pengelolaname",
  fields: {
    pengelolaid: integer({ en: "Id", id: "Id" }, { min: 1, max: 2 ** 31 }),
    ...agencyFields,
    pengelolaname: text({ en: "Manager group", id: "Kelompok pengelola" }, 120, { unique: ["idskpd"] }),
    notelp: optional(phone({ en: "Phone", id: "Telepon" })),
    alamat: optional(longText({ en: "Address", id: "Alamat" }, 255)),
    batasjawab: optional(
      integer(
        { en: "Orders are answered within (working hours)", id: "Batas menjawab pesanan (jam kerja)" },
        answerHours,
        {
          hint: {
            en: "Then the deputy or the other managers are mailed, after twice as long the agency. Empty: as set for everybody",
            id: "Lewat itu pengganti atau pengelola lain disurati, setelah dua kali lipat dinas. Kosong: menurut pengaturan umum",
          },
        },
      ),
    ),
  },
  columns,
  form,
  filters: ["idpemda", "idskpd"],
  search: ["pengelolaname"],
  sort: ["pengelolaid", "pengelolaname"],
  unique: ["idskpd", "pengelolaname"],
  import: true,
  tables: { wakil: { en: "deputies", id: "petugas pengganti" } },
  uniqueIndexes: { tbl_kelompokpengelola_idskpd_pengelolaname_key: "pengelolaname" },
  pages: {
    ...standardPages({
      list: ["bank"],
      view: ["bank", "pemda", "dinas"],
      add: ["bank"],
      edit: ["bank"],
      delete: ["bank", "pemda", "dinas"],
    }),
    ...regionPages({ columns, form }),
    ...agencyPages({ columns: [...columns, "alamat"], form }),
    wakil: { label: { en: "Deputies", id: "Petugas pengganti" }, verb: "deputies", roles: ["pengelola", "dinas"] },
  },
});
