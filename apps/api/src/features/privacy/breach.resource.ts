import { logPelanggaran } from "@retribusi/contract/features/privacy/breach.entity";
import { closingProblems } from "@retribusi/contract/features/privacy/breach.rules";
import { AppError } from "../../lib/app-error.ts";
import { defineResource } from "../../records/resource.ts";
import { timeOf } from "../../records/stored-time.ts";

const evidence = {
  en: "The log of breaches is evidence: correct the entry, or set it to “No personal data concerned”.",
  id: "Log pelanggaran adalah bukti: perbaiki catatannya, atau ubah menjadi “Tidak menyangkut data pribadi”.",
};

const notYet = {
  en: "This lies before the discovery. Please check both times.",
  id: "Waktu ini sebelum pelanggaran diketahui. Periksa keduanya.",
};

const later = {
  en: "A breach begins before it is discovered. Please check both times.",
  id: "Pelanggaran terjadi sebelum diketahui. Periksa keduanya.",
};

/** Nobody is told of what nobody knows yet, and nothing is closed unwritten. Throws VALIDATION. */
function requireSense(row: Readonly<Record<string, unknown>>): void {
  const discovered = timeOf(row.tgldiketahui) ?? 0;
  const names = ["tgllapororang", "tgllaporlembaga", "tglpengumuman"] as const;
  const early = names.filter((name) => (timeOf(row[name]) ?? discovered) < discovered);
  const fields = {
    ...Object.fromEntries(early.map((name) => [name, notYet])),
    ...((timeOf(row.tglmulai) ?? discovered) > discovered ? { tglmulai: later } : {}),
    ...closingProblems(row),
  };
  if (Object.keys(fields).length > 0) throw new AppError("VALIDATION", { fields });
}

export const logPelanggaranResource = defineResource(logPelanggaran, {
  create: (tx, row) => tx.log_pelanggaran.create({ data: row }),
  update: (tx, { id }, write) => tx.log_pelanggaran.update({ where: { id }, data: write }),
  remove: () => {
    throw new AppError("NOT_ALLOWED", { values: { reason: evidence } });
  },

  keeps: (_, __, from) => (from === "delete" ? evidence : undefined),

  async check({ before, write }) {
    if (write) requireSense({ ...before, ...write });
  },
});
