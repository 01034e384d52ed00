import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { documentFormats } from "../../define/export.ts";
import { pattern } from "../../define/pattern.ts";

export const documentsPage = "report_trx_all/dokumen";
const access = { pages: [documentsPage] } as const;

/** What a document is made of: a list (`daftar/<entity>`) or a report (`laporan/<name>`). */
const sourceName = z
  .string()
  .max(64)
  .regex(
    pattern(/^(daftar|laporan)\/[a-z_]+$/, {
      en: "Write daftar/ and the name of a list, or laporan/ and the name of a report.",
      id: "Tulis daftar/ dan nama daftar, atau laporan/ dan nama laporan.",
    }),
  );

/** A query as it stands in an address: `filter[a]=1` is an object within it. */
const queryValue = z.union([z.string().max(1000), z.record(z.string().max(64), z.string().max(1000))]);

const documentBody = z.strictObject({
  sumber: sourceName,
  format: z.enum(documentFormats),
  /** That of the list or report: search, filters, order, `columns`; without page, limit and format. */
  query: z.record(z.string().max(64), queryValue).optional(),
});

/** What a document tells of the question it answers beside its filters: days and rows of a report, the search of a list. */
export const shownOfDocument = ["dasar", "dari", "sampai", "tahun", "kelompok", "rinci", "search"] as const;

export const documentStates = ["antri", "diproses", "siap", "gagal"] as const;

const document = z.object({
  id: z.int(),
  judul: z.string(),
  sumber: z.string(),
  format: z.enum(documentFormats),
  /** Of what was asked, where it was chosen: the days and rows, the search. */
  query: z.record(z.string(), z.string()),
  /** What it was narrowed to: fields of the list, dimensions of the report. */
  filter: z.record(z.string(), z.string()),
  /** Waits, is being made, can be fetched, could not be made. */
  status: z.enum(documentStates),
  /** Rows that are made, and rows in all; null until they are counted. */
  num: z.int(),
  max_value: z.int().nullable(),
  /** Name, media type and bytes of the file, once it can be fetched. A long pdf comes as a zip of parts. */
  nama: z.string().nullable(),
  jenis: z.string().nullable(),
  ukuran: z.int().nullable(),
  /** PDFs in the zip; null for a single file. */
  bagian: z.int().nullable(),
  /** Why it could not be made, in the language it was asked for in. */
  galat: z.string().nullable(),
  date_created: z.iso.datetime(),
  tglselesai: z.iso.datetime().nullable(),
  /** When it is removed. */
  kedaluwarsa: z.iso.datetime().nullable(),
});
export type ReportDocument = z.output<typeof document>;

/** What a file may be; a long pdf comes as a zip of parts. */
const fileTypes = [
  "text/csv",
  "application/pdf",
  "application/zip",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
] as const;

const documentKey = z.strictObject({ id: z.coerce.number().int().positive().max(2_147_483_647) });

export const orderDocument = defineEndpoint({
  method: "post",
  path: "report/dokumen",
  summary: "Have a file of a list or report made in the background",
  access,
  body: documentBody,
  answer: document,
});

export const listDocuments = defineEndpoint({
  method: "get",
  path: "report/dokumen",
  summary: "One's own files, the newest first, with their progress",
  access,
  answer: z.object({ records: z.array(document) }),
});

export const fetchDocument = defineEndpoint({
  method: "get",
  path: "report/dokumen/:id/unduh",
  summary: "Download a file that was made, with the rights it was made with",
  access,
  params: documentKey,
  answer: z.file().mime([...fileTypes]),
});

export const removeDocument = defineEndpoint({
  method: "delete",
  path: "report/dokumen/:id",
  summary: "Remove a file, or no longer have it made",
  access,
  params: documentKey,
  answer: z.object({ deleted: z.literal(1) }),
});
