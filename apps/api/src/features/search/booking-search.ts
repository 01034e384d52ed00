import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import { codeOf, stateOf } from "@retribusi/contract/features/booking/booking.states";
import { bookingKinds, tariffUnits } from "@retribusi/contract/features/catalog/catalog.kinds";
import { type FoundBooking, mostFound } from "@retribusi/contract/features/search/search.endpoints";
import { answered, type Column, instant, int, orNull, rowsOf, text } from "@retribusi/db/column";
import type { Question, SqlPart } from "@retribusi/db/statement";
import { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { may } from "../../access/permissions.ts";
import { escapeLike } from "../../records/condition.ts";
import { scopeWhere } from "../booking/cards.query.ts";
import type { Meaning } from "./meaning.ts";

const oneOf = <T extends string>(sql: string, names: readonly T[]): Column<T> => {
  const known = z.enum(names);
  return { sql, read: (cell) => known.parse(cell) };
};

const columns = {
  id: int("b.id"),
  jenisbooking: oneOf("b.jenisbooking", bookingKinds),
  namapemesan: text("b.namapemesan"),
  objectname: text("o.objectname"),
  subobjectname: orNull(text("o.subobjectname")),
  start: instant("b.tglmulaipemakaian"),
  end: instant("b.tglakhirpemakaian"),
  satuantarif: oneOf("b.satuantarif", tariffUnits),
  zona: text("COALESCE(o.zonawaktu, p.zonawaktu)"),
  status: int("b.statusbooking"),
  uraianstatus: text("s.uraianstatus"),
};

const marks = (values: readonly unknown[]): string => values.map(() => "?").join(", ");

/** Which bookings `b` a text may mean, each way with the index that finds them. */
function waysOf({ number, idbilling, phones, name }: Meaning): (SqlPart & { readonly index: string })[] {
  return [
    ...(number === undefined ? [] : [{ index: "PRIMARY", sql: "b.id = ?", values: [number] }]),
    ...(idbilling === undefined
      ? []
      : [
          { index: "booking_idbilling_idx", sql: "b.idbilling = ?", values: [idbilling] },
          // A bill that was replaced is on somebody's paper still.
          { index: "PRIMARY", sql: "b.id IN (SELECT bookingid FROM tagihan WHERE idbilling = ?)", values: [idbilling] },
        ]),
    ...(phones.length === 0
      ? []
      : [{ index: "booking_notelp_idx", sql: `b.notelp IN (${marks(phones)})`, values: phones }]),
    ...(name === undefined
      ? []
      : [{ index: "booking_namapemesan_idx", sql: "b.namapemesan LIKE ?", values: [`${escapeLike(name)}%`] }]),
  ];
}

/** The kinds whose bookings somebody may open, and the rows of their scope; nothing where there are none. */
function readable(user: CurrentUser): SqlPart | undefined {
  const kinds = bookingKinds.filter((kind) => may(user, bookingEntity[kind], "view"));
  const scoped = scopeWhere(user);
  if (!scoped || kinds.length === 0) return undefined;
  const own = Object.entries(scoped);
  return {
    sql: [`b.jenisbooking IN (${marks(kinds)})`, ...own.map(([column]) => `b.${column} = ?`)].join(" AND "),
    values: [...kinds, ...own.map(([, value]) => value)],
  };
}

/** The latest bookings of somebody's scope that a text may mean in one way; one more than is shown. */
function foundBy({ index, sql, values }: ReturnType<typeof waysOf>[number], own: SqlPart) {
  const first = `SELECT b.id FROM booking b FORCE INDEX (${index}) WHERE ${sql} AND ${own.sql}
    ORDER BY b.id DESC LIMIT ${mostFound + 1}`;
  const rows = rowsOf(
    columns,
    `FROM (${first}) f JOIN booking b ON b.id = f.id JOIN mst_objectretribusi o ON o.objectid = b.objectid
      JOIN tbl_pemda p ON p.idpemda = o.idpemda JOIN tbl_statusbooking s ON s.statusbooking = b.statusbooking`,
    [...values, ...own.values],
  );
  return answered(rows, (found) =>
    found.map(({ start, end, status, ...row }) => ({
      ...row,
      tglmulaipemakaian: start.toISOString(),
      tglakhirpemakaian: end.toISOString(),
      statusbooking: codeOf(stateOf(status)),
    })),
  );
}

/** The latest bookings that somebody may open and that a text may mean, each once. */
export function bookingsMeant(user: CurrentUser, meaning: Meaning): Question<readonly FoundBooking[]> {
  const own = readable(user);
  const questions = own ? waysOf(meaning).map((way) => foundBy(way, own)) : [];
  return {
    selects: questions.flatMap(({ selects }) => selects),
    answer: (rows) => {
      const found = questions.flatMap(({ answer }, at) => answer([rows[at] ?? []]));
      return [...new Map(found.map((row) => [row.id, row])).values()].toSorted((a, b) => b.id - a.id);
    },
  };
}
