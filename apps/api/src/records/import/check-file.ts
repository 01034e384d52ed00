import { importLimits } from "@retribusi/contract/define/import";
import type { Label } from "@retribusi/contract/define/label";
import { AppError } from "../../lib/app-error.ts";
import type { RecordRow } from "../row.ts";
import { type CsvRow, readCsv } from "./csv-source.ts";
import { createSeen, findDuplicates, naturalKey } from "./duplicates.ts";
import type { ImportJob } from "./job.ts";
import { nothingInserted } from "./refusal.ts";
import { createReport, type Report } from "./report.ts";
import { createRowReader, type Problems, type ReadRow } from "./row-reader.ts";

/** So many rows are compared with the database and handed on at once. */
const batchSize = 500;

interface Pending {
  readonly source: CsvRow;
  readonly read: ReadRow;
}

const duplicate = { en: "Already exist!", id: "Sudah ada!" };
const twice = (line: number): Label => ({
  en: `Already exist! The same is in line ${line}.`,
  id: `Sudah ada! Sama dengan baris ${line}.`,
});

/** The field at which a duplicate is told: the code, not the agency it lies within. */
const codeOf = (unique: readonly string[]): string => unique.at(-1) ?? "";

/** What a rule of the entity says to a new row. */
async function ruleProblems({ deps, user, resource }: ImportJob, row: RecordRow): Promise<Problems> {
  try {
    await resource.check?.({ tx: deps.db.prisma, user, kind: "add", write: row });
    return {};
  } catch (error) {
    if (error instanceof AppError && error.facts.fields) return error.facts.fields;
    throw error;
  }
}

/** Compares a batch with the file so far and with the database. */
function createBatchChecker(job: ImportJob, report: Report) {
  const { deps, resource } = job;
  const { entity } = resource;
  const { unique } = entity;
  const seen = createSeen();
  return async (batch: readonly Pending[]): Promise<RecordRow[]> => {
    const fine = batch.flatMap(({ read }) => ("row" in read ? [read.row] : []));
    const known = unique ? await findDuplicates(deps, entity, unique, fine) : new Set<string>();
    const good: RecordRow[] = [];
    for (const { source, read } of batch) {
      const problems = "problems" in read ? { ...read.problems } : { ...(await ruleProblems(job, read.row)) };
      if ("row" in read && unique) {
        const key = naturalKey(unique, read.row);
        const before = seen(key, source.line);
        if (before !== undefined) problems[codeOf(unique)] = twice(before);
        else if (known.has(key)) problems[codeOf(unique)] = duplicate;
      }
      report.add(source, problems);
      if ("row" in read && Object.keys(problems).length === 0) good.push(read.row);
    }
    return good;
  };
}

function requireRoom(rows: number): void {
  if (rows <= importLimits.rows) return;
  throw nothingInserted(
    `The file has more than ${importLimits.rows} rows. Please split it.`,
    `Berkas memiliki lebih dari ${importLimits.rows} baris. Bagilah berkas itu.`,
  );
}

/**
 * Checks the whole file line by line, hands on the rows that could be written, and answers with the report. Nothing is written to the
 * database. Throws NOTHING_INSERTED for a file that can't be read, has no rows or too many.
 */
export async function checkFile(
  job: ImportJob,
  path: string,
  keep: (rows: RecordRow[]) => Promise<void>,
): Promise<Report> {
  const { deps, user, name, resource } = job;
  const lines = readCsv(path);
  const header = await lines.next();
  if (header.done) throw nothingInserted("The file is empty.", "Berkas kosong.");
  const reader = createRowReader(deps, user, { name, entity: resource.entity }, header.value.cells);
  const report = createReport(reader.columns, job.language);
  const check = createBatchChecker(job, report);
  let batch: Pending[] = [];
  const flush = async () => {
    job.signal.throwIfAborted();
    await keep(await check(batch));
    batch = [];
    job.onProgress({ step: "check", rows: report.rows, of: null });
  };
  for await (const source of lines) {
    requireRoom(report.rows + batch.length + 1);
    batch.push({ source, read: await reader.read(source.cells) });
    if (batch.length === batchSize) await flush();
  }
  await flush();
  if (report.rows === 0)
    throw nothingInserted("The file has no rows below its header.", "Berkas tidak memiliki baris data.");
  return report;
}
