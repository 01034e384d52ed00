import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { figure } from "../measure/figure.ts";
import { place } from "../stand/place.ts";

const result = z.object({
  title: z.string(),
  /** What it is true of: the code, the machine, and how it was measured. */
  of: z.string(),
  commit: z.string(),
  at: z.string(),
  /** How long the row took. */
  seconds: z.number(),
  figures: z.array(figure),
});

/** A row that was measured. */
export type Result = z.output<typeof result>;

const results = z.record(z.string(), result);
export type Results = z.output<typeof results>;
const file = (): string => place("results.json");

/** The latest result of each row in this checkout, by its name, whatever it is true of. */
export const readResults = (): Results =>
  existsSync(file()) ? results.parse(JSON.parse(readFileSync(file(), "utf8"))) : {};

const page = z.object({ rows: results });

/** What the figures beside a page hold, by the name of the row. */
export const readPage = (path: string): Results =>
  existsSync(path) ? page.parse(JSON.parse(readFileSync(path, "utf8"))).rows : {};

/** Keeps a row at once, so that a run that is stopped goes on where it was. Throws for a figure that is no number. */
export function keepResult(name: string, measured: Result): void {
  const kept = { ...readResults(), [name]: result.parse(measured) };
  writeFileSync(file(), `${JSON.stringify(kept, null, 2)}\n`);
}
