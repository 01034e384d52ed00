import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import type { JobName } from "@retribusi/contract/features/system/system.jobs";
import type { Database } from "@retribusi/db/client";
import type { Logger } from "./log.ts";
import { retried } from "./transaction.ts";
import { withoutSecrets } from "./unsaid.ts";

/** What is done again and again, with a pause in milliseconds between two runs. */
export interface Job {
  readonly name: JobName;
  readonly pause: number;
  run(): Promise<unknown>;
}

type Known = { readonly db: Database; readonly log: Logger };

/** Milliseconds: a job that every process runs is noted so often, and at once when it fails or works again. */
const noteEvery = 30_000;
/** Milliseconds after which a run that has not ended is given up, so that another process does it. */
const longestRun = 3_600_000;
/** Machine and process, so that people find it. */
const holder = `${hostname().slice(0, 80)}:${process.pid}`;

interface Outcome {
  /** Milliseconds. */
  readonly lama: number;
  readonly galat: string | null;
  /** Fails as the job did. */
  end(): void;
}

async function outcomeOf(run: Job["run"]): Promise<Outcome> {
  const started = performance.now();
  const lama = () => Math.round(performance.now() - started);
  try {
    await run();
    return { lama: lama(), galat: null, end: () => undefined };
  } catch (error) {
    const galat = withoutSecrets(error instanceof Error ? error.message : String(error)).slice(0, 255);
    const end = () => {
      throw error;
    };
    return { lama: lama(), galat, end };
  }
}

/** The job for every process at the same time: what it takes in hand it claims row by row. A note that fails is left out. */
export function inEachProcess({ db }: Pick<Known, "db">, { name, pause, run }: Job): () => Promise<void> {
  let noted: { readonly at: number; readonly galat: string | null } | undefined;
  return async () => {
    const { lama, galat, end } = await outcomeOf(run);
    const at = performance.now();
    if (!noted || noted.galat !== galat || at - noted.at >= noteEvery) {
      noted = { at, galat };
      const write = () =>
        db.pool.query(
          `INSERT INTO pekerjaan (nama, selesai, lama, galat, berikut)
            VALUES (?, UTC_TIMESTAMP(3), ?, ?, UTC_TIMESTAMP(3) + INTERVAL ? MICROSECOND)
            ON DUPLICATE KEY UPDATE selesai = VALUES(selesai), lama = VALUES(lama), galat = VALUES(galat), berikut = VALUES(berikut)`,
          [name, lama, galat, (pause + noteEvery) * 1000],
        );
      await retried(write).catch(() => undefined);
    }
    end();
  };
}

/** Writes into the row of a job where the condition holds; answers whether it did. */
async function change({ pool }: Database, set: string, condition: string, values: readonly unknown[]) {
  const { affectedRows } = await retried(() =>
    pool.query(`UPDATE pekerjaan SET ${set} WHERE nama = ? AND ${condition}`, values),
  );
  return affectedRows === 1;
}

/**
 * Takes the job when it is due and nobody has it. It is committed before anything is done, so that of several processes one gets it; on a
 * cluster certification decides between two nodes. Tried again it finds its own lease, also when the first try was committed unheard.
 */
const claim = (db: Database, { name }: Job, sewa: string, leaseMs: number): Promise<boolean> =>
  change(
    db,
    "sewa = ?, pemegang = ?, mulai = UTC_TIMESTAMP(3), sewasampai = UTC_TIMESTAMP(3) + INTERVAL ? MICROSECOND",
    "(sewa = ? OR berikut <= UTC_TIMESTAMP(3) AND (sewa IS NULL OR sewasampai < UTC_TIMESTAMP(3)))",
    [sewa, holder, leaseMs * 1000, name, sewa],
  );

/** Gives the job back with the time of its next run; a run that has lost it changes nothing. */
const giveBack = (db: Database, { name, pause }: Job, sewa: string, { lama, galat }: Outcome): Promise<boolean> =>
  change(
    db,
    `selesai = UTC_TIMESTAMP(3), lama = ?, galat = ?, berikut = UTC_TIMESTAMP(3) + INTERVAL ? MICROSECOND,
      sewa = NULL, sewasampai = NULL, pemegang = NULL, mulai = NULL`,
    "sewa = ?",
    [lama, galat, pause * 1000, name, sewa],
  );

/** Keeps the lease while the job runs, and no longer than a run may take; answers with what ends that. */
function renewing({ db, log }: Known, { name }: Job, sewa: string, leaseMs: number): () => void {
  const until = performance.now() + longestRun;
  const renew = async () => {
    const set = "sewasampai = UTC_TIMESTAMP(3) + INTERVAL ? MICROSECOND";
    if (performance.now() < until && (await change(db, set, "sewa = ?", [leaseMs * 1000, name, sewa]))) return;
    clearInterval(timer);
    log.warn({ job: name }, "another process may run the job: this one took too long, or stood still");
  };
  const timer = setInterval(() => {
    renew().catch((error: unknown) => log.warn({ err: error, job: name }, "the lease of a job was not renewed"));
  }, leaseMs / 3);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * The job for one process at a time, and not more often for there being several: it runs when it is due and free, and else not. Ask often. A
 * process that dies or stands still loses it when the lease ends; what it does after that has to be harmless, and is
 * (docs/decisions/118).
 */
export function inOneProcess(known: Known, job: Job, leaseMs: number): () => Promise<void> {
  const { db } = known;
  let isKnown = false;
  return async () => {
    if (!isKnown) await retried(() => db.pool.query("INSERT IGNORE INTO pekerjaan (nama) VALUES (?)", [job.name]));
    isKnown = true;
    const sewa = randomUUID();
    if (!(await claim(db, job, sewa, leaseMs))) return;
    const stop = renewing(known, job, sewa, leaseMs);
    const outcome = await outcomeOf(job.run).finally(stop);
    await giveBack(db, job, sewa, outcome).catch(() => undefined);
    outcome.end();
  };
}
