import { statfs } from "node:fs/promises";
import type { JobHealth, SystemHealth } from "@retribusi/contract/features/system/health.endpoints";
import { jobNames } from "@retribusi/contract/features/system/system.jobs";
import { type Database, readerOptions } from "@retribusi/db/client";
import type { pekerjaan } from "@retribusi/db/generated/client";
import { z } from "zod";
import type { Deps } from "../../lib/deps.ts";
import { findObstacles } from "../../lib/server-settings.ts";

async function timeDatabase(db: Database): Promise<number> {
  const started = performance.now();
  await db.pool.query("SELECT 1");
  return Math.round((performance.now() - started) * 10) / 10;
}

const waiting = z.object({ waiting: z.int(), oldest: z.int().nullable() });

/** Messages on their way, by the database's clock. */
async function readOutbox({ pool, prisma }: Database): Promise<SystemHealth["outbox"]> {
  const rows = await pool.query({
    ...readerOptions,
    sql: `SELECT COUNT(*) AS waiting, TIMESTAMPDIFF(SECOND, MIN(date_created), UTC_TIMESTAMP(3)) AS oldest
      FROM outbox WHERE status IN ('antri', 'diproses')`,
  });
  const [found] = z.array(waiting).parse(rows);
  const failed = await prisma.outbox.count({ where: { status: "gagal" } });
  return { waiting: found?.waiting ?? 0, oldestSeconds: found?.oldest ?? null, failed };
}

/** Milliseconds: a job that is due starts within half a minute. */
const lateJob = 120_000;

function stateOfJob({ sewasampai, berikut }: pekerjaan, now: Date): JobHealth["state"] {
  if (sewasampai) return sewasampai < now ? "stuck" : "running";
  return now.getTime() - berikut.getTime() > lateJob ? "late" : "waiting";
}

async function readJobs({ prisma }: Database, now: Date): Promise<SystemHealth["jobs"]> {
  const rows = await prisma.pekerjaan.findMany({ orderBy: { nama: "asc" } });
  return rows.flatMap((row) => {
    // A job of another version is none of ours.
    const name = jobNames.find((one) => one === row.nama);
    if (!name) return [];
    return {
      name,
      finished: row.selesai?.toISOString() ?? null,
      milliseconds: row.lama,
      error: row.galat,
      state: stateOfJob(row, now),
      holder: row.pemegang,
      since: row.mulai?.toISOString() ?? null,
    };
  });
}

/** Free space of the files' folder; null where files don't lie in one. */
const freeBytes = (folder: string): Promise<number | null> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );

/** Milliseconds: a bank answers within seconds. */
const late = 300_000;

const countLateBills = ({ prisma }: Database, now: Date): Promise<number> =>
  prisma.tagihan_bank.count({
    where: { tglgagal: { lt: new Date(now.getTime() - late) }, keadaan: { in: ["menunggu", "taktentu", "ada"] } },
  });

const amount = z.object({ files: z.int(), bytes: z.int() });

async function readStorage({ db, env }: Pick<Deps, "db" | "env">): Promise<SystemHealth["storage"]> {
  const rows = await db.pool.query({
    ...readerOptions,
    sql: "SELECT COUNT(*) AS files, CAST(COALESCE(SUM(ukuran), 0) AS UNSIGNED) AS bytes FROM berkas",
  });
  const [stored] = z.array(amount).parse(rows);
  return { files: stored?.files ?? 0, bytes: stored?.bytes ?? 0, freeBytes: await freeBytes(env.FILES_DIR) };
}

/** The health of the system as it is now. */
export async function readHealth(deps: Deps): Promise<SystemHealth> {
  const { db } = deps;
  const now = deps.clock.now();
  const databaseMilliseconds = await timeDatabase(db);
  const [obstacles, outbox, jobs, openExceptions, unownedExceptions, lateBills, storage] = await Promise.all([
    findObstacles(deps),
    readOutbox(db),
    readJobs(db, now),
    db.prisma.pengecualian_bayar.count({ where: { penyelesaian: null } }),
    db.prisma.pengecualian_bayar.count({ where: { penyelesaian: null, penanggungjawab: null } }),
    countLateBills(db, now),
    readStorage(deps),
  ]);
  const paymentObstacles = [...obstacles];
  return {
    databaseMilliseconds,
    paymentObstacles,
    outbox,
    jobs,
    openExceptions,
    unownedExceptions,
    lateBills,
    storage,
  };
}
