import { z } from "zod";
import { defineEntity, standardPages } from "../../define/entity.ts";
import { instant, integer, longText, money, optional, text } from "../../define/field.ts";

/** More than was recorded, or less. */
const difference = { ...money({ en: "Difference", id: "Selisih" }), schema: z.int() };

/** Closings of tellers' shifts. Made at the teller's counter alone, and never changed. */
export const penutupanKas = defineEntity({
  name: "penutupan_kas",
  title: { en: "Cash closings", id: "Penutupan Kas" },
  singular: { en: "cash closing", id: "penutupan kas" },
  key: ["id"],
  label: "id",
  fields: {
    id: integer({ en: "No.", id: "No." }, { min: 1, max: 2 ** 31 }),
    namapetugas: text({ en: "Teller", id: "Petugas" }, 120),
    bankid: optional(text({ en: "Bank code", id: "Kode bank" }, 16)),
    tglmulai: instant({ en: "First payment", id: "Pembayaran pertama" }),
    tgltutup: instant({ en: "Closed", id: "Ditutup" }),
    jumlahpembayaran: integer({ en: "Payments", id: "Pembayaran" }, { min: 0, max: 2 ** 31 }),
    total: money({ en: "Recorded", id: "Tercatat" }),
    tunai: money({ en: "Cash counted", id: "Tunai dihitung" }),
    nontunai: money({ en: "Without cash", id: "Nontunai" }),
    selisih: difference,
    catatan: optional(longText({ en: "Note", id: "Catatan" }, 1000)),
  },
  columns: [
    ...(["id", "tgltutup", "namapetugas", "total", "selisih", "tunai", "nontunai", "jumlahpembayaran"] as const),
    ...(["bankid", "catatan"] as const),
  ],
  form: [],
  filters: ["tgltutup", "namapetugas", "bankid", "selisih"],
  search: ["namapetugas", "catatan"],
  sort: ["id", "tgltutup", "namapetugas", "total", "selisih"],
  order: { by: "id", type: "desc" },
  tables: { penutupan_kas_isi: { en: "payments of closings", id: "isi penutupan kas" } },
  pages: {
    ...standardPages({ list: ["bank"], view: ["bank"] }),
    cetak: { label: { en: "Closing report", id: "Laporan penutupan" }, verb: "print", roles: ["bank"], record: true },
  },
});
