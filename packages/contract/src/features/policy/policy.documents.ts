import type { Label } from "../../define/label.ts";
import type { PayerGroup } from "../revenue/revenue.payers.ts";

/** Documents that can be attached to a booking. */
export const documentKinds = ["identitas", "surat_permohonan", "bukti_kelompok", "izin_lokasi", "lainnya"] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentKindLabels: Record<DocumentKind, Label> = {
  identitas: { en: "Identity card", id: "Kartu identitas" },
  surat_permohonan: { en: "Letter of request", id: "Surat permohonan" },
  bukti_kelompok: { en: "Proof of the payer group", id: "Bukti golongan tarif" },
  izin_lokasi: { en: "Permit to enter the site", id: "Izin masuk lokasi" },
  lainnya: { en: "Other document", id: "Dokumen lain" },
};

/** What proves that somebody pays as one of the group. */
export const proofLabels: Record<Exclude<PayerGroup, "umum">, Label> = {
  pelajar: { en: "Student card or letter of the school", id: "Kartu pelajar/mahasiswa atau surat dari sekolah" },
  instansi: { en: "Letter of assignment of the office", id: "Surat tugas dari instansi" },
  sosial: { en: "Letter of the foundation or community", id: "Surat dari yayasan atau lingkungan" },
};

/**
 * Kinds that show who somebody is, or that may show anything: opened only by those who see the identity number in full. A letter of
 * request or a permit is addressed to the authority, and whoever decides has to read it.
 */
const personalDocuments: readonly DocumentKind[] = ["identitas", "bukti_kelompok", "lainnya"];
export const isPersonal = (kind: DocumentKind): boolean => personalDocuments.includes(kind);

export const isDocumentKind = (name: string): name is DocumentKind => documentKinds.some((kind) => kind === name);
