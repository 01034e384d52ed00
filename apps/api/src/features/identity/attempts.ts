import { randomInt } from "node:crypto";
import type { Database } from "@retribusi/db/client";
import { Prisma } from "@retribusi/db/generated/client";
import { z } from "zod";
import { inTransaction, retried } from "../../lib/transaction.ts";

/** What attempts are counted under, and how many are too many. */
export interface Counter {
  readonly key: string;
  /** More attempts than this are refused. */
  readonly limit: number;
  /** Seconds after the first attempt until all of them are forgotten. */
  readonly memory: number;
}

export interface Tally {
  readonly key: string;
  /** The attempt that was just counted is among them. */
  readonly count: number;
  /** Seconds until they are forgotten. */
  readonly seconds: number;
}

interface Counted {
  readonly tallies: readonly Tally[];
  /** How many keys begin with what was asked for, that of this attempt among them. */
  readonly alike: number;
}

const tally = z
  .object({ kunci: z.string(), jumlah: z.coerce.number(), detik: z.coerce.number() })
  .transform(({ kunci, jumlah, detik }): Tally => ({ key: kunci, count: jumlah, seconds: detik }));

/** Rows are always taken in the same order, so that two attempts don't wait for each other. */
const inOrder = (keys: readonly string[]) => Prisma.join([...keys].sort());

/**
 * Counts an attempt under each key before anything is compared, and answers with the counts: of a hundred attempts at the same moment
 * each learns how many came before it. Counters live in the database and go by its clock, so that every process of the application
 * refuses the same attempts. `beginning` asks how many keys begin so.
 */
export function countAttempt(db: Database, counters: readonly Counter[], beginning = ""): Promise<Counted> {
  const sorted = counters.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const fresh = Prisma.join(
    sorted.map(({ key, memory }) => Prisma.sql`(${key}, 1, UTC_TIMESTAMP(3) + INTERVAL ${memory} SECOND)`),
  );
  return inTransaction(db, async (tx) => {
    await tx.$executeRaw`
      INSERT INTO percobaan_login (kunci, jumlah, sampai) VALUES ${fresh}
      ON DUPLICATE KEY UPDATE
        jumlah = IF(sampai <= UTC_TIMESTAMP(3), 1, jumlah + 1),
        sampai = IF(sampai <= UTC_TIMESTAMP(3), VALUES(sampai), sampai)`;
    const rows = await tx.$queryRaw<{ alike: number | bigint }[]>`
      SELECT kunci, jumlah, CEIL(TIMESTAMPDIFF(MICROSECOND, UTC_TIMESTAMP(3), sampai) / 1000000) AS detik,
        (SELECT COUNT(*) FROM percobaan_login WHERE kunci LIKE ${beginning && `${beginning}%`} AND sampai > UTC_TIMESTAMP(3)) AS alike
      FROM percobaan_login WHERE kunci IN (${inOrder(counters.map(({ key }) => key))})`;
    return { tallies: z.array(tally).parse(rows), alike: Number(rows[0]?.alike ?? 0) };
  });
}

/** The counter that has had too many, this attempt included. */
export const findExceeded = (counters: readonly Counter[], tallies: readonly Tally[]): Tally | undefined =>
  tallies.find(({ key, count }) => count > (counters.find((counter) => counter.key === key)?.limit ?? 0));

/** Takes attempts back that nothing was compared for, or that turned out right. */
export async function takeBack(db: Database, keys: readonly string[], count = 1): Promise<void> {
  if (keys.length === 0) return;
  await inTransaction(
    db,
    (tx) => tx.$executeRaw`
      UPDATE percobaan_login SET jumlah = GREATEST(0, jumlah - ${count}) WHERE kunci IN (${inOrder(keys)})`,
  );
}

export async function forgetAttempts(db: Database, keys: readonly string[]): Promise<void> {
  await inTransaction(
    db,
    (tx) => tx.$executeRaw`
    DELETE FROM percobaan_login WHERE kunci IN (${inOrder(keys)})`,
  );
}

/**
 * True for the first caller who brings the key, false for everybody after; kept until `until` at least. The first one knows its own number,
 * should the answer be lost and the question be sent again.
 */
export async function useOnce(db: Database, key: string, until: Date): Promise<boolean> {
  const jumlah = randomInt(1, 2 ** 31);
  const data = [{ kunci: key, jumlah, sampai: until }];
  const { percobaan_login } = db.prisma;
  const { count } = await retried(() => percobaan_login.createMany({ data, skipDuplicates: true }));
  if (count === 1) return true;
  return (await percobaan_login.findUnique({ where: { kunci: key } }))?.jumlah === jumlah;
}
