import { bookingGroups } from "@retribusi/contract/features/booking/booking.groups";
import { codesOf } from "@retribusi/contract/features/booking/booking.states";
import type { myBookings } from "@retribusi/contract/features/booking/mine.endpoints";
import type { Database } from "@retribusi/db/client";
import { int, rowsOf } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { scopeWhere } from "./cards.query.ts";
import { presentCards } from "./present.ts";

type Query = z.output<typeof myBookings.query>;

/** The place of a booking's group; what comes and what was are told apart from those that have a deadline to act by. */
const group = `CASE ${bookingGroups
  .map(({ states }, place) => `WHEN t.statusbooking IN (${codesOf(states).join(", ")}) THEN ${place}`)
  .join(" ")} END`;
const coming = bookingGroups.findIndex(({ name }) => name === "coming");
const order = `${group},
  CASE WHEN ${group} < ${coming} THEN t.bataswaktu WHEN ${group} = ${coming} THEN t.tglmulaipemakaian END,
  CASE WHEN ${group} > ${coming} THEN -t.id ELSE t.id END`;

/** One page of the bookings that the user ordered, as far as the acting role sees them. */
export async function listMine(db: Database, user: CurrentUser, { jenis, page = 1, limit = 20 }: Query) {
  const scoped = scopeWhere(user);
  if (!scoped) return { records: [], page, limit, hasMore: false };
  const wanted = { ...scoped, idpemesan: user.userid, ...(jenis ? { jenisbooking: jenis } : {}) };
  const columns = Object.keys(wanted).map((column) => `t.${column} = ?`);
  const { found } = await ask(sqlOf(db.prisma), {
    found: rowsOf(
      { id: int("t.id") },
      `FROM booking t WHERE ${columns.join(" AND ")} ORDER BY ${order} LIMIT ? OFFSET ?`,
      [...Object.values(wanted), limit + 1, (page - 1) * limit],
    ),
  });
  const ids = found.slice(0, limit).map(({ id }) => id);
  return { records: await presentCards(db, user, ids), page, limit, hasMore: found.length > limit };
}
