import { defineEntity, standardPages } from "../../define/entity.ts";
import { integer, longText, optional, reference, related, text } from "../../define/field.ts";
import { pemda } from "./pemda.entity.ts";

export const skpd = defineEntity({
  name: "tbl_skpd",
  title: { en: "Agencies", id: "Dinas (SKPD)" },
  singular: { en: "agency", id: "dinas" },
  key: ["idskpd"],
  label: "skpdname",
  fields: {
    idskpd: integer({ en: "Id", id: "Id" }, { min: 1, max: 2 ** 31 }),
    idpemda: reference({ en: "Regional government", id: "Pemerintah daerah" }, pemda),
    pemdaname: related("idpemda", pemda, "pemdaname"),
    skpdid: text({ en: "Agency code", id: "Kode dinas" }, 20, { unique: ["idpemda"] }),
    skpdname: text({ en: "Agency", id: "Dinas" }, 150),
    alamat: optional(longText({ en: "Address", id: "Alamat" }, 255)),
    kepala: optional(text({ en: "Head of the agency", id: "Kepala dinas" }, 120)),
    nipkepala: optional(text({ en: "Head's staff number (NIP)", id: "NIP kepala dinas" }, 30)),
  },
  columns: ["idskpd", "skpdid", "skpdname", "pemdaname"],
  form: ["idpemda", "skpdid", "skpdname", "alamat", "kepala", "nipkepala"],
  filters: ["idpemda"],
  search: ["skpdid", "skpdname"],
  sort: ["idskpd", "skpdid", "skpdname"],
  unique: ["idpemda", "skpdid"],
  import: true,
  uniqueIndexes: { tbl_skpd_idpemda_skpdid_key: "skpdid" },
  pages: {
    ...standardPages({
      list: ["bank"],
      view: ["bank", "pemda"],
      add: ["bank"],
      edit: ["bank"],
      delete: ["bank", "pemda"],
    }),
    datasync: { verb: "sync", roles: ["bank"] },
    datasync_pemda: { verb: "sync", variant: "pemda", roles: ["pemda"] },
    list_pemda: { verb: "list", variant: "pemda", roles: ["pemda"], columns: ["idskpd", "skpdid", "skpdname"] },
    add_pemda: {
      verb: "add",
      variant: "pemda",
      roles: ["pemda"],
      form: ["skpdid", "skpdname", "alamat", "kepala", "nipkepala"],
    },
    edit_pemda: {
      verb: "edit",
      variant: "pemda",
      roles: ["pemda"],
      readOnly: ["idpemda"],
      form: ["skpdid", "skpdname", "alamat", "kepala", "nipkepala"],
    },
  },
});
