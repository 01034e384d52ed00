import { randomUUID } from "node:crypto";
import { freeUnits, pauseOf } from "@retribusi/contract/features/booking/booking.availability";
import { unpaidLimit } from "@retribusi/contract/features/booking/booking.deadlines";
import { toInterval } from "@retribusi/contract/features/booking/booking.interval";
import { sqlInstant } from "@retribusi/db/client";
import type { PoolConnection } from "mariadb";
import type { Answer } from "./answer.ts";
import { answerBooking } from "./booking.ts";
import { hoursOf, type TariffRow, tariffColumns, toUsage, type UsageRow } from "./object.ts";
import { bookingOf, type Facts, factsSql, insertSql, planOf, type Wish, wish } from "./wish.ts";

const noTariff = tariffColumns.replaceAll(/\w+/g, "NULL AS $&");
const unpaid = "statusbooking IN (10, 20, 30, 40)";

/** Everything that the decision needs beside the facts, in one statement: holds, closures, what lapsed, what is unpaid, tariffs. */
const aroundSql = `SELECT 'hold' AS part, tglmulaipemakaian AS tglmulai, tglakhirpemakaian AS tglakhir, jumlahunit, ${noTariff} FROM booking
    WHERE objectid = ? AND aktif = 1 AND tglakhirpemakaian > ? AND tglmulaipemakaian < ? AND NOT (${unpaid} AND bataswaktu < UTC_TIMESTAMP(3))
  UNION ALL SELECT 'closure', tglmulai, tglakhir, jumlahunit, ${noTariff} FROM penutupan_object WHERE objectid = ? AND tglakhir > ? AND tglmulai < ?
  UNION ALL SELECT 'lapsed', NULL, NULL, COUNT(*), ${noTariff} FROM booking WHERE ${unpaid} AND bataswaktu < UTC_TIMESTAMP(3) AND objectid = ?
  UNION ALL SELECT 'unpaid', NULL, NULL, COUNT(*), ${noTariff} FROM booking WHERE idpemesan = ? AND ${unpaid} AND user_created = ?
  UNION ALL SELECT 'tariff', NULL, NULL, NULL, ${tariffColumns} FROM tarif_object WHERE objectid = ?`;

type AroundRow = UsageRow & TariffRow & { readonly part: "hold" | "closure" | "lapsed" | "unpaid" | "tariff" };

/** Reads and decides with the inventory in hand; throws what stands against the order. */
async function decide(connection: PoolConnection, facts: Facts, wanted: Wish) {
  const { objectid, userid } = wanted;
  const { start, end } = toInterval(wanted.waktu, hoursOf(facts));
  const around = [objectid, sqlInstant(start), sqlInstant(end)];
  const values = [...around, ...around, objectid, userid, userid, objectid];
  const rows = await connection.query<AroundRow[]>(aroundSql, values);
  const of = (part: AroundRow["part"]) => rows.filter((row) => row.part === part);
  if (Number(of("unpaid")[0]?.jumlahunit) >= unpaidLimit) throw new Error("too many unpaid orders");
  const plan = planOf(facts, wanted, of("tariff"));
  const free = freeUnits(plan.interval, {
    units: facts.jumlahobject,
    pause: pauseOf(facts.jedamenit, hoursOf(facts).zone),
    holds: of("hold").map((one) => toUsage(one)),
    closures: of("closure").map((one) => toUsage(one, facts.jumlahobject)),
  });
  if (free < wanted.jumlahunit) throw new Error("sold out");
  return plan;
}

/** The booking, its history, the marks of its days, and what is told of it. */
async function write(connection: PoolConnection, facts: Facts, wanted: Wish, plan: ReturnType<typeof planOf>) {
  const booking = insertSql("booking", bookingOf(facts, wanted, plan));
  const { insertId } = await connection.query<{ insertId: number }>(booking.sql, booking.values);
  const { userid, objectid } = wanted;
  const text = `Your order ${insertId} of ${facts.objectname}, ${sqlInstant(plan.interval.start)}, was received.`;
  const subject = `Order ${insertId} received`;
  const told = { subject: { en: subject, id: subject }, body: { en: text, id: text } };
  const news = JSON.stringify({ aksi: "order", customer: told });
  const day = sqlInstant(plan.interval.start).slice(0, 10);
  const history = { bookingid: insertId, aksi: "order", kestatus: 10, userid, peran: "nasabah", versi: 0 };
  const rows = [
    insertSql("booking_riwayat", { ...history, waktu: facts.now, permintaan: randomUUID() }),
    insertSql("ringkasan_tanda", { objectid, dari: day, sampai: day }),
    insertSql("outbox", { jenis: "booking", bookingid: insertId, urut: `news:${insertId}`, muatan: news }),
  ];
  await Promise.all(rows.map(({ sql, values }) => connection.query(sql, values)));
  return insertId;
}

/**
 * An order with the application's guarantees in the fewest statements: begin, take inventory and customer, read the facts and what
 * surrounds them, four inserts, commit; and the booking read back.
 */
export const answerOrder: Answer = async (pool, asked) => {
  const wanted = wish.parse(asked.body);
  const connection = await pool.getConnection();
  const id = await place(connection, wanted).finally(() => void connection.release());
  const parameters = new URLSearchParams({ id: String(id.booking), idskpd: String(id.idskpd) });
  return answerBooking(pool, { ...asked, parameters });
};

async function place(connection: PoolConnection, wanted: Wish): Promise<{ booking: number; idskpd: number }> {
  const { objectid, userid, kunci } = wanted;
  await connection.beginTransaction();
  try {
    await connection.query("UPDATE object_inventory SET urutan = urutan + 1 WHERE objectid = ?", [objectid]);
    await connection.query(
      "UPDATE userdata SET date_updated = date_updated + INTERVAL 1000 MICROSECOND WHERE userid = ?",
      [userid],
    );
    const [facts] = await connection.query<Facts[]>(factsSql, [userid, userid, kunci, objectid]);
    if (!facts) throw new Error("no such object");
    const plan = await decide(connection, facts, wanted);
    const booking = facts.earlier ?? (await write(connection, facts, wanted, plan));
    await connection.commit();
    return { booking, idskpd: facts.idskpd };
  } catch (error) {
    await connection.rollback();
    throw error;
  }
}
