import type { Label } from "../../define/label.ts";

/** Groups of payers that a regulation charges differently. */
export const payerGroups = ["umum", "pelajar", "instansi", "sosial"] as const;
export type PayerGroup = (typeof payerGroups)[number];

export const payerGroupLabels: Record<PayerGroup, Label> = {
  umum: { en: "General public", id: "Umum" },
  pelajar: { en: "Pupils and students", id: "Pelajar dan mahasiswa" },
  instansi: { en: "Government bodies", id: "Instansi pemerintah" },
  sosial: { en: "Social purposes", id: "Kegiatan sosial" },
};
