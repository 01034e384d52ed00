import type { LocalDate } from "@retribusi/contract/define/dates";
import { filterable } from "@retribusi/contract/define/entity";
import { severalOf } from "@retribusi/contract/define/filter";
import type { ReportRow } from "@retribusi/contract/define/report";
import { yearBefore } from "@retribusi/contract/features/report/report.comparison";
import { figureCodes } from "@retribusi/contract/features/report/report.figures";
import { bases } from "@retribusi/contract/features/report/report.query";
import { reportTrxAll } from "@retribusi/contract/features/report/trx-all.entity";
import { asRange, daysOfTime, type Period, periodOf, sharedDays } from "./period.ts";
import type { Asked } from "./report-address.ts";

/** Filters of the list of bookings, by field. */
export type RowFilters = Readonly<Record<string, string>>;

const listFields: ReadonlySet<string> = new Set(filterable(reportTrxAll));

/** Paid at some time, whatever became of it. */
const paid = { haribayar: "1970-01-01.." };

/**
 * Which of the bookings of a row a figure stands for, beside the row's own: none for a figure that is no number of bookings and no sum
 * over them, and so leads nowhere.
 */
const figureFilters: Readonly<Record<string, RowFilters>> = {
  jumlah: {},
  // A booking gets its billing id together with the moment until which it can be paid, and loses both together.
  ditagih: { tglexpiredbilling: "1970-01-01.." },
  lunas: paid,
  ...Object.fromEntries(
    Object.entries(figureCodes).map(([figure, codes]) => [figure, { statusbooking: codes.join(",") }]),
  ),
  subtotal: {},
  diskon: {},
  totalbiaya: {},
  dibayar: paid,
  pendapatan: paid,
  realisasi: {},
  tahunlalu: paid,
};

/** The day of a booking that a report counts it by, as the list is filtered by it. */
const dayFields: Readonly<Record<string, string>> = { pesan: "haripesan", pakai: "haripakai", bayar: "haribayar" };

const times: ReadonlySet<string> = new Set(["tahun", "bulan", "hari"]);

/** What a row belongs to: its days within the period, and its keys; nothing when bookings can't be told apart by one of them. */
function placeOf(row: ReportRow, grouping: readonly string[], period: Period) {
  let days: Period | undefined = period;
  const keys: Record<string, string> = {};
  for (const name of grouping) {
    const key = row.keys[name];
    if (key === undefined || key === "") return;
    const own = times.has(name) ? daysOfTime(String(key)) : undefined;
    if (own && days) days = sharedDays(days, own);
    else keys[name] = String(key);
  }
  return days && { days, keys };
}

/** Both filters at once: a status that is asked for and one that the figure stands for. */
function both(one: string | undefined, other: string | undefined): string | undefined {
  if (!one || !other) return one ?? other;
  const shared = severalOf(one).filter((value) => severalOf(other).includes(value));
  return shared.length > 0 ? shared.join(",") : undefined;
}

function combine(day: string, days: Period, filters: RowFilters, own: RowFilters): RowFilters | undefined {
  const { statusbooking, ...rest } = own;
  const status = both(filters["statusbooking"], statusbooking);
  if (!status && statusbooking && filters["statusbooking"]) return;
  // By the day of payment only what was paid is counted, and its days say so already.
  return { ...rest, ...filters, ...(status ? { statusbooking: status } : {}), [day]: asRange(days) };
}

interface Figure {
  readonly asked: Asked;
  readonly row: ReportRow;
  readonly column: string;
  /** What the rows are grouped by, in order. */
  readonly grouping: readonly string[];
  readonly basis: string;
  readonly period: Period;
  /** The days that are counted where they aren't those of the row. */
  readonly counted?: (days: Period) => Period | undefined;
}

/** What is asked that narrows bookings, and not their period or grouping. */
const notFilters: ReadonlySet<string> = new Set([
  "dasar",
  "dari",
  "sampai",
  "kelompok",
  "rinci",
  "kolom",
  "halaman",
  "tahun",
]);

const filtersOf = (asked: Asked): RowFilters =>
  Object.fromEntries(Object.entries(asked).filter(([name]) => !notFilters.has(name)));

const grouped = (row: ReportRow, grouping: readonly string[]): readonly string[] =>
  row.level === "row" ? grouping : row.level === "subtotal" ? grouping.slice(0, 1) : [];

/** The bookings behind a figure, as filters of their list; nothing where the list can't show exactly those. */
export function rowsOf({ asked, row, column, grouping, basis, period, counted }: Figure): RowFilters | undefined {
  const own = figureFilters[column];
  const day = dayFields[basis];
  const value = row.values[column];
  const place = placeOf(row, grouped(row, grouping), period);
  const days = place && (counted ? counted(place.days) : place.days);
  if (!own || !day || !place || !days || !value) return;
  const filters = combine(day, days, { ...filtersOf(asked), ...place.keys }, own);
  return filters && Object.keys(filters).every((name) => listFields.has(name)) ? filters : undefined;
}

/** The same for a grouped report, whose period and basis are part of what is asked; the year before has its own days. */
export function rowsOfGrouped(
  basis: string,
  asked: Asked,
  row: ReportRow,
  column: string,
  today: LocalDate,
): RowFilters | undefined {
  const known = bases.find((one) => one === basis);
  const isBefore = known && column === "tahunlalu";
  return rowsOf({
    ...{ asked, row, column, basis },
    grouping: [asked["kelompok"], asked["rinci"]].filter((name) => name !== undefined),
    period: periodOf(asked, today),
    ...(isBefore ? { counted: (days: Period) => yearBefore(days, known, today) } : {}),
  });
}

/** The address of a list with these filters. */
export const listAddress = (path: string, filters: RowFilters): string =>
  `${path}?${new URLSearchParams(Object.entries(filters).map(([name, value]) => [`filter[${name}]`, value]))}`;
