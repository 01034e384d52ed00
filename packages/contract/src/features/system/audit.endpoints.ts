import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { pattern } from "../../define/pattern.ts";

const recordKey = pattern(/^\d+(-\d+)*$/, {
  en: "The id of a record is a number, or several joined by dashes.",
  id: "Id data adalah angka, atau beberapa angka yang dihubungkan tanda hubung.",
});

/** Values by field, as they stood. */
const values = z.record(z.string(), z.unknown()).nullable();

const historyEntry = z.object({
  id: z.int(),
  waktu: z.iso.datetime(),
  /** Null: the system did it. */
  userid: z.int().nullable(),
  fullname: z.string().nullable(),
  peran: z.string().nullable(),
  aksi: z.string(),
  entitas: z.string(),
  kunci: z.string(),
  sebelum: values,
  sesudah: values,
});
export type HistoryEntry = z.output<typeof historyEntry>;

/** What the audit trail holds about one record, the newest first. */
export const recordHistory = defineEndpoint({
  method: "get",
  path: "jejak_audit/riwayat/:entitas/:kunci",
  summary: "Who changed one record, when, from what to what",
  access: { pages: ["jejak_audit/list"] },
  params: z.object({
    entitas: z.string().max(64),
    kunci: z.string().max(64).regex(recordKey),
  }),
  query: z.object({ page: z.coerce.number().int().min(1).max(10_000).optional() }),
  answer: z.object({ records: z.array(historyEntry), page: z.int(), hasMore: z.boolean() }),
});
