import { toInterval } from "@retribusi/contract/features/booking/booking.interval";
import { sqlInstant } from "@retribusi/db/client";
import type { PoolConnection } from "mariadb";
import type { Answer } from "./answer.ts";
import { hoursOf, type TariffRow, tariffColumns } from "./object.ts";
import { bookingOf, type Facts, factsSql, insertSql, planOf, type Wish, wish } from "./wish.ts";

const takenSql = `SELECT COALESCE(SUM(jumlahunit), 0) AS units FROM booking WHERE objectid = ? AND aktif = 1
  AND tglakhirpemakaian > ? AND tglmulaipemakaian < ?`;

interface Prepared {
  readonly facts: Facts;
  readonly plan: ReturnType<typeof planOf>;
}

/** What the form shows before anything is saved. */
async function prepare(connection: PoolConnection, wanted: Wish): Promise<Prepared> {
  const { objectid, userid, kunci } = wanted;
  const [facts] = await connection.query<Facts[]>(factsSql, [userid, userid, kunci, objectid]);
  if (!facts) throw new Error("no such object");
  const tariffs = await connection.query<TariffRow[]>(`SELECT ${tariffColumns} FROM tarif_object WHERE objectid = ?`, [
    objectid,
  ]);
  return { facts, plan: planOf(facts, wanted, tariffs) };
}

async function checkAndInsert(connection: PoolConnection, wanted: Wish, { facts, plan }: Prepared): Promise<number> {
  const { start, end } = toInterval(wanted.waktu, hoursOf(facts));
  const [taken] = await connection.query<{ units: number }[]>(takenSql, [
    wanted.objectid,
    sqlInstant(start),
    sqlInstant(end),
  ]);
  if (facts.jumlahobject - (taken?.units ?? 0) < wanted.jumlahunit) throw new Error("sold out");
  const { sql, values } = insertSql("booking", bookingOf(facts, wanted, plan));
  return (await connection.query<{ insertId: number }>(sql, values)).insertId;
}

type Save = (connection: PoolConnection, wanted: Wish, prepared: Prepared) => Promise<number>;

const peerOrder =
  (save: Save): Answer =>
  async (pool, { body }) => {
    const wanted = wish.parse(body);
    const connection = await pool.getConnection();
    try {
      const prepared = await prepare(connection, wanted);
      return { id: await save(connection, wanted, prepared) };
    } finally {
      await connection.release();
    }
  };

/** As MRBS does it: the whole table is locked while one looks whether the time is free and writes. No history, no message. */
export const answerLockedOrder = peerOrder(async (connection, wanted, prepared) => {
  await connection.query("LOCK TABLES booking WRITE");
  try {
    return await checkAndInsert(connection, wanted, prepared);
  } finally {
    await connection.query("UNLOCK TABLES");
  }
});

/** As LibreBooking does it: one looks whether the time is free, then writes; nothing is locked between. No history, no message. */
export const answerCheckedOrder = peerOrder(checkAndInsert);
