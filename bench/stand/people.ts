import { randomUUID } from "node:crypto";
import { signToken } from "@retribusi/api/features/identity/token";
import { readEnv } from "@retribusi/api/lib/env";
import { sqlInstant } from "@retribusi/db/client";
import type { Connection } from "mariadb";
import { apiEnvironment } from "../service.ts";
import { onDatabase } from "./sql.ts";

/** A customer of the measurements, signed in. */
export interface Customer {
  readonly userid: number;
  readonly token: string;
}

/** So many, because each may hold three unpaid bookings only. */
const wanted = 2_000;
const prefix = "ukur-";
const hours = 8;

/** Makes the customers that are missing. They have no password: nobody can sign in as one of them. */
async function ensureCustomers(connection: Connection): Promise<number[]> {
  const people = Array.from({ length: wanted }, (_, index) => {
    const name = prefix + index;
    return [name, `${name}@contoh.example`, `Nasabah Ukur ${index}`, "-"];
  });
  await connection.batch(
    `INSERT IGNORE INTO userdata (username, email, fullname, password, emailterverifikasi)
     VALUES (?, ?, ?, ?, UTC_TIMESTAMP(3))`,
    people,
  );
  await connection.query(
    `INSERT IGNORE INTO model_has_roles (model_id, role_id, urutan)
     SELECT u.userid, r.id, 1 FROM userdata u JOIN roles r ON r.name = 'nasabah' WHERE u.username LIKE '${prefix}%'`,
  );
  const rows = await connection.query<{ userid: number }[]>(
    `SELECT userid FROM userdata WHERE username LIKE '${prefix}%' ORDER BY userid`,
  );
  return rows.map(({ userid }) => userid);
}

/** Opens a session for each, in the place of those of an earlier run. */
async function openSessions(connection: Connection, users: readonly number[], url: string): Promise<Customer[]> {
  const [opened, expires] = [new Date(), new Date(Date.now() + hours * 3_600_000)];
  const env = readEnv(apiEnvironment(url));
  const sessions = users.map((userid) => ({ userid, jti: randomUUID() }));
  await connection.query("DELETE FROM sesi WHERE userid IN (?)", [users]);
  await connection.batch(
    "INSERT INTO sesi (jti, userid, dibuat, terakhir, kedaluwarsa) VALUES (?, ?, ?, ?, ?)",
    sessions.map(({ jti, userid }) => [jti, userid, sqlInstant(opened), sqlInstant(opened), sqlInstant(expires)]),
  );
  return sessions.map(({ userid, jti }) => ({ userid, token: signToken({ env }, { jti, userid }, opened, expires) }));
}

/** Customers with a session each, whose orders `removeOrders` takes away again. */
export const signedInCustomers = (url: string): Promise<Customer[]> =>
  onDatabase(url, async (connection) => openSessions(connection, await ensureCustomers(connection), url));
