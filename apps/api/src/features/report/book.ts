import type { Report } from "@retribusi/contract/define/report";
import {
  bkuReport,
  pengecualianReport,
  piutangReport,
  skrdReport,
  ssrdReport,
} from "@retribusi/contract/features/report/buku.report";
import type { AgeBand } from "@retribusi/contract/features/report/buku.rules";
import { reportTrxAll } from "@retribusi/contract/features/report/trx-all.entity";
import { sqlInstant } from "@retribusi/db/client";
import { conditionFor, type Fragment } from "../../records/condition.ts";
import type { Question } from "./question.ts";

/** The local day that a book's lines are booked on, in the rows and summed up. */
export interface BookDays {
  readonly day: string;
  /** What comes first in its order; lines are counted by it, so that the place of a page is known. */
  readonly orderedBy: "tgl" | "idskpd";
  /** The summary, its count and rupiah, and the first column of its key. */
  readonly summary: {
    readonly table: string;
    readonly count: string;
    readonly amount: string;
    readonly key: readonly [name: string, value: string];
  };
}

/** A book of the treasurer: where its lines come from, and how each of its columns is read. */
export interface Book {
  readonly report: Report;
  /** Where its lines `d` stand. */
  readonly table: "pembayaran" | "tagihan" | "pengecualian_bayar";
  /** SQL by column, in order; `@now` is the moment of reading. */
  readonly columns: Readonly<Record<string, string>>;
  readonly order: string;
  /** The column whose equal neighbours get a subtotal. */
  readonly groupedBy?: number;
  /** Of a book of a period; what is open now has none. */
  readonly days?: BookDays;
  /** Of what is open now: which lines are, and their age in days; a line may belong to no booking. */
  readonly open?: { readonly where: string; readonly age: string; readonly hasStrangers?: true };
}

/** A line's booking `t` and what that is called. */
const bookingOfLine = ({ open }: Book) => {
  const join = open?.hasStrangers ? "LEFT JOIN" : "JOIN";
  return `${join} booking t ON t.id = d.bookingid ${join} mst_objectretribusi o ON o.objectid = t.objectid
  ${join} tbl_mataanggaran a ON a.idanggaran = t.idanggaran`;
};
const subject = "CONCAT_WS(' – ', o.objectname, o.subobjectname, t.namapemesan)";
const account = { rekening: "a.rekeninganggaran", uraian: subject } as const;

/** Numbers of documents follow each other within an agency and a year: `000123/SKRD/32.1.03.01/2026`. */
const documentOrder = (day: string): string => `d.idskpd, d.urutan, ${day}, d.id`;

/** Days since the bill was issued, on the region's calendar. */
const age = "DATEDIFF(DATE(@now + INTERVAL d.selisihkas HOUR), d.hariterbit)";

const bku: Book = {
  report: bkuReport,
  table: "pembayaran",
  columns: {
    hari: "d.haribuku",
    nomorkuitansi: "d.nomorkuitansi",
    idbilling: "d.idbilling",
    ...account,
    jumlah: "d.jumlah",
  },
  order: "d.haribuku, a.rekeninganggaran, d.id",
  groupedBy: 0,
  days: {
    day: "d.haribuku",
    orderedBy: "tgl",
    summary: { table: "ringkasan_harian", count: "jumlah", amount: "dibayar", key: ["dasar", "bayar"] },
  },
};

const piutang: Book = {
  report: piutangReport,
  table: "tagihan",
  columns: {
    kelompokumur: age,
    umur: age,
    nomordokumen: "d.nomordokumen",
    idbilling: "d.idbilling",
    batasbayar: "DATE(d.tglexpired + INTERVAL d.selisihkas HOUR)",
    ...account,
    jumlah: "d.jumlah",
  },
  order: "d.tglterbit, d.id",
  groupedBy: 0,
  open: { where: "d.statustagihan = 'terbit'", age },
};

/** The day something arrived on the clocks of its region; Jakarta's where nobody knows whose it is. */
const arrivalDay = (moment: string) => `DATE(${moment} + INTERVAL COALESCE(t.selisihkas, 7) HOUR)`;
const arrivalAge = `DATEDIFF(${arrivalDay("@now")}, ${arrivalDay("d.tglterima")})`;

const pengecualian: Book = {
  report: pengecualianReport,
  table: "pengecualian_bayar",
  columns: {
    kelompokumur: arrivalAge,
    umur: arrivalAge,
    hari: arrivalDay("d.tglterima"),
    idbilling: "d.idbilling",
    ...account,
    jenis: "d.jenis",
    jumlah: "d.jumlah",
  },
  // By the age that groups them: the clocks of two regions may show two days at one moment.
  order: `${arrivalAge} DESC, d.tglterima, d.id`,
  groupedBy: 0,
  open: { where: "d.penyelesaian IS NULL", age: arrivalAge, hasStrangers: true },
};

const registerOf = (name: "skrd" | "ssrd") =>
  ({ table: "register_harian", count: "jumlah", amount: "rupiah", key: ["register", name] }) as const;

const skrd: Book = {
  report: skrdReport,
  table: "tagihan",
  columns: {
    nomor: "d.nomordokumen",
    hari: "d.hariterbit",
    idbilling: "d.idbilling",
    ...account,
    keadaan: "d.statustagihan",
    jumlah: "d.jumlah",
  },
  order: documentOrder("d.hariterbit"),
  days: { day: "d.hariterbit", orderedBy: "idskpd", summary: registerOf("skrd") },
};

const ssrd: Book = {
  report: ssrdReport,
  table: "pembayaran",
  columns: {
    nomor: "d.nomorkuitansi",
    hari: "d.hariterima",
    idbilling: "d.idbilling",
    ...account,
    jumlah: "d.jumlah",
  },
  order: documentOrder("d.hariterima"),
  days: { day: "d.hariterima", orderedBy: "idskpd", summary: registerOf("ssrd") },
};

export const books = { bku, piutang, pengecualian, skrd, ssrd } as const;
export type BookName = keyof typeof books;

const atMoment = (sql: string, now: Date): string => sql.replaceAll("@now", `'${sqlInstant(now)}'`);

/** The age of what is open, as SQL. */
export const ageAt = ({ open }: Book, now: Date): string => atMoment(open?.age ?? age, now);

/** The book with its lines of one age alone. */
export function ofAge(book: Book, band: AgeBand | undefined, now: Date): Book {
  const { open } = book;
  if (!band || !open) return book;
  const age = ageAt(book, now);
  const conditions = [
    ...(band.from > 0 ? [`${age} >= ${band.from}`] : []),
    ...(band.until === null ? [] : [`${age} <= ${band.until}`]),
  ];
  return { ...book, open: { ...open, where: [open.where, ...conditions].join(" AND ") } };
}

/** The reader's own rows that fit the filters, with the booking as `t`. */
export const ownRows = ({ rows, filters }: Pick<Question, "rows" | "filters">): Fragment =>
  conditionFor(reportTrxAll, rows, { filters });

/** The fields by which lines are left out. */
export const restrictedBy = ({ rows, filters }: Pick<Question, "rows" | "filters">): string[] => [
  ...(typeof rows === "string" ? [] : Object.keys(rows)),
  ...filters.map(({ field }) => field),
];

/** Which lines of its table a book has. */
export function whereOf({ days, open }: Book, question: Question): Fragment {
  const own = ownRows(question);
  if (!days) return { sql: `${open?.where ?? "FALSE"} AND ${own.sql}`, values: own.values };
  const { from, until } = question.period;
  return { sql: `${days.day} BETWEEN ? AND ? AND ${own.sql}`, values: [from, until, ...own.values] };
}

/** The lines that fit, in order; of all lines of the book, or of those with the ids that `among` finds. */
export function linesSql(book: Book, where: Fragment, now: Date, among: Fragment = { sql: "", values: [] }): Fragment {
  const columns = Object.entries(book.columns).map(([name, sql]) => `${atMoment(sql, now)} AS \`${name}\``);
  const lines = among.sql ? `(${among.sql}) f STRAIGHT_JOIN ${book.table} d ON d.id = f.id` : `${book.table} d`;
  return {
    sql: `SELECT t.id AS bookingid, ${columns.join(", ")} FROM ${lines} ${bookingOfLine(book)} WHERE ${where.sql} ORDER BY ${atMoment(book.order, now)}`,
    values: [...among.values, ...where.values],
  };
}
