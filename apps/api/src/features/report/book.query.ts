import type { LocalDate } from "@retribusi/contract/define/dates";
import { ageBandOf, askedBand } from "@retribusi/contract/features/report/buku.rules";
import type { Fragment } from "../../records/condition.ts";
import { streamSql } from "../../records/export/stream.ts";
import { type Book, type BookName, books, linesSql, ofAge, whereOf } from "./book.ts";
import { type BookPage, pageLength, readBookPage } from "./book-page.query.ts";
import { filterFacts, periodFact } from "./facts.ts";
import { questionOf } from "./question.ts";
import {
  cellOfKind,
  columnOf,
  type ReportReader,
  type Result,
  type ResultPage,
  type ResultRow,
  totalsOf,
} from "./result.ts";

type Value = string | number | null;

const billStates = {
  en: { terbit: "Open", lunas: "Paid", batal: "Void", kedaluwarsa: "Expired" },
  id: { terbit: "Terbit", lunas: "Lunas", batal: "Batal", kedaluwarsa: "Kedaluwarsa" },
} as const;

const arrivalKinds = {
  en: { terlambat: "Late", ganda: "Paid twice", selisih: "Another amount", tak_dikenal: "Unknown bill" },
  id: { terlambat: "Terlambat", ganda: "Ganda", selisih: "Jumlah berbeda", tak_dikenal: "Tagihan tak dikenal" },
} as const;

const isArrivalKind = (text: string): text is keyof typeof arrivalKinds.en => Object.hasOwn(arrivalKinds.en, text);

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
    if (name === "jenis" && typeof value === "string" && isArrivalKind(value)) {
      keys[name] = value;
      return cellOfKind("text", arrivalKinds[language][value]);
    }
    if (name === "kelompokumur") {
      const band = ageBandOf(Number(value));
      keys[name] = band.from;
      return cellOfKind("text", band.label[language]);
    }
    return cellOfKind(columnOf(report, name).kind, value);
  });
  return { cells, keys };
}

/** The lines of a book, in order, and the page of them that was asked for with the sum of all. Throws VALIDATION. */
export async function readBook(
  reader: ReportReader,
  name: BookName,
  query: Readonly<Record<string, unknown>>,
): Promise<Result> {
  const { deps, user, language } = reader;
  const now = deps.clock.now();
  const { halaman, kelompokumur, ...asked } = query;
  const band = askedBand(kelompokumur);
  const book = ofAge(books[name], band, now);
  const question = questionOf(
    user,
    now,
    { ...asked, dari: dayOf(asked.dari), sampai: dayOf(asked.sampai) },
    { basis: "bayar", groups: [] },
  );
  const columns = Object.keys(book.columns);
  const lines = linesSql(book, whereOf(book, question), now);
  const page = Number(halaman ?? 1);
  return {
    report: book.report,
    period: book.days && question.period,
    columns,
    groupedBy: book.groupedBy,
    facts: [
      ...(book.days ? [periodFact(question.period, language)] : []),
      ...(band ? [[columnOf(book.report, "kelompokumur").label[language], band.label[language]] as const] : []),
      ...(await filterFacts(reader, question.filters)),
    ],
    rows: rowsOf(reader, book, lines),
    page: {
      number: page,
      length: pageLength,
      read: async () => toPage(book, await readBookPage(deps.db, book, question, now, page), reader),
    },
  };
}

const dayOf = (value: unknown): LocalDate | undefined => (typeof value === "string" ? value : undefined);

async function* rowsOf(reader: ReportReader, book: Book, lines: Fragment): AsyncGenerator<ResultRow> {
  for await (const row of streamSql(reader.deps.db, lines, reader.signal)) yield toRow(book, row, reader);
}

/** What the groups of a book add up to: what is open, by its age. The other books are in the order of their days or numbers. */
function groupsOf(book: Book, { ages }: BookPage, { language }: ReportReader): ResultRow[] {
  const groups = Map.groupBy(ages, ({ key }) => ageBandOf(Number(key)));
  return [...groups].map(([band, sums]) => {
    const sum = sums.reduce((all, { amount }) => all + amount, 0);
    const cells = Object.keys(book.columns).map((column) =>
      column === "kelompokumur"
        ? cellOfKind("text", band.label[language])
        : column === "jumlah"
          ? cellOfKind("rupiah", sum)
          : null,
    );
    return { cells, keys: { kelompokumur: band.from } };
  });
}

/** One page, and how many lines there are and what they add up to. */
function toPage(book: Book, page: BookPage, reader: ReportReader): ResultPage {
  const columns = Object.keys(book.columns);
  const totals = totalsOf({ report: book.report, columns });
  const total = columns.map((name, at) =>
    totals.columns[at]?.total ? cellOfKind(columnOf(book.report, name).kind, page.amount) : null,
  );
  const rows = page.lines.map((row) => toRow(book, row, reader));
  return { rows, count: page.count, total, groups: groupsOf(book, page, reader) };
}
