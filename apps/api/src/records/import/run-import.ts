import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import type { ImportReport } from "@retribusi/contract/define/import";
import { AppError } from "../../lib/app-error.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { writeAudit } from "../audit.ts";
import type { RecordRow } from "../row.ts";
import { toWriteError } from "../write.ts";
import { checkFile } from "./check-file.ts";
import type { ImportJob } from "./job.ts";
import { nothingInserted } from "./refusal.ts";
import type { Report } from "./report.ts";

const batchSize = 500;
/** So long may the rows of one file be under way to the database, in milliseconds. */
const timeoutMs = 15 * 60_000;

async function* batchesOf(path: string): AsyncGenerator<RecordRow[]> {
  let batch: RecordRow[] = [];
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    batch.push(JSON.parse(line));
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function digestOf(path: string): Promise<string> {
  const sum = createHash("sha256");
  for await (const chunk of createReadStream(path)) sum.update(chunk);
  return sum.digest("hex");
}

async function writeBatch(tx: Transaction, job: ImportJob, rows: RecordRow[]): Promise<void> {
  const { resource } = job;
  if (resource.createMany) await resource.createMany(tx, rows, job);
  else for (const row of rows) await resource.create(tx, row, job);
}

/** A row as one line: the two separators that JSON leaves alone would end it. */
const lineOf = (row: RecordRow): string =>
  `${JSON.stringify(row).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")}\n`;

/** Writes all rows or none, with one audit row that names the file by its content. */
async function writeRows(job: ImportJob, path: string, staged: string, total: number): Promise<void> {
  const kunci = await digestOf(path);
  const write = async (tx: Transaction) => {
    let rows = 0;
    for await (const batch of batchesOf(staged)) {
      job.signal.throwIfAborted();
      await writeBatch(tx, job, batch);
      rows += batch.length;
      job.onProgress({ step: "write", rows, of: total });
    }
    const sesudah = { berkas: job.filename.slice(0, 255), baris: rows };
    await writeAudit(tx, job.user, job.ip, { aksi: "import", entitas: job.name, kunci, sesudah });
    job.signal.throwIfAborted();
  };
  try {
    await inTransaction(job.deps.db, write, { timeout: timeoutMs });
  } catch (error) {
    throw toWriteError(job.resource.entity, error);
  }
}

/** Refuses a run with wrong lines; the report goes with the refusal. */
function requireFine(report: Report): void {
  if (report.refused === 0) return;
  const { refused, rows } = report;
  const { facts } = nothingInserted(
    `${refused} of ${rows} lines have problems.`,
    `${refused} dari ${rows} baris bermasalah.`,
  );
  throw new AppError("NOTHING_INSERTED", { ...facts, details: { report: report.result(false) } });
}

/**
 * Reads the csv file at `path` and adds its rows, all or none; a dry run only tells what would happen. Rows that are fine wait in a
 * file beside it, so that memory holds only the current batch. Throws NOTHING_INSERTED, with the report in its details where single
 * lines are to blame.
 */
export async function runImport(job: ImportJob, path: string): Promise<ImportReport> {
  const staged = `${path}.rows`;
  const file = await open(staged, "w", 0o600);
  try {
    const keep = async (rows: RecordRow[]) => {
      if (!job.dryrun && rows.length > 0) await file.write(rows.map(lineOf).join(""));
    };
    const report = await checkFile(job, path, keep);
    if (job.dryrun) return report.result(true);
    requireFine(report);
    await writeRows(job, path, staged, report.rows);
    return report.result(false);
  } finally {
    await file.close();
    await rm(staged, { force: true });
  }
}
