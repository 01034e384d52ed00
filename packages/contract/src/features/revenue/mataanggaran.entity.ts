import { defineEntity } from "../../define/entity.ts";
import { byName, integer, longText, reference, related, text } from "../../define/field.ts";
import { masterPages } from "../region/region.pages.ts";
import { agencyFields } from "../region/skpd.fields.ts";
import { jnspenerimaan } from "./jnspenerimaan.entity.ts";

const columns = [
  "idanggaran",
  "rekeninganggaran",
  "uraiananggaran",
  "uraianpenerimaan",
  "skpdname",
  "pemdaname",
] as const;
const form = ["idpemda", "idskpd", "idjenis", "rekeninganggaran", "uraiananggaran"] as const;

export const mataanggaran = defineEntity({
  name: "tbl_mataanggaran",
  title: { en: "Budget accounts", id: "Mata Anggaran" },
  singular: { en: "budget account", id: "mata anggaran" },
  key: ["idanggaran"],
  label: "uraiananggaran",
  fields: {
    idanggaran: integer({ en: "Id", id: "Id" }, { min: 1, max: 2 ** 31 }),
    ...agencyFields,
    idjenis: reference({ en: "Revenue type", id: "Jenis penerimaan" }, jnspenerimaan, {
      within: byName("idpemda", "idskpd"),
    }),
    uraianpenerimaan: related("idjenis", jnspenerimaan, "uraianpenerimaan", {
      label: { en: "Revenue type", id: "Jenis penerimaan" },
    }),
    rekeninganggaran: text({ en: "Account code", id: "Kode rekening" }, 30, { unique: ["idjenis"] }),
    uraiananggaran: longText({ en: "Description", id: "Uraian anggaran" }, 255),
  },
  columns,
  form,
  filters: ["idpemda", "idskpd", "idjenis"],
  search: ["rekeninganggaran", "uraiananggaran"],
  sort: ["idanggaran", "rekeninganggaran", "uraiananggaran"],
  unique: ["idjenis", "rekeninganggaran"],
  import: true,
  uniqueIndexes: { tbl_mataanggaran_idjenis_rekeninganggaran_key: "rekeninganggaran" },
  pages: masterPages({ columns, form }),
});
