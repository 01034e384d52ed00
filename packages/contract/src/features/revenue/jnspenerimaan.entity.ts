import { defineEntity } from "../../define/entity.ts";
import { integer, longText, text } from "../../define/field.ts";
import { masterPages } from "../region/region.pages.ts";
import { agencyFields } from "../region/skpd.fields.ts";

const columns = ["idjenis", "jenispenerimaan", "uraianpenerimaan", "skpdname", "pemdaname"] as const;
const form = ["idpemda", "idskpd", "jenispenerimaan", "uraianpenerimaan"] as const;

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
  columns,
  form,
  filters: ["idpemda", "idskpd"],
  search: ["jenispenerimaan", "uraianpenerimaan"],
  sort: ["idjenis", "jenispenerimaan", "uraianpenerimaan"],
  unique: ["idskpd", "jenispenerimaan"],
  import: true,
  uniqueIndexes: { tbl_jnspenerimaan_idskpd_jenispenerimaan_key: "jenispenerimaan" },
  pages: masterPages({ columns, form }),
});
