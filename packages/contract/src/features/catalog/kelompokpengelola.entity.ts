import { defineEntity, standardPages } from "../../define/entity.ts";
import { integer, longText, optional, phone, text } from "../../define/field.ts";
import { agencyFields } from "../region/skpd.fields.ts";

const ownForm = ["pengelolaname", "notelp", "alamat"] as const;

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
  },
  columns: ["pengelolaid", "pengelolaname", "skpdname", "pemdaname", "notelp"],
  form: ["idpemda", "idskpd", "pengelolaname", "notelp", "alamat"],
  filters: ["idpemda", "idskpd"],
  search: ["pengelolaname"],
  sort: ["pengelolaid", "pengelolaname"],
  unique: ["idskpd", "pengelolaname"],
  import: true,
  uniqueIndexes: { tbl_kelompokpengelola_idskpd_pengelolaname_key: "pengelolaname" },
  pages: {
    ...standardPages({
      list: ["bank"],
      view: ["bank", "pemda", "dinas"],
      add: ["bank"],
      edit: ["bank"],
      delete: ["bank", "pemda", "dinas"],
    }),
    list_pemda: {
      verb: "list",
      variant: "pemda",
      roles: ["pemda"],
      columns: ["pengelolaid", "pengelolaname", "skpdname", "notelp"],
    },
    add_pemda: { verb: "add", variant: "pemda", roles: ["pemda"], form: ["idskpd", ...ownForm] },
    edit_pemda: {
      verb: "edit",
      variant: "pemda",
      roles: ["pemda"],
      readOnly: ["idpemda"],
      form: ["idskpd", ...ownForm],
    },
    list_dinas: {
      verb: "list",
      variant: "dinas",
      roles: ["dinas"],
      columns: ["pengelolaid", "pengelolaname", "notelp", "alamat"],
    },
    add_dinas: { verb: "add", variant: "dinas", roles: ["dinas"], form: ownForm },
    edit_dinas: { verb: "edit", variant: "dinas", roles: ["dinas"], readOnly: ["idpemda", "idskpd"], form: ownForm },
  },
});
