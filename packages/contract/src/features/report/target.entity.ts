import { defineEntity, standardPages } from "../../define/entity.ts";
import { byName, integer, money, reference, related } from "../../define/field.ts";
import { regionPages } from "../region/region.pages.ts";
import { agencyFields } from "../region/skpd.fields.ts";
import { mataanggaran } from "../revenue/mataanggaran.entity.ts";

const columns = ["id", "tahun", "rekeninganggaran", "uraiananggaran", "jumlah", "skpdname", "pemdaname"] as const;
const form = ["tahun", "idpemda", "idskpd", "idanggaran", "jumlah"] as const;
const forRegion = regionPages({ columns, form });

/** What the budget (APBD) expects an agency to receive on an account in a year. */
export const targetPendapatan = defineEntity({
  name: "target_pendapatan",
  title: { en: "Revenue targets", id: "Target Pendapatan" },
  singular: { en: "revenue target", id: "target pendapatan" },
  key: ["id"],
  label: "uraiananggaran",
  fields: {
    id: integer({ en: "Id", id: "Id" }, { min: 1, max: 2 ** 31 }),
    tahun: integer({ en: "Year", id: "Tahun" }, { min: 2000, max: 2100 }),
    ...agencyFields,
    idanggaran: reference({ en: "Budget account", id: "Mata anggaran" }, mataanggaran, {
      within: byName("idpemda", "idskpd"),
    }),
    rekeninganggaran: related("idanggaran", mataanggaran, "rekeninganggaran"),
    uraiananggaran: related("idanggaran", mataanggaran, "uraiananggaran"),
    jumlah: money({ en: "Target", id: "Target" }),
  },
  columns,
  form,
  filters: ["tahun", "idpemda", "idskpd", "idanggaran"],
  search: ["rekeninganggaran", "uraiananggaran"],
  sort: ["id", "tahun", "jumlah"],
  order: { by: "tahun", type: "desc" },
  unique: ["tahun", "idskpd", "idanggaran"],
  import: true,
  uniqueIndexes: { target_pendapatan_tahun_idskpd_idanggaran_key: "idanggaran" },
  pages: {
    ...standardPages({ list: [], view: ["pemda", "dinas"], add: [], edit: [], delete: ["pemda"] }),
    ...forRegion,
    list_pemda: { ...forRegion.list_pemda, roles: ["pemda", "dinas"] },
  },
});
