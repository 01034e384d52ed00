import { defineEntity } from "../../define/entity.ts";
import { integer, longText, optional, reference, related, text } from "../../define/field.ts";
import { pemda } from "./pemda.entity.ts";
import { masterPages } from "./region.pages.ts";

const columns = ["idskpd", "skpdid", "skpdname", "pemdaname"] as const;
const form = ["idpemda", "skpdid", "skpdname", "alamat", "kepala", "nipkepala"] as const;

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
  columns,
  form,
  filters: ["idpemda"],
  search: ["skpdid", "skpdname"],
  sort: ["idskpd", "skpdid", "skpdname"],
  unique: ["idpemda", "skpdid"],
  import: true,
  uniqueIndexes: { tbl_skpd_idpemda_skpdid_key: "skpdid" },
  pages: masterPages({ columns, form }),
});
