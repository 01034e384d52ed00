import { z } from "zod";
import { defineReport, type ReportColumns } from "../../define/report.ts";
import { dimensionColumn } from "./report.dimensions.ts";
import { accountQuery, placeQuery } from "./report.query.ts";

const figures = {
  target: {
    label: { en: "Target", id: "Target" },
    kind: "rupiah",
    about: { en: "Revenue target of the budget (APBD) for the year.", id: "Target pendapatan APBD tahun itu." },
    total: "sum",
  },
  realisasi: {
    label: { en: "Received", id: "Realisasi" },
    kind: "rupiah",
    about: {
      en: "Payments in the ledger whose book day lies in the year.",
      id: "Pembayaran dalam buku yang hari bukunya berada pada tahun itu.",
    },
    total: "sum",
  },
  persen: {
    label: { en: "Achieved, %", id: "Capaian, %" },
    kind: "percent",
    about: { en: "Received out of the target.", id: "Realisasi dari target." },
    total: { is: "percent", of: "realisasi", to: "target" },
  },
  tahunlalu: {
    label: { en: "Year before, in full", id: "Tahun sebelumnya, setahun penuh" },
    kind: "rupiah",
    about: { en: "Received in the whole year before.", id: "Penerimaan sepanjang tahun sebelumnya." },
    total: "sum",
  },
} as const satisfies ReportColumns;

/** Targets and what was received, by agency and account. */
export const realisasiReport = defineReport({
  name: "realisasi",
  main: "realisasi",
  title: { en: "Targets and revenue", id: "Target dan realisasi" },
  about: {
    en: "What the budget expects of each agency and account in a year, and what has been received.",
    id: "Yang ditargetkan APBD dari tiap dinas dan rekening dalam setahun, dan yang telah diterima.",
  },
  pages: ["report_trx_all/realisasi"],
  query: z.strictObject({
    tahun: z.coerce.number().int().min(2000).max(2100).optional(),
    idpemda: placeQuery.idpemda,
    idskpd: placeQuery.idskpd,
    idanggaran: accountQuery.idanggaran,
  }),
  columns: { idskpd: dimensionColumn("idskpd"), idanggaran: dimensionColumn("idanggaran"), ...figures },
});
