import { defineEntity, standardPages } from "../../define/entity.ts";
import { flag, instant, integer, longText, optional, select, text } from "../../define/field.ts";

/** Where the handling of a breach stands. `bukan`: looked into, and no personal data were concerned. */
export const breachStates = [
  { value: "ditangani", label: { en: "Being handled", id: "Ditangani" } },
  { value: "selesai", label: { en: "Closed", id: "Selesai" } },
  { value: "bukan", label: { en: "No personal data concerned", id: "Tidak menyangkut data pribadi" } },
] as const;

/**
 * Failures to protect personal data, with what article 46 of UU 27/2022 wants to be told about them. Entries are evidence: they are
 * corrected, with a line in the audit trail, and never removed.
 */
export const logPelanggaran = defineEntity({
  name: "log_pelanggaran",
  title: { en: "Personal data breaches", id: "Log Pelanggaran Data" },
  singular: { en: "personal data breach", id: "pelanggaran data pribadi" },
  key: ["id"],
  label: "judul",
  fields: {
    id: integer({ en: "No.", id: "No." }, { min: 1, max: 2 ** 31 }),
    judul: text({ en: "In a few words", id: "Judul singkat" }, 160),
    statuspelanggaran: select({ en: "State", id: "Keadaan" }, breachStates),
    tgldiketahui: instant(
      { en: "Discovered", id: "Diketahui pada" },
      {
        hint: {
          en: "From here the 3 × 24 hours count in which the people concerned and the authority have to be told in writing",
          id: "Sejak saat ini dihitung 3 × 24 jam untuk memberi tahu orang yang terdampak dan lembaga secara tertulis",
        },
      },
    ),
    batas: instant({ en: "Notify before", id: "Batas pemberitahuan" }),
    belumlapor: flag({ en: "Still to notify", id: "Belum lapor" }),
    tglmulai: optional(instant({ en: "Began", id: "Mulai terjadi pada" })),
    kejadian: longText({ en: "What happened, when and how", id: "Apa yang terjadi, kapan dan bagaimana" }, 4000),
    datapribadi: longText({ en: "Which personal data", id: "Data pribadi yang terungkap" }, 2000, {
      hint: {
        en: "By kind, such as name, phone, identity number; no person's own data",
        id: "Sebut jenisnya, seperti nama, telepon, NIK; bukan data milik seseorang",
      },
    }),
    jumlahorang: optional(
      integer({ en: "How many people", id: "Jumlah orang terdampak" }, { min: 0, max: 1_000_000_000 }),
    ),
    penyebab: optional(longText({ en: "Cause", id: "Penyebab" }, 2000)),
    upaya: optional(
      longText({ en: "Handling and recovery", id: "Upaya penanganan dan pemulihan" }, 4000, {
        hint: {
          en: "Can follow later; needed to close the breach",
          id: "Dapat diisi kemudian; wajib sebelum pelanggaran ditutup",
        },
      }),
    ),
    saran: optional(longText({ en: "Advice to the people concerned", id: "Anjuran bagi orang yang terdampak" }, 2000)),
    kontak: text({ en: "Contact for questions", id: "Kontak untuk pertanyaan" }, 255),
    penerimaorang: optional(
      text({ en: "People told: whom and how", id: "Orang yang diberi tahu: siapa dan caranya" }, 255),
    ),
    tgllapororang: optional(instant({ en: "People told on", id: "Orang terdampak diberi tahu pada" })),
    penerimalembaga: optional(text({ en: "Authority told", id: "Lembaga yang diberi tahu" }, 255)),
    tgllaporlembaga: optional(instant({ en: "Authority told on", id: "Lembaga diberi tahu pada" })),
    tglpengumuman: optional(
      instant(
        { en: "Announced to the public on", id: "Diumumkan kepada masyarakat pada" },
        {
          hint: {
            en: "Where public services are disturbed or the public interest is gravely affected",
            id: "Bila mengganggu pelayanan publik atau berdampak serius terhadap kepentingan masyarakat",
          },
        },
      ),
    ),
    date_created: instant({ en: "Entered", id: "Dicatat" }),
    date_updated: instant({ en: "Updated", id: "Diperbarui" }),
  },
  columns: ["id", "judul", "statuspelanggaran", "batas", "belumlapor"],
  form: [
    ...(["judul", "statuspelanggaran", "tgldiketahui", "tglmulai", "kejadian", "datapribadi"] as const),
    ...(["jumlahorang", "penyebab", "upaya", "saran", "kontak"] as const),
    ...(["penerimaorang", "tgllapororang", "penerimalembaga", "tgllaporlembaga", "tglpengumuman"] as const),
  ],
  filters: ["statuspelanggaran", "belumlapor", "tgldiketahui"],
  search: ["judul", "kejadian"],
  sort: ["id", "tgldiketahui", "batas"],
  order: { by: "id", type: "desc" },
  pages: {
    ...standardPages({ list: [], view: [], add: [], edit: [] }),
    surat: { label: { en: "Letters", id: "Surat" }, verb: "letter", roles: [], record: true },
  },
});
