/** What a list or a record can be taken out as. */
export const exportFormats = ["print", "pdf", "xlsx", "csv"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Most rows of a format: laying out pages takes time, and a sheet of a spreadsheet ends at 2^20 rows with its header. */
export const exportLimits: Readonly<Partial<Record<ExportFormat, number>>> = { pdf: 2_000, xlsx: 1_048_575 };

/** The format that takes what another one doesn't. */
export const roomier = { pdf: "xlsx", xlsx: "csv" } as const satisfies Partial<Record<ExportFormat, ExportFormat>>;
