import { defineEntity, standardPages } from "../../define/entity.ts";
import { instant, related, select, totalled } from "../../define/field.ts";
import { bookingFields } from "../booking/booking.fields.ts";
import { denseMoment, objectWithPart } from "../booking/booking.listed.ts";
import { lapsedCodes } from "../booking/booking.states.ts";
import { bookingKindLabels, bookingKinds } from "../catalog/catalog.kinds.ts";
import { kelompokpengelola } from "../catalog/kelompokpengelola.entity.ts";
import { objectretribusi } from "../catalog/objectretribusi.entity.ts";
import { pemda } from "../region/pemda.entity.ts";
import { skpd } from "../region/skpd.entity.ts";
import { payerGroupLabels, payerGroups } from "../revenue/revenue.payers.ts";

/** All bookings as report rows, under the report's own column names. */
export const reportTrxAll = defineEntity({
  name: "report_trx_all",
  table: "booking",
  title: { en: "Booking report", id: "Laporan Booking" },
  singular: { en: "report row", id: "baris laporan" },
  key: ["id"],
  label: "id",
  owner: "idpemesan",
  manager: "pengelolaid",
  lapsed: { field: "statusbooking", values: lapsedCodes },
  fields: {
    ...bookingFields,
    diskon: totalled(bookingFields.diskon),
    jenisbooking: select(
      { en: "Kind", id: "Jenis" },
      bookingKinds.map((value) => ({ value, label: bookingKindLabels[value] })),
    ),
    kelompoktarif: select(
      { en: "Payer group", id: "Kelompok pembayar" },
      payerGroups.map((value) => ({ value, label: payerGroupLabels[value] })),
    ),
    namaobject: related("objectid", objectretribusi, "objectname", { listed: objectWithPart("namaobject") }),
    tglpesan: instant(
      { en: "Ordered on", id: "Tanggal pesan" },
      { column: "date_created", listed: denseMoment("tglpesan") },
    ),
    namapengelola: related("pengelolaid", kelompokpengelola, "pengelolaname"),
    namadinas: related("idskpd", skpd, "skpdname"),
    namapemda: related("idpemda", pemda, "pemdaname"),
  },
  // What a figure of a report is made of comes first, so that it is in view where one arrives from that figure.
  columns: [
    "id",
    "uraianstatus",
    "namaobject",
    "subobjectname",
    "totalbiaya",
    "idbilling",
    "diskon",
    "haribayar",
    "tglmulaipemakaian",
    "tglakhirpemakaian",
    "namapemesan",
    "tglpesan",
    "tarif",
    "lamapemakaian",
    "namapengelola",
    "namadinas",
    "namapemda",
  ],
  spare: ["tglpesan", "tarif", "lamapemakaian", "namapengelola", "namadinas", "namapemda"],
  form: [],
  filters: [
    "haripesan",
    "haripakai",
    "haribayar",
    "idpemda",
    "idskpd",
    "pengelolaid",
    "kategoriid",
    "jenisbooking",
    "objectid",
    "idjenis",
    "idanggaran",
    "statusbooking",
    "kelompoktarif",
    "bankid",
    "tahun",
  ],
  search: ["namapemesan", "idbilling"],
  sort: ["id", "tglpesan", "tglmulaipemakaian"],
  large: true,
  tables: {
    dokumen_laporan: { en: "report documents", id: "dokumen laporan" },
    jadwal_laporan: { en: "regular reports", id: "laporan berkala" },
    jadwal_penerima: { en: "recipients of regular reports", id: "penerima laporan berkala" },
    tampilan_laporan: { en: "views of reports", id: "tampilan laporan" },
  },
  pages: {
    ...standardPages({ list: ["bank"], view: ["bank", "pemda", "dinas"] }),
    report_pemda: { label: { en: "Report", id: "Laporan" }, verb: "list", variant: "pemda", roles: ["pemda"] },
    report_dinas: { label: { en: "Report", id: "Laporan" }, verb: "list", variant: "dinas", roles: ["dinas"] },
    report_pengelola: {
      label: { en: "Report", id: "Laporan" },
      verb: "list",
      variant: "pengelola",
      roles: ["pengelola"],
    },
    /** Both lead to the booking: it is ordered and changed on its own pages. */
    ...standardPages({ add: [], edit: [] }),
    rekap: { label: { en: "Summary", id: "Rekap" }, verb: "open", roles: ["bank", "pemda", "dinas", "pengelola"] },
    penggunaan_object: {
      label: { en: "Use of objects", id: "Penggunaan objek" },
      verb: "open",
      roles: ["pemda", "dinas"],
    },
    penggunaan_pengelola: {
      label: { en: "Use of objects", id: "Penggunaan objek" },
      verb: "open",
      variant: "pengelola",
      roles: ["pengelola"],
    },
    realisasi: {
      label: { en: "Targets and revenue", id: "Target dan realisasi" },
      verb: "open",
      roles: ["pemda", "dinas"],
    },
    buku: { label: { en: "Treasurer's books", id: "Buku bendahara" }, verb: "open", roles: ["pemda", "dinas"] },
    /** Long files that were made in the background. */
    dokumen: {
      label: { en: "Documents", id: "Dokumen" },
      verb: "open",
      roles: ["bank", "pemda", "dinas", "pengelola"],
    },
    /** Reports that are sent regularly. */
    jadwal: {
      label: { en: "Regular reports", id: "Laporan berkala" },
      verb: "open",
      roles: ["bank", "pemda", "dinas", "pengelola"],
    },
  },
});
