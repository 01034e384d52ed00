import { z } from "zod";

/** What a list or a record can be taken out as. */
export const exportFormats = ["print", "pdf", "xlsx", "csv"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What can be made in the background: files, not pages to print. */
export const documentFormats = ["pdf", "xlsx", "csv"] as const satisfies readonly ExportFormat[];
export type DocumentFormat = (typeof documentFormats)[number];

/** Rows beyond which a file takes so long that it is better made in the background. */
export const longExport: Readonly<Record<DocumentFormat, number>> = { pdf: 2_000, xlsx: 100_000, csv: 100_000 };

/** Most rows of a format: laying out pages takes time, and a sheet of a spreadsheet ends at 2^20 rows with its header and its total. */
export const exportLimits: Readonly<Partial<Record<ExportFormat, number>>> = { pdf: 2_000, xlsx: 1_048_574 };

/** The format that takes what another one doesn't. */
export const roomier = { pdf: "xlsx", xlsx: "csv" } as const satisfies Partial<Record<ExportFormat, ExportFormat>>;

export const exportEvent = z.union([
  z.object({ queue: z.object({ place: z.int().nonnegative() }) }),
  z.object({ document: z.object({ filename: z.string(), type: z.string() }) }),
  z.object({ failure: z.unknown(), status: z.int() }),
]);

export type ExportEvent = z.output<typeof exportEvent>;
