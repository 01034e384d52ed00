import { z } from "zod";
import type { BookingKind } from "../catalog/catalog.kinds.ts";
import { type DocumentKind, documentKinds } from "./policy.documents.ts";

const kinds = z.array(z.enum(documentKinds)).max(documentKinds.length);

/** What must be attached, by payer group. */
export const documentRule = z.strictObject({ umum: kinds, pelajar: kinds, instansi: kinds, sosial: kinds });
export type DocumentRule = z.output<typeof documentRule>;

const letter: DocumentKind[] = ["surat_permohonan"];

/** The rule of an object that has none of its own. Equipment leaves the yard only on a signed request; lodging and halls need no paper. */
const usualRules: Record<BookingKind, DocumentRule> = {
  penginapan: { umum: [], pelajar: [], instansi: [], sosial: [] },
  gedung: { umum: [], pelajar: [], instansi: [], sosial: [] },
  alat: { umum: letter, pelajar: letter, instansi: letter, sosial: letter },
};

/** The rule as it is stored (`dokumenwajib`); `null` is the usual one. */
export const readDocumentRule = (stored: unknown, kind: BookingKind): DocumentRule =>
  stored === null || stored === undefined ? usualRules[kind] : documentRule.parse(stored);
