import { bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { Database } from "@retribusi/db/client";
import { int, orNull, rowsOf } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import { newsKind } from "../../lib/outbox/enqueue.ts";
import type { BookingNews } from "./reach.ts";
import { patience, Tail } from "./tail.ts";

/** So many rows are looked at when somebody begins to listen. */
const lookedAt = 1000;

const seconds = patience / 1000;

/** The latest rows, and which of them are too old to be news for whoever begins to listen now. */
const latest = (table: "outbox" | "inbox") =>
  rowsOf(
    { id: int("id"), isOld: int(`date_created < UTC_TIMESTAMP(3) - INTERVAL ${seconds} SECOND`) },
    `FROM ${table} ORDER BY id DESC LIMIT ${lookedAt}`,
  );

function tailOf(rows: readonly { readonly id: number; readonly isOld: number }[]): Tail {
  const ids = rows.map(({ id }) => id);
  const floor = ids.length < lookedAt ? 0 : Math.min(...ids) - 1;
  return new Tail(
    floor,
    rows.filter(({ isOld }) => isOld === 1).map(({ id }) => id),
  );
}

/** What tells that something has happened. */
export interface Tails {
  readonly bookings: Tail;
  readonly letters: Tail;
}

/**
 * Begins to follow what happens, where it stands now. What happened within the last half minute is told as if it were new: a screen has
 * asked its first question before it began to listen.
 */
export async function findTails({ prisma }: Database): Promise<Tails> {
  const { outbox, inbox } = await ask(sqlOf(prisma), { outbox: latest("outbox"), inbox: latest("inbox") });
  return { bookings: tailOf(outbox), letters: tailOf(inbox) };
}

const kindOf = { sql: "b.jenisbooking", read: (cell: unknown) => bookingKinds.find((kind) => kind === cell) };

/** Everything above where the tails begin, by one statement: two ranges of primary keys. */
export async function readNews({ prisma }: Database, { bookings, letters }: Tails) {
  const booking = {
    ...{ id: int("o.id"), bookingid: int("b.id"), jenis: kindOf, idpemesan: orNull(int("b.idpemesan")) },
    ...{ pengelolaid: int("b.pengelolaid"), idskpd: int("b.idskpd"), idpemda: int("b.idpemda") },
  };
  const found = await ask(sqlOf(prisma), {
    bookings: rowsOf(booking, "FROM outbox o JOIN booking b ON b.id = o.bookingid WHERE o.id > ? AND o.jenis = ?", [
      bookings.floor,
      newsKind,
    ]),
    letters: rowsOf({ id: int("id"), userid: int("userid") }, "FROM inbox WHERE id > ?", [letters.floor]),
  });
  const known = found.bookings.flatMap(({ jenis, ...row }): BookingNews[] => (jenis ? [{ ...row, jenis }] : []));
  return { bookings: known, letters: found.letters };
}
