import type { Label } from "../../define/label.ts";
import type { BookingKind } from "../catalog/catalog.kinds.ts";

/** Documents that can be attached to a booking. */
export const documentKinds = ["identitas", "surat_permohonan", "izin_lokasi", "lainnya"] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentKindLabels: Record<DocumentKind, Label> = {
  identitas: { en: "Identity card", id: "Kartu identitas" },
  surat_permohonan: { en: "Letter of request", id: "Surat permohonan" },
  izin_lokasi: { en: "Permit to enter the site", id: "Izin masuk lokasi" },
  lainnya: { en: "Other document", id: "Dokumen lain" },
};

/**
 * Kinds that show who somebody is, or that may show anything: opened only by those who see the identity number in full. A letter of
 * request or a permit is addressed to the authority, and whoever decides has to read it.
 */
const personalDocuments: readonly DocumentKind[] = ["identitas", "lainnya"];
export const isPersonal = (kind: DocumentKind): boolean => personalDocuments.includes(kind);

/** Equipment leaves the yard only on a signed request; lodging and halls need no paper. */
export const requiredDocuments: Record<BookingKind, readonly DocumentKind[]> = {
  penginapan: [],
  gedung: [],
  alat: ["surat_permohonan"],
};

export const isDocumentKind = (name: string): name is DocumentKind => documentKinds.some((kind) => kind === name);
