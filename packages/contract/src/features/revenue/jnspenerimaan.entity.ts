import { defineEntity, standardPages } from "../../define/entity.ts";
import { integer, longText, text } from "../../define/field.ts";
import { agencyFields } from "../region/skpd.fields.ts";

export const jnspenerimaan = defineEntity({
  name: "tbl_jnspenerimaan",
  title: { en: "Revenue types", id: "Jenis Penerimaan" },
  singular: { en: "revenue type", id: "jenis penerimaan" },
  key: ["idjenis"],
  label: "uraianpenerimaan",
  fields: {
    idjenis: integer({ en: "Id", id: "Id" }, { min: 1, max: 2 ** 31 }),
    ...agencyFields,
    jenispenerimaan: text({ en: "Revenue code", id: "Kode jenis penerimaan" }, 30, { unique: ["idskpd"] }),
    uraianpenerimaan: longText({ en: "Description", id: "Uraian penerimaan" }, 255),
  },
  columns: ["idjenis", "jenispenerimaan", "uraianpenerimaan", "skpdname", "pemdaname"],
  form: ["idpemda", "idskpd", "jenispenerimaan", "uraianpenerimaan"],
  filters: ["idpemda", "idskpd"],
  search: ["jenispenerimaan", "uraianpenerimaan"],
  sort: ["idjenis", "jenispenerimaan", "uraianpenerimaan"],
  unique: ["idskpd", "jenispenerimaan"],
  import: true,
  uniqueIndexes: { tbl_jnspenerimaan_idskpd_jenispenerimaan_key: "jenispenerimaan" },
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
    list_pemda: {
      verb: "list",
      variant: "pemda",
      roles: ["pemda"],
      columns: ["idjenis", "jenispenerimaan", "uraianpenerimaan", "skpdname"],
    },
    add_pemda: {
      verb: "add",
      variant: "pemda",
      roles: ["pemda"],
      form: ["idskpd", "jenispenerimaan", "uraianpenerimaan"],
    },
    edit_pemda: {
      verb: "edit",
      variant: "pemda",
      roles: ["pemda"],
      readOnly: ["idpemda"],
      form: ["idskpd", "jenispenerimaan", "uraianpenerimaan"],
    },
  },
});
