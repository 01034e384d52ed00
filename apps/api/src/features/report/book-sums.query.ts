import type { LocalDate } from "@retribusi/contract/define/dates";
import type { Database } from "@retribusi/db/client";
import type { Fragment } from "../../records/condition.ts";
import { runSql } from "../../records/reader.ts";
import { type Book, type BookDays, ownRows, restrictedBy, whereOf } from "./book.ts";
import type { Question } from "./question.ts";

/** What a book has of one day, or of one agency. */
export interface BookSum {
  readonly key: LocalDate | number;
  readonly count: number;
  /** Rupiah. */
  readonly amount: number;
}

/** What the summaries know of a line's booking; the rows know the rest. */
const known: ReadonlySet<string> = new Set(["idpemda", "idskpd", "pengelolaid", "idjenis", "idanggaran"]);

const keyOf = ({ orderedBy }: BookDays, day: string): string => (orderedBy === "tgl" ? day : "t.idskpd");

/** From the lines themselves. */
function rowsSql(book: Book, days: BookDays, question: Question): Fragment {
  const where = whereOf(book, question);
  return {
    sql: `SELECT ${keyOf(days, days.day)} AS k, 1 AS num, d.jumlah AS amount FROM ${book.table} d JOIN booking t ON t.id = d.bookingid WHERE ${where.sql}`,
    values: where.values,
  };
}

/** Days of an object that somebody has changed and nobody has summed up yet. */
const marked = (objectid: string, day: string) =>
  `EXISTS (SELECT 1 FROM ringkasan_tanda m WHERE m.objectid = ${objectid} AND ${day} BETWEEN m.dari AND m.sampai)`;

/** From the summaries, but for the days that are marked. */
function summarySql(days: BookDays, question: Question): Fragment {
  const own = ownRows(question);
  const { table, count, amount, key } = days.summary;
  const [name, value] = key;
  return {
    sql: `SELECT ${keyOf(days, "t.tgl")} AS k, t.${count} AS num, t.${amount} AS amount FROM ${table} t
      WHERE t.${name} = '${value}' AND t.tgl BETWEEN ? AND ? AND ${own.sql} AND NOT ${marked("t.objectid", "t.tgl")}`,
    values: [question.period.from, question.period.until, ...own.values],
  };
}

/** The days that are marked for any object come first: they are few, and each is looked for by its index. */
function markedSql({ table }: Book, days: BookDays, question: Question): Fragment {
  const own = ownRows(question);
  const { day } = days;
  return {
    sql: `SELECT ${keyOf(days, "l.tgl")} AS k, 1 AS num, d.jumlah AS amount
      FROM (SELECT g.tgl FROM (SELECT DISTINCT ${day} AS tgl FROM ${table} d WHERE ${day} BETWEEN ? AND ?) g
        WHERE EXISTS (SELECT 1 FROM ringkasan_tanda m WHERE g.tgl BETWEEN m.dari AND m.sampai)) l
      STRAIGHT_JOIN ${table} d ON ${day} = l.tgl STRAIGHT_JOIN booking t ON t.id = d.bookingid
      WHERE ${own.sql} AND ${marked("t.objectid", "l.tgl")}`,
    values: [question.period.from, question.period.until, ...own.values],
  };
}

/**
 * How many lines of a book there are and what they add up to, by day or agency and in its order. Always exact, by one statement: the
 * days that are summed up come from the summaries, and those whose sums don't hold any more from the rows. A mark is committed with the
 * change that it stands for and taken away with the new sum, so one look at all three never sees a line twice or not at all.
 */
export async function readBookSums(db: Database, book: Book, days: BookDays, question: Question): Promise<BookSum[]> {
  const parts = restrictedBy(question).every((name) => known.has(name))
    ? [summarySql(days, question), markedSql(book, days, question)]
    : [rowsSql(book, days, question)];
  const found = await runSql(
    db,
    `SELECT k, SUM(num) AS num, SUM(amount) AS amount FROM (${parts.map(({ sql }) => sql).join(" UNION ALL ")}) s GROUP BY k ORDER BY k`,
    parts.flatMap(({ values }) => values),
  );
  return found.map(({ k, num, amount }) => ({
    key: days.orderedBy === "tgl" ? String(k) : Number(k),
    count: Number(num),
    amount: Number(amount),
  }));
}
