import type { ReportDocument } from "@retribusi/contract/features/report/document.endpoints";
import type { Schedule } from "@retribusi/contract/features/report/schedule.endpoints";
import { type Face, inDialog, press, soon } from "./face.ts";

const made: ReportDocument = {
  ...{ id: 1, judul: "Laporan Booking", sumber: "daftar/report_trx_all", format: "pdf", status: "siap" },
  ...{ query: { search: "rina" }, filter: { statusbooking: "50", idskpd: "999999" }, num: 4321, max_value: 4321 },
  ...{ nama: "laporan.zip", jenis: "application/zip", ukuran: 9_300_000, bagian: 3, galat: null },
  ...{ date_created: soon, tglselesai: soon, kedaluwarsa: soon },
};

/** One in each state. */
const documents: readonly ReportDocument[] = [
  made,
  { ...made, id: 2, status: "diproses", num: 900, query: {}, filter: {}, bagian: null, kedaluwarsa: null },
  { ...made, id: 3, status: "antri", num: 0, max_value: null, bagian: null, kedaluwarsa: null },
  {
    ...made,
    id: 4,
    sumber: "laporan/rekap",
    judul: "Rekap",
    status: "gagal",
    bagian: null,
    galat: "Hak Anda berubah.",
  },
];

const recipient: Schedule["penerima"][number] = {
  ...{ id: 1, userid: 5, nama: "Pengelola Wisma", peran: "pengelola", tempat: "UPTD Wisma" },
  ...{ hasil: "dikirim", keterangan: null, terakhir: soon, terkirim: soon, berikut: soon, zona: "Asia/Jakarta" },
};

const schedule: Schedule = {
  ...{ id: 1, judul: "Penerimaan bulan lalu", sumber: "laporan/rekap", format: "pdf", rentang: "bulan_lalu" },
  ...{ kekerapan: "bulanan", hari: 1, jam: 7, aktif: true, pemilik: "Petugas Dinas", query: { kelompok: "objectid" } },
  can: { change: true, leave: true },
  penerima: [
    recipient,
    { ...recipient, id: 2, hasil: "ditolak", keterangan: "550 no such user" },
    { ...recipient, id: 3, hasil: "hakhilang", keterangan: "Haknya berubah.", terkirim: null },
    { ...recipient, id: 4, hasil: null, terakhir: null, terkirim: null },
  ],
};

/** What reports show after a step, or once something came of them. */
export const reportFaces: readonly Face[] = [
  {
    name: "documents in every state",
    opener: "pengelola",
    address: "/report_trx_all/dokumen",
    answers: { "GET report/dokumen": { json: { records: documents } } },
    reach: (page, { report }) => page.getByText(report.documents.status.gagal, { exact: false }).first().waitFor(),
  },
  {
    name: "regular reports and what came of them",
    opener: "pengelola",
    address: "/report_trx_all/jadwal",
    answers: {
      "GET report/jadwal": {
        json: { records: [schedule, { ...schedule, id: 2, aktif: false, query: null }], hasMore: true },
      },
    },
    reach: (page) => page.getByText("550 no such user").first().waitFor(),
  },
  {
    name: "a report that is to be sent regularly",
    opener: "pengelola",
    address: "/report_trx_all/jadwal?sumber=laporan/rekap&kelompok=objectid",
    reach: (page, { schedule: texts }) => page.getByLabel(texts.recipients).first().waitFor(),
  },
  {
    name: "the views of a report",
    opener: "pengelola",
    address: "/report_trx_all/rekap",
    reach: async (page, { report }) => {
      await press(page, report.views.title);
      await page.getByRole("menuitem", { name: report.views.keep }).waitFor();
    },
  },
  {
    name: "a view that is to be kept",
    opener: "pengelola",
    address: "/report_trx_all/rekap",
    reach: async (page, { report }) => {
      await press(page, report.views.title);
      await page.getByRole("menuitem", { name: report.views.keep }).click();
      await inDialog(page).getByRole("button", { name: report.views.keepButton, exact: true }).waitFor();
    },
  },
  {
    name: "a report narrowed to what isn't there",
    opener: "pengelola",
    address: "/report_trx_all/rekap?objectid=999999&bankid=110",
    reach: (page, { records }) => page.getByText(`: ${records.notFound}`).first().waitFor(),
  },
];
