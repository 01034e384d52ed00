import type { LocalDate } from "@retribusi/contract/define/dates";
import type { Report } from "@retribusi/contract/define/report";
import {
  ageBounds,
  bkuReport,
  piutangReport,
  skrdReport,
  ssrdReport,
} from "@retribusi/contract/features/report/buku.report";
import { reportTrxAll } from "@retribusi/contract/features/report/trx-all.entity";
import { sqlInstant } from "@retribusi/db/client";
import { momentsOf } from "@retribusi/db/summary/days";
import { conditionFor, type Fragment } from "../../records/condition.ts";
import { streamSql } from "../../records/export/stream.ts";
import { runSql } from "../../records/reader.ts";
import { filterFacts, periodFact } from "./facts.ts";
import { type Question, questionOf } from "./question.ts";
import { cellOfKind, columnOf, type ReportReader, type Result, type ResultRow, totalsOf } from "./result.ts";

type Value = string | number | null;

/** A book of the treasurer: where its lines come from, and how each of its columns is read. */
interface Book {
  readonly report: Report;
  /** Tables, with the booking as `t`. */
  readonly from: string;
  readonly where: (question: Question, now: Date) => Fragment;
  /** SQL by column, in order. */
  readonly columns: Readonly<Record<string, string>>;
  readonly order: string;
  /** SQL of what the total adds up. */
  readonly amount: string;
  /** The column whose equal neighbours get a subtotal. */
  readonly groupedBy?: number;
}

const object = `JOIN mst_objectretribusi o ON o.objectid = t.objectid JOIN tbl_mataanggaran a ON a.idanggaran = t.idanggaran`;
const subject = "CONCAT_WS(' – ', o.objectname, o.subobjectname, t.namapemesan)";
const payments = `pembayaran p JOIN booking t ON t.id = p.bookingid ${object}`;
const bills = `tagihan b JOIN booking t ON t.id = b.bookingid ${object}`;
const account = { rekening: "a.rekeninganggaran", uraian: subject } as const;

/** Days of a moment in the region's zone, which the booking keeps. */
const localDay = (moment: string): string => `DATE(${moment} + INTERVAL t.selisihkas HOUR)`;

/** Numbers of documents follow each other within an agency and a year: `000123/SKRD/32.1.03.01/2026`. */
const documentOrder = (column: string): string =>
  `t.idskpd, SUBSTRING_INDEX(${column}, '/', -1), CAST(SUBSTRING_INDEX(${column}, '/', 1) AS UNSIGNED)`;

const within =
  (day: string, moment: string) =>
  ({ period }: Question): Fragment => {
    const { after, before } = momentsOf(period);
    return {
      sql: `${day} BETWEEN ? AND ? AND ${moment} > ? AND ${moment} < ?`,
      values: [period.from, period.until, after, before],
    };
  };

const bku: Book = {
  report: bkuReport,
  from: payments,
  where: within("p.haribuku", "p.tgltransaksi"),
  columns: {
    hari: "p.haribuku",
    nomorkuitansi: "p.nomorkuitansi",
    idbilling: "p.idbilling",
    ...account,
    jumlah: "p.jumlah",
  },
  order: "p.haribuku, a.rekeninganggaran, p.id",
  amount: "p.jumlah",
  groupedBy: 0,
};

const piutang: Book = {
  report: piutangReport,
  from: bills,
  where: () => ({ sql: "b.statustagihan = 'terbit'", values: [] }),
  columns: {
    kelompokumur: "DATEDIFF(DATE(@now + INTERVAL t.selisihkas HOUR), DATE(b.tglterbit + INTERVAL t.selisihkas HOUR))",
    umur: "DATEDIFF(DATE(@now + INTERVAL t.selisihkas HOUR), DATE(b.tglterbit + INTERVAL t.selisihkas HOUR))",
    nomordokumen: "b.nomordokumen",
    idbilling: "b.idbilling",
    batasbayar: localDay("b.tglexpired"),
    ...account,
    jumlah: "b.jumlah",
  },
  order: "b.tglterbit, b.id",
  amount: "b.jumlah",
  groupedBy: 0,
};

const skrd: Book = {
  report: skrdReport,
  from: bills,
  where: within(localDay("b.tglterbit"), "b.tglterbit"),
  columns: {
    nomor: "b.nomordokumen",
    hari: localDay("b.tglterbit"),
    idbilling: "b.idbilling",
    ...account,
    keadaan: "b.statustagihan",
    jumlah: "b.jumlah",
  },
  order: `${documentOrder("b.nomordokumen")}, b.id`,
  amount: "b.jumlah",
};

const ssrd: Book = {
  report: ssrdReport,
  from: payments,
  where: within(localDay("p.tglterima"), "p.tglterima"),
  columns: {
    nomor: "p.nomorkuitansi",
    hari: localDay("p.tglterima"),
    idbilling: "p.idbilling",
    ...account,
    jumlah: "p.jumlah",
  },
  order: `${documentOrder("p.nomorkuitansi")}, p.id`,
  amount: "p.jumlah",
};

export const books = { bku, piutang, skrd, ssrd } as const;
export type BookName = keyof typeof books;

const ages = {
  en: (from: number, until: number | null) => (until === null ? `over ${from - 1} days` : `${from}–${until} days`),
  id: (from: number, until: number | null) =>
    until === null ? `lebih dari ${from - 1} hari` : `${from}–${until} hari`,
} as const;

/** The group of an age: its first day, and its name. */
function ageGroup(days: number, language: "en" | "id") {
  const at = ageBounds.findIndex((bound) => days <= bound);
  const from = at === 0 ? 0 : (ageBounds[at === -1 ? ageBounds.length - 1 : at - 1] ?? 0) + 1;
  return { key: from, name: ages[language](from, at === -1 ? null : (ageBounds[at] ?? null)) };
}

const billStates = {
  en: { terbit: "Open", lunas: "Paid", batal: "Void", kedaluwarsa: "Expired" },
  id: { terbit: "Terbit", lunas: "Lunas", batal: "Batal", kedaluwarsa: "Kedaluwarsa" },
} as const;

const isBillState = (text: string): text is keyof typeof billStates.en => Object.hasOwn(billStates.en, text);

function toRow(
  { report, columns }: Book,
  row: Readonly<Record<string, unknown>>,
  { language }: ReportReader,
): ResultRow {
  const keys: Record<string, string | number> = { id: Number(row.bookingid) };
  const cells = Object.keys(columns).map((name) => {
    const read = row[name];
    const value: Value = typeof read === "string" || typeof read === "number" ? read : null;
    if (name === "keadaan" && typeof value === "string" && isBillState(value)) {
      keys[name] = value;
      return cellOfKind("text", billStates[language][value]);
    }
    if (name === "kelompokumur") {
      const group = ageGroup(Number(value), language);
      keys[name] = group.key;
      return cellOfKind("text", group.name);
    }
    return cellOfKind(columnOf(report, name).kind, value);
  });
  return { cells, keys };
}

/** Lines of one page. */
const pageLength = 100;

/** The lines of a book, in order, and the page of them that was asked for with the sum of all. Throws VALIDATION. */
export async function readBook(
  reader: ReportReader,
  name: BookName,
  query: Readonly<Record<string, unknown>>,
): Promise<Result> {
  const book: Book = books[name];
  const { deps, user, language } = reader;
  const now = deps.clock.now();
  const { halaman, ...asked } = query;
  const question = questionOf(
    user,
    now,
    { ...asked, dari: dayOf(asked.dari), sampai: dayOf(asked.sampai) },
    { basis: "bayar", groups: [] },
  );
  const columns = Object.keys(book.columns);
  const lines = linesSql(book, question, now);
  const isTimeless = name === "piutang";
  return {
    report: book.report,
    columns,
    groupedBy: book.groupedBy,
    facts: [
      ...(isTimeless ? [] : [periodFact(question.period, language)]),
      ...(await filterFacts(reader, question.filters)),
    ],
    rows: rowsOf(reader, book, lines),
    page: {
      number: Number(halaman ?? 1),
      length: pageLength,
      read: () => readPage(reader, book, question, now, Number(halaman ?? 1)),
    },
  };
}

const dayOf = (value: unknown): LocalDate | undefined => (typeof value === "string" ? value : undefined);

function whereSql(book: Book, question: Question, now: Date): Fragment {
  const own = book.where(question, now);
  const condition = conditionFor(reportTrxAll, question.rows, { filters: question.filters });
  return { sql: `${own.sql} AND ${condition.sql}`, values: [...own.values, ...condition.values] };
}

function linesSql(book: Book, question: Question, now: Date): Fragment {
  const { sql, values } = whereSql(book, question, now);
  const moment = `'${sqlInstant(now)}'`;
  const columns = Object.entries(book.columns).map(
    ([name, column]) => `${column.replaceAll("@now", moment)} AS \`${name}\``,
  );
  return {
    sql: `SELECT t.id AS bookingid, ${columns.join(", ")} FROM ${book.from} WHERE ${sql} ORDER BY ${book.order}`,
    values,
  };
}

async function* rowsOf(reader: ReportReader, book: Book, lines: Fragment): AsyncGenerator<ResultRow> {
  for await (const row of streamSql(reader.deps.db, lines, reader.signal)) yield toRow(book, row, reader);
}

/** What the groups of a book add up to: what is open, by its age. The other books are in the order of their days. */
async function readGroups(reader: ReportReader, book: Book, where: Fragment, now: Date): Promise<ResultRow[]> {
  const age = book.columns["kelompokumur"];
  if (!age) return [];
  const found = await runSql(
    reader.deps.db,
    `SELECT ${age.replaceAll("@now", `'${sqlInstant(now)}'`)} AS umur, SUM(${book.amount}) AS jumlah
     FROM ${book.from} WHERE ${where.sql} GROUP BY umur ORDER BY umur DESC`,
    where.values,
  );
  const groups = Map.groupBy(found, ({ umur }) => ageGroup(Number(umur), reader.language).key);
  return [...groups].map(([key, rows]) => {
    const sum = rows.reduce((all, { jumlah }) => all + Number(jumlah), 0);
    const { name } = ageGroup(key, reader.language);
    const cells = Object.keys(book.columns).map((column) =>
      column === "kelompokumur" ? cellOfKind("text", name) : column === "jumlah" ? cellOfKind("rupiah", sum) : null,
    );
    return { cells, keys: { kelompokumur: key } };
  });
}

/** One page, and how many lines there are and what they add up to. */
async function readPage(reader: ReportReader, book: Book, question: Question, now: Date, page: number) {
  const { db } = reader.deps;
  const lines = linesSql(book, question, now);
  const where = whereSql(book, question, now);
  const rows = await runSql(db, `${lines.sql} LIMIT ? OFFSET ?`, [
    ...lines.values,
    pageLength,
    (page - 1) * pageLength,
  ]);
  const [sum] = await runSql(
    db,
    `SELECT COUNT(*) AS num, SUM(${book.amount}) AS amount FROM ${book.from} WHERE ${where.sql}`,
    where.values,
  );
  const columns = Object.keys(book.columns);
  const totals = totalsOf({ report: book.report, columns });
  const total = columns.map((name, at) =>
    totals.columns[at]?.total ? cellOfKind(columnOf(book.report, name).kind, Number(sum?.amount ?? 0)) : null,
  );
  const groups = await readGroups(reader, book, where, now);
  return { rows: rows.map((row) => toRow(book, row, reader)), count: Number(sum?.num ?? 0), total, groups };
}
