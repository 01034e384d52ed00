import { type Database, readerOptions } from "@retribusi/db/client";
import { z } from "zod";

/** One statement. What it tells is grouped by its labels; without any there is always a value. */
export interface Source {
  /** Names of labels with their SQL. */
  readonly labels: Readonly<Record<string, string>>;
  /** Names of metrics with their SQL and what they are. */
  readonly metrics: Readonly<Record<string, readonly [sql: string, help: string]>>;
  readonly from: string;
}

/** A metric with what it has now for each of its labels' values; it may have none. */
export interface Figure {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
  readonly values: readonly { readonly labels: Readonly<Record<string, string>>; readonly value: number }[];
}

const secondsSince = (moment: string): string => `TIMESTAMPDIFF(MICROSECOND, ${moment}, UTC_TIMESTAMP(3)) / 1000000`;
/** Nothing that waits is no time. */
const ageOf = (oldest: string): string => `COALESCE(${secondsSince(oldest)}, 0)`;

const outbox: Source = {
  labels: { kind: "jenis" },
  metrics: {
    retribusi_outbox_due_messages: ["COUNT(*)", "Messages of the outbox whose time has come, by kind"],
    retribusi_outbox_oldest_due_seconds: [ageOf("MIN(tersediapada)"), "How long the first of them has been due"],
  },
  from: "outbox WHERE status IN ('antri', 'diproses') AND tersediapada <= UTC_TIMESTAMP(3)",
};

/** Until when a call of the bank failed first, or could have been made; a bill that is there and stays waits for nothing. */
const untoldSince = "COALESCE(tglgagal, IF(keadaan = 'ada', NULL, tersediapada))";

const bankBills: Source = {
  labels: {},
  metrics: {
    retribusi_bank_bills_untold: [`COUNT(${untoldSince})`, "Bills whose bank doesn't have them as they are now"],
    retribusi_bank_bills_oldest_untold_seconds: [ageOf(`MIN(${untoldSince})`), "How long the first of them has waited"],
  },
  from: "tagihan_bank WHERE keadaan IN ('menunggu', 'taktentu', 'ada')",
};

const documents: Source = {
  labels: {},
  metrics: {
    retribusi_report_documents_waiting: ["COUNT(*)", "Long documents that are not made yet"],
    retribusi_report_documents_oldest_waiting_seconds: [ageOf("MIN(date_created)"), "How long the first has waited"],
  },
  from: "dokumen_laporan WHERE status IN ('antri', 'diproses')",
};

const marks: Source = {
  labels: {},
  metrics: {
    retribusi_summary_marks_waiting: ["COUNT(*)", "Marks of days that the summaries behind the reports don't have yet"],
    retribusi_summary_marks_oldest_waiting_seconds: [ageOf("MIN(date_created)"), "How long the first has waited"],
  },
  from: "ringkasan_tanda",
};

const bills: Source = {
  labels: {},
  metrics: { retribusi_bills_expiring_soon: ["COUNT(*)", "Unpaid bills that expire within two hours"] },
  from: `tagihan WHERE statustagihan = 'terbit'
    AND tglexpired BETWEEN UTC_TIMESTAMP(3) AND UTC_TIMESTAMP(3) + INTERVAL 2 HOUR`,
};

const daysOld = "TIMESTAMPDIFF(DAY, tglterima, UTC_TIMESTAMP(3))";

const exceptions: Source = {
  labels: {
    owned: "IF(penanggungjawab IS NULL, 'no', 'yes')",
    age: `CASE WHEN ${daysOld} >= 7 THEN 'over 7 days' WHEN ${daysOld} >= 3 THEN '3 to 7 days' ELSE 'under 3 days' END`,
  },
  metrics: {
    retribusi_payment_exceptions_open: ["COUNT(*)", "Money that fits no bill and isn't settled, by age and owner"],
    retribusi_payment_exceptions_oldest_seconds: [ageOf("MIN(tglterima)"), "How long the first of it has waited"],
  },
  from: "pengecualian_bayar WHERE penyelesaian IS NULL",
};

/** A job that no version has any more leaves its row. */
const jobs: Source = {
  labels: { name: "nama" },
  metrics: {
    retribusi_job_last_run_age_seconds: [`MAX(${secondsSince("selesai")})`, "Since the latest run of a job, anywhere"],
    retribusi_job_last_run_duration_seconds: ["MAX(lama) / 1000", "How long it took"],
    retribusi_job_last_run_failed: ["MAX(galat IS NOT NULL)", "Whether it failed"],
  },
  from: "pekerjaan WHERE selesai > UTC_TIMESTAMP(3) - INTERVAL 30 DAY",
};

export const sources: readonly Source[] = [outbox, bankBills, documents, marks, bills, exceptions, jobs];

export function sqlOfSource({ labels, metrics, from }: Source): string {
  const shown = Object.entries(labels).map(([name, sql]) => `${sql} AS ${name}`);
  const counted = Object.entries(metrics).map(([name, [sql]]) => `${sql} AS ${name}`);
  const groups = Object.keys(labels);
  const grouped = groups.length > 0 ? ` GROUP BY ${groups.join(", ")}` : "";
  return `SELECT ${[...shown, ...counted].join(", ")} FROM ${from}${grouped}`;
}

const row = z.record(z.string(), z.union([z.string(), z.number()]));
const rows = z.array(row);
type Row = z.output<typeof row>;

async function read({ pool }: Database, source: Source): Promise<Figure[]> {
  const found = rows.parse(await pool.query({ ...readerOptions, sql: sqlOfSource(source) }));
  const labelNames = Object.keys(source.labels);
  const labelsOf = (row: Row) => Object.fromEntries(labelNames.map((label) => [label, String(row[label])]));
  return Object.entries(source.metrics).map(([name, [, help]]) => {
    const values = found.map((row) => ({ labels: labelsOf(row), value: Number(row[name]) }));
    return { name, help, labelNames, values };
  });
}

/** What the database tells of what waits and of the jobs: one statement after the other, so that one connection is enough. */
export async function readFigures(db: Database): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const source of sources) figures.push(...(await read(db, source)));
  return figures;
}
