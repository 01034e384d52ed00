import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { skpdResource } from "../features/region/skpd.resource.ts";
import type { ImportJob } from "../records/import/job.ts";
import type { Writable } from "../records/resource.ts";
import type { TestDeps } from "./test-deps.ts";
import { writerOf } from "./writer.ts";

/** An import of agencies by the bank, who sees all regions; what a test wants otherwise is named. */
export const agencyJob = (
  { deps }: TestDeps,
  { resource, ...more }: Partial<Omit<ImportJob, "resource">> & { readonly resource?: Partial<Writable> } = {},
): ImportJob => ({
  deps,
  user: writerOf("bank"),
  ip: "192.0.2.7",
  name: "tbl_skpd",
  language: "id",
  dryrun: false,
  filename: "dinas.csv",
  signal: new AbortController().signal,
  onProgress: () => undefined,
  ...more,
  resource: { ...skpdResource, ...resource },
});

/** The path of a csv file with these lines. */
export async function csvFile({ deps }: TestDeps, lines: readonly string[]): Promise<string> {
  const path = join(deps.env.TEMP_DIR, crypto.randomUUID());
  await writeFile(path, lines.join("\n"));
  return path;
}
