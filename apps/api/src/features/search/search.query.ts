import { bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { objectretribusi } from "@retribusi/contract/features/catalog/objectretribusi.entity";
import { userdata } from "@retribusi/contract/features/identity/userdata.entity";
import { mostFound, type SearchAnswer } from "@retribusi/contract/features/search/search.endpoints";
import { type Column, int, orNull, rowsOf, text } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask, type SqlPart } from "@retribusi/db/statement";
import { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { may } from "../../access/permissions.ts";
import { scope } from "../../access/scope.ts";
import type { Deps } from "../../lib/deps.ts";
import { conditionFor } from "../../records/condition.ts";
import { orderable, shownTo } from "../booking/offered.ts";
import { bookingsMeant } from "./booking-search.ts";
import { meaningOf } from "./meaning.ts";

const kind = z.enum(bookingKinds);
const kindColumn: Column<z.output<typeof kind>> = { sql: "k.jenisbooking", read: (cell) => kind.parse(cell) };

const objectColumns = {
  objectid: int("t.objectid"),
  objectname: text("t.objectname"),
  subobjectname: orNull(text("t.subobjectname")),
  lokasikabkota: text("t.lokasikabkota"),
  jenisbooking: kindColumn,
};
const userColumns = { userid: int("t.userid"), fullname: text("t.fullname"), username: text("t.username") };

/** The first rows that fit, by these columns, and one more. */
const first = (from: string, { sql, values }: SqlPart, order: string): SqlPart => ({
  sql: `${from} WHERE ${sql} ORDER BY ${order} LIMIT ${mostFound + 1}`,
  values,
});

/** Objects that somebody may open, or is offered. */
function objectsFor(user: CurrentUser, search: string): SqlPart {
  const { rows } = scope(user, "mst_objectretribusi");
  if (may(user, "mst_objectretribusi", "view")) return conditionFor(objectretribusi, rows, { search });
  const orders = may(user, "mst_objectretribusi", "order");
  const wanted = conditionFor(objectretribusi, orders ? rows : "none", { search });
  const shown = shownTo(user);
  return { sql: `${wanted.sql} AND ${orderable} AND ${shown.sql}`, values: [...wanted.values, ...shown.values] };
}

function objectsWith(user: CurrentUser, search: string) {
  const { sql, values } = first(
    "FROM mst_objectretribusi t JOIN tbl_kategoriobject k ON k.kategoriid = t.kategoriid",
    objectsFor(user, search),
    "t.objectname, t.subobjectname, t.objectid",
  );
  return rowsOf(objectColumns, sql, values);
}

function usersWith(user: CurrentUser, search: string) {
  const { rows } = scope(user, "userdata");
  const wanted = conditionFor(userdata, may(user, "userdata", "view") ? rows : "none", { search });
  const { sql, values } = first("FROM userdata t", wanted, "t.fullname, t.userid");
  return rowsOf(userColumns, sql, values);
}

const shownOf = <T>(found: readonly T[]) => ({ records: found.slice(0, mostFound), hasMore: found.length > mostFound });

/** By one statement: bookings by each of the ways that the text may mean, the latest first, objects and users by name. */
export async function findEverything(
  { db }: Pick<Deps, "db">,
  user: CurrentUser,
  typed: string,
): Promise<SearchAnswer> {
  const { pesanan, objek, pengguna } = await ask(sqlOf(db.prisma), {
    pesanan: bookingsMeant(user, meaningOf(typed)),
    objek: objectsWith(user, typed),
    pengguna: usersWith(user, typed),
  });
  return { pesanan: shownOf(pesanan), objek: shownOf(objek), pengguna: shownOf(pengguna) };
}
