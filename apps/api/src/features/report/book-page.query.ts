import type { Database } from "@retribusi/db/client";
import type { Fragment } from "../../records/condition.ts";
import { runSql } from "../../records/reader.ts";
import type { RecordRow } from "../../records/row.ts";
import { ageAt, type Book, type BookDays, linesSql, ownRows, restrictedBy, whereOf } from "./book.ts";
import { type BookSum, readBookSums } from "./book-sums.query.ts";
import { during, type Question } from "./question.ts";

/** Lines of one page. */
export const pageLength = 100;

/** Lines of a page, and how many there are in all and what they add up to. */
export interface BookPage {
  readonly lines: readonly RecordRow[];
  readonly count: number;
  /** Rupiah. */
  readonly amount: number;
  /** Of what is open, the same by its age in days, the oldest first. */
  readonly ages: readonly BookSum[];
}

/** The days or agencies that a page has lines of, and how many of their lines stand before it. */
interface Place {
  readonly keys: readonly BookSum["key"][];
  readonly offset: number;
}

/** Where a page stands; nowhere where the book has ended before. */
export function placeOf(sums: readonly Pick<BookSum, "key" | "count">[], page: number): Place {
  const start = (page - 1) * pageLength;
  const keys: BookSum["key"][] = [];
  let offset = 0;
  let before = 0;
  for (const { key, count } of sums) {
    if (before + count > start && before < start + pageLength) {
      if (keys.length === 0) offset = start - before;
      keys.push(key);
    }
    before += count;
  }
  return { keys, offset };
}

const paged = ({ sql, values }: Fragment, offset: number): Fragment => ({
  sql: `${sql} LIMIT ? OFFSET ?`,
  values: [...values, pageLength, offset],
});

/** A page of a book in the order of days: only the lines of its days are sorted. */
function daysPage(book: Book, question: Question, now: Date, { keys, offset }: Place): Fragment {
  const where = whereOf(book, during(question, String(keys[0]), String(keys.at(-1))));
  return paged(linesSql(book, where, now), offset);
}

/** Fields of a booking that say nothing but whose its agency is. */
const ofAgency: ReadonlySet<string> = new Set(["idpemda", "idskpd"]);

/**
 * A page of a register: its documents are found in the order of their numbers by the index alone, and read afterwards. A number's year
 * is that of the object's clocks, so it may be the year before or after that of the region's day.
 */
function numbersPage(book: Book, { day }: BookDays, question: Question, now: Date, { keys, offset }: Place): Fragment {
  const { period } = question;
  const own = ownRows(question);
  const rest = restrictedBy(question).every((name) => ofAgency.has(name)) ? undefined : own;
  const index = `${book.table}_idskpd_urutan_${day.replace("d.", "")}_idx`;
  const found = {
    sql: `SELECT d.id FROM ${book.table} d FORCE INDEX (${index}) ${rest ? "STRAIGHT_JOIN booking t ON t.id = d.bookingid" : ""}
      WHERE d.idskpd IN (${keys.map(() => "?").join(", ")}) AND d.urutan >= ? AND d.urutan < ? AND ${day} BETWEEN ? AND ?
      ${rest ? `AND ${rest.sql}` : ""} ORDER BY ${book.order}`,
    values: [
      ...keys,
      String(Number(period.from.slice(0, 4)) - 1),
      String(Number(period.until.slice(0, 4)) + 2),
      ...[period.from, period.until, ...(rest?.values ?? [])],
    ],
  };
  return linesSql(book, own, now, paged(found, offset));
}

/** What is open now: so little that it is counted and sorted as it stands. */
async function readOpen(db: Database, book: Book, question: Question, now: Date, page: number): Promise<BookPage> {
  const where = whereOf(book, question);
  const { sql, values } = paged(linesSql(book, where, now), (page - 1) * pageLength);
  const groups = await runSql(
    db,
    `SELECT ${ageAt(book, now)} AS age, COUNT(*) AS num, SUM(d.jumlah) AS amount
     FROM ${book.table} d ${book.open?.hasStrangers ? "LEFT JOIN" : "JOIN"} booking t ON t.id = d.bookingid
     WHERE ${where.sql} GROUP BY age ORDER BY age DESC`,
    where.values,
  );
  const sums = groups.map(({ age, num, amount }) => ({ key: Number(age), count: Number(num), amount: Number(amount) }));
  return { lines: await runSql(db, sql, values), ages: sums, ...totalOf(sums) };
}

const totalOf = (sums: readonly BookSum[]) => ({
  count: sums.reduce((all, { count }) => all + count, 0),
  amount: sums.reduce((all, { amount }) => all + amount, 0),
});

/** A page of a book, by two statements: what there is, and the lines of the page. */
export async function readBookPage(
  db: Database,
  book: Book,
  question: Question,
  now: Date,
  page: number,
): Promise<BookPage> {
  const { days } = book;
  if (!days) return readOpen(db, book, question, now, page);
  const sums = await readBookSums(db, book, days, question);
  const place = placeOf(sums, page);
  const total = { ages: [], ...totalOf(sums) };
  if (place.keys.length === 0) return { lines: [], ...total };
  const { sql, values } =
    days.orderedBy === "tgl" ? daysPage(book, question, now, place) : numbersPage(book, days, question, now, place);
  return { lines: await runSql(db, sql, values), ...total };
}
