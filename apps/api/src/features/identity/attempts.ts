import { type Database, readerOptions } from "@retribusi/db/client";
import { z } from "zod";

/** Failures are forgotten this many seconds after the first of them. */
const memory = 15 * 60;

const result = z.object({ jumlah: z.int(), detik: z.int() });

export interface Failures {
  readonly count: number;
  /** Seconds until they are forgotten. */
  readonly seconds: number;
}

/**
 * The most failures counted under one of the keys. Counters live in the database and go by its clock, so that every process of the
 * application refuses the same attempts.
 */
export async function findFailures(db: Database, keys: readonly string[]): Promise<Failures> {
  const rows = await db.pool.query(
    {
      ...readerOptions,
      sql: `SELECT jumlah, CEIL(TIMESTAMPDIFF(MICROSECOND, UTC_TIMESTAMP(3), sampai) / 1000000) AS detik
            FROM percobaan_login WHERE kunci IN (${keys.map(() => "?").join(", ")}) AND sampai > UTC_TIMESTAMP(3)
            ORDER BY jumlah DESC LIMIT 1`,
    },
    keys,
  );
  const [most] = z.array(result).parse(rows);
  return most ? { count: most.jumlah, seconds: most.detik } : { count: 0, seconds: 0 };
}

/** Counts one more failure under each key. */
export async function countFailure(db: Database, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await db.pool.query(
      `INSERT INTO percobaan_login (kunci, jumlah, sampai) VALUES (?, 1, UTC_TIMESTAMP(3) + INTERVAL ${memory} SECOND)
       ON DUPLICATE KEY UPDATE
         jumlah = IF(sampai <= UTC_TIMESTAMP(3), 1, jumlah + 1),
         sampai = IF(sampai <= UTC_TIMESTAMP(3), UTC_TIMESTAMP(3) + INTERVAL ${memory} SECOND, sampai)`,
      [key],
    );
  }
}

/** Takes so many failures off a counter again. */
export async function reduceFailures(db: Database, key: string, count: number): Promise<void> {
  await db.pool.query("UPDATE percobaan_login SET jumlah = GREATEST(0, jumlah - ?) WHERE kunci = ?", [count, key]);
}

export async function forgetFailures(db: Database, key: string): Promise<void> {
  await db.prisma.percobaan_login.deleteMany({ where: { kunci: key } });
}

/** True for the first caller who brings the key, false for everybody after; kept until `until` at least. */
export async function useOnce(db: Database, key: string, until: Date): Promise<boolean> {
  const { count } = await db.prisma.percobaan_login.createMany({
    data: [{ kunci: key, jumlah: 1, sampai: until }],
    skipDuplicates: true,
  });
  return count === 1;
}
