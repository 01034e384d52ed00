import { randomUUID } from "node:crypto";
import { addDays, type LocalDate } from "@retribusi/contract/define/dates";
import { z } from "zod";
import { ask, type Call } from "../measure/load.ts";
import type { Customer } from "./people.ts";
import { onDatabase, rowsOf } from "./sql.ts";

/** Lodging that can be ordered for one price on every night of the window. */
export interface Lodging {
  readonly objectid: number;
  readonly units: number;
  readonly price: number;
}

/** Nights that orders are for: later than all bookings of the seed, earlier than what is too far to be ordered. */
const firstNight = 120;
const nights = 200;
const today = new Date().toISOString().slice(0, 10);
export const nightOf = (number: number): LocalDate => addDays(today, firstNight + (number % nights));

const stayOf = (night: LocalDate) => ({ satuan: "malam", checkin: night, checkout: addDays(night, 1) }) as const;

const quoted = z.object({ bebas: z.int(), harga: z.object({ totalbiaya: z.int() }).nullable() });

async function priceOn(origin: string, objectid: number, night: LocalDate): Promise<number | undefined> {
  const body = { waktu: stayOf(night), jumlahunit: 1, kelompoktarif: "umum" };
  const answer = quoted.parse(await ask(origin, { path: `/api/catalogue/${objectid}/quote`, body }));
  return answer.harga?.totalbiaya;
}

/** Lodging for a measurement, what has most units first, or what has fewest. Throws when there is too little of it. */
export async function chooseLodging(url: string, origin: string, count: number, most = true): Promise<Lodging[]> {
  const rows = await rowsOf<{ objectid: number; units: number }>(
    url,
    `SELECT o.objectid, o.jumlahobject AS units FROM mst_objectretribusi o
       JOIN tbl_kategoriobject k ON k.kategoriid = o.kategoriid AND k.jenisbooking = 'penginapan'
       LEFT JOIN penutupan_object p ON p.objectid = o.objectid
     WHERE o.statusobject = 1 AND o.satuantarif = 'malam' AND o.jedamenit = 0 AND p.id IS NULL
     ORDER BY o.jumlahobject ${most ? "DESC" : "ASC"}, o.objectid LIMIT ?`,
    [count * 2],
  );
  const found: Lodging[] = [];
  for (const { objectid, units } of rows) {
    const price = await priceOn(origin, objectid, nightOf(0));
    if (price === undefined || price !== (await priceOn(origin, objectid, nightOf(nights - 1)))) continue;
    if (found.push({ objectid, units, price }) === count) return found;
  }
  throw new Error(`Only ${found.length} of ${count} lodgings can be ordered on all nights`);
}

/** The body of an order of one unit for one night. */
const orderBody = ({ objectid, price }: Lodging, night: LocalDate) => ({
  kunci: randomUUID(),
  objectid,
  waktu: stayOf(night),
  jumlahunit: 1,
  kelompoktarif: "umum",
  totalbiaya: price,
});

/** An order at the application, or at a bare program, which is told who orders. */
export function orderCall(path: string, customer: Customer, lodging: Lodging, night: LocalDate): Call {
  const body = orderBody(lodging, night);
  if (path.startsWith("/api/")) return { path, token: customer.token, body };
  return { path, body: { ...body, userid: customer.userid } };
}

/** Orders one after the other, each by another customer, over all lodgings and nights, so that none of them is sold out. */
export function ordersOver(lodgings: readonly Lodging[], customers: readonly Customer[], path: string): () => Call {
  let number = 0;
  return () => {
    const lodging = lodgings[number % lodgings.length];
    const customer = customers[number % customers.length];
    const night = nightOf(Math.floor(number / lodgings.length));
    number += 1;
    if (!lodging || !customer) throw new Error("There is nothing to order, or nobody to order it");
    return orderCall(path, customer, lodging, night);
  };
}

/** All that an order leaves behind beside the booking itself. */
const parts = ["outbox", "inbox", "booking_riwayat"];
const atOnce = 1_000;

/** Removes the orders of the customers with all that belongs to them: the database is as it was. */
export async function removeOrders(url: string, customers: readonly Customer[]): Promise<void> {
  const users = customers.map(({ userid }) => userid);
  await onDatabase(url, async (connection) => {
    for (;;) {
      const rows = await connection.query<{ id: number; objectid: number }[]>(
        "SELECT id, objectid FROM booking WHERE user_created IN (?) LIMIT ?",
        [users, atOnce],
      );
      if (rows.length === 0) return;
      const ids = rows.map(({ id }) => id);
      await connection.beginTransaction();
      for (const part of parts) await connection.query(`DELETE FROM ${part} WHERE bookingid IN (?)`, [ids]);
      const objects = [...new Set(rows.map(({ objectid }) => objectid))];
      await connection.query("DELETE FROM ringkasan_tanda WHERE objectid IN (?)", [objects]);
      await connection.query("DELETE FROM booking WHERE id IN (?)", [ids]);
      await connection.commit();
    }
  });
}
