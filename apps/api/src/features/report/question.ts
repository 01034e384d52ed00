import type { LocalDate } from "@retribusi/contract/define/dates";
import { severalOf } from "@retribusi/contract/define/filter";
import {
  type DimensionName,
  dimensionOf,
  dimensions,
  isDimension,
} from "@retribusi/contract/features/report/report.dimensions";
import type { Basis } from "@retribusi/contract/features/report/report.query";
import type { Figure } from "@retribusi/db/summary/figures";
import type { CurrentUser } from "../../access/current-user.ts";
import { scope } from "../../access/scope.ts";
import type { Rows } from "../../access/scopes.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Filter } from "../../records/condition.ts";
import { type Period, readPeriod, todayOf } from "./period.ts";

/** What a report of bookings is asked: which day counts, which days, by what they are grouped, and whose they are. */
export interface Question<D extends DimensionName = DimensionName> {
  readonly basis: Basis;
  readonly period: Period;
  readonly groups: readonly D[];
  /** What is summed up; how many there are is known anyway. */
  readonly figures: readonly Figure[];
  readonly filters: readonly Filter[];
  /** The reader's own rows. */
  readonly rows: Rows;
  /** The days that it is today somewhere: summaries of days that go on aren't read. */
  readonly today: Period;
}

type Asked = Readonly<Record<string, unknown>>;

const filterNames = [...Object.keys(dimensions), "idpemesan"];

const unknown = {
  en: "There is no such value. Choose one of the list.",
  id: "Tidak ada nilai seperti itu. Pilih salah satu dari daftar.",
};

function readFilter(name: string, text: string): Filter {
  const values = severalOf(text);
  const options = isDimension(name) ? dimensionOf(name).options : undefined;
  if (!options) return { field: name, oneOf: name === "bankid" ? values : values.map(Number) };
  const known = options.filter(({ value }) => values.includes(String(value))).map(({ value }) => value);
  if (known.length !== new Set(values).size) throw new AppError("VALIDATION", { fields: { [name]: unknown } });
  return { field: name, oneOf: known };
}

/** The filters of what was asked. Throws VALIDATION for a code that there isn't. */
export const readFilters = (asked: Asked): Filter[] =>
  filterNames.flatMap((name) => {
    const text = asked[name];
    return typeof text === "string" && text !== "" ? [readFilter(name, text)] : [];
  });

/** By what it is grouped; the same twice is once. */
export const readGroups = <D extends DimensionName>(first: D, second: D | undefined): readonly D[] =>
  second && second !== first ? [first, second] : [first];

const noColumn = (name: string) => ({
  en: `There is no column “${name}” here. Choose from the list of columns.`,
  id: `Tidak ada kolom “${name}” di sini. Pilih dari daftar kolom.`,
});

/** The columns that were chosen, or the usual ones. Throws VALIDATION for one that there isn't. */
export function readColumns<M extends string>(
  asked: string | undefined,
  known: readonly M[],
  usual: readonly M[],
): readonly M[] {
  if (!asked) return usual;
  const chosen = [...new Set(severalOf(asked))].map((name) => {
    const column = known.find((one) => one === name);
    if (!column) throw new AppError("VALIDATION", { fields: { kolom: noColumn(name) } });
    return column;
  });
  return chosen;
}

/** What the caller asks about their own bookings. */
export function questionOf<D extends DimensionName>(
  user: CurrentUser,
  now: Date,
  asked: Asked & { readonly dari?: string | undefined; readonly sampai?: string | undefined },
  {
    basis,
    groups,
    figures = [],
  }: { readonly basis: Basis; readonly groups: readonly D[]; readonly figures?: readonly Figure[] },
): Question<D> {
  return {
    basis,
    groups,
    figures,
    period: readPeriod(asked, now),
    filters: readFilters(asked),
    rows: scope(user, "report_trx_all").rows,
    today: todayOf(now),
  };
}

/** The same about other days. */
export const during = <D extends DimensionName>(
  question: Question<D>,
  from: LocalDate,
  until: LocalDate,
): Question<D> => ({
  ...question,
  period: { from, until },
});
