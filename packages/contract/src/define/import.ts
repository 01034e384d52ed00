import { z } from "zod";
import { type AnyEntity, fieldOf } from "./entity.ts";
import type { FieldKind } from "./field.ts";

/** `lines`: so many lines with problems, and so many without, are shown; the totals always tell all. */
export const importLimits = { megabytes: 50, columns: 100, rows: 200_000, lines: 1000, sample: 20 } as const;

/** Files are uploaded and secrets are typed; neither stands in a csv file. */
const notInCsv: ReadonlySet<FieldKind> = new Set(["image", "images", "document", "password", "secret", "json"]);

/** Fields of a form that a csv file may bring. */
export const importFields = (entity: AnyEntity, form: readonly string[]): string[] =>
  form.filter((name) => !notInCsv.has(fieldOf(entity, name).kind));

/** One line of the file: what happens to it, its cells by header, and what is wrong with it by header. */
export const importLine = z.object({
  line: z.int(),
  action: z.literal(["add", "refuse"]),
  values: z.record(z.string(), z.string()),
  problems: z.record(z.string(), z.string()),
});

export const importReport = z.object({
  dryrun: z.boolean(),
  /** Header of the file → field, in the file's order. */
  columns: z.array(z.object({ header: z.string(), field: z.string() })),
  rows: z.int(),
  /** Rows that were added, or would be by a run that isn't dry. */
  added: z.int(),
  refused: z.int(),
  /** The first lines with problems. */
  problems: z.array(importLine),
  /** The first lines without. */
  sample: z.array(importLine),
});

/** What the streamed answer says, one JSON document a line: how far it is, then either the report or what went wrong. */
export const importEvent = z.union([
  z.object({ progress: z.object({ step: z.literal(["check", "write"]), rows: z.int(), of: z.int().nullable() }) }),
  z.object({ report: importReport }),
  z.object({ failure: z.unknown(), status: z.int() }),
]);

export type ImportLine = z.output<typeof importLine>;
export type ImportReport = z.output<typeof importReport>;
export type ImportProgress = Extract<z.output<typeof importEvent>, { progress: unknown }>["progress"];
