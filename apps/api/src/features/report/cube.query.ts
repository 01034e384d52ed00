import { type Dimension, type DimensionName, dimensionOf } from "@retribusi/contract/features/report/report.dimensions";
import { reportTrxAll } from "@retribusi/contract/features/report/trx-all.entity";
import type { Database } from "@retribusi/db/client";
import { momentsOf } from "@retribusi/db/summary/days";
import { bases, type Figure, figureNames, figures } from "@retribusi/db/summary/figures";
import { conditionFor, type Fragment } from "../../records/condition.ts";
import { runSql } from "../../records/reader.ts";
import { daysBeside, overlapOf, type Period, wholeMonths } from "./period.ts";
import type { Question } from "./question.ts";

/** One group of bookings: what it is, by dimension, and its figures. */
export interface CubeRow {
  readonly keys: readonly (string | number)[];
  /** Names of what has a row of its own, where a key stands for one. */
  readonly names: readonly (string | null)[];
  readonly figures: Readonly<Record<Figure, number>>;
}

/** What daily summaries know, from the coarsest; the rows themselves know the rest. */
const fine: ReadonlySet<string> = new Set(["statusbooking", "kelompoktarif", "bankid"]);
const rowsOnly: ReadonlySet<string> = new Set(["idpemesan"]);

const times: Readonly<Record<NonNullable<Dimension["time"]>, (day: string) => string>> = {
  year: (day) => `YEAR(${day})`,
  // A number is grouped by in a third of the time of a text, a day as it stands by the index.
  month: (day) => `EXTRACT(YEAR_MONTH FROM ${day})`,
  day: (day) => day,
  weekday: (day) => `WEEKDAY(${day})`,
  hour: () => "NULL",
};

/** SQL of a dimension's value; `bank` is where the bank stands. */
function keySql(name: DimensionName, day: string, bank: string): string {
  const { time } = dimensionOf(name);
  if (time) return times[time](day);
  return name === "bankid" ? bank : `t.\`${name}\``;
}

interface Source {
  readonly from: string;
  readonly day: string;
  readonly bank: string;
  readonly figure: (name: Figure) => string;
  readonly where: Fragment;
}

const keysOf = ({ groups }: Question, { day, bank }: Source): string[] =>
  groups.map((name, at) => `${keySql(name, day, bank)} AS k${at}`);

/** A group without bookings is none, so their number is always read. */
const summed = ({ figures: asked }: Question): Figure[] => [...new Set<Figure>(["jumlah", ...asked])];

function selectOf(question: Question, source: Source): Fragment {
  const condition = conditionFor(reportTrxAll, question.rows, { filters: question.filters });
  const columns = [...keysOf(question, source), ...summed(question).map((name) => `${source.figure(name)} AS ${name}`)];
  const keys = question.groups.map((_, at) => `k${at}`).join(", ");
  return {
    sql: `SELECT ${columns.join(", ")} FROM ${source.from} WHERE ${source.where.sql} AND ${condition.sql}${keys ? ` GROUP BY ${keys}` : ""}`,
    values: [...source.where.values, ...condition.values],
  };
}

/** Bookings by the day on which they were ordered or are used, or payments by their day, from the rows themselves. */
function rowSource({ basis }: Question, period: Period): Source {
  const { from, day, moment, bankid, paid } = bases[basis];
  const { after, before } = momentsOf(period);
  return {
    from,
    day,
    bank: bankid,
    figure: (name) => (name === "dibayar" ? paid : figures[name]),
    where: {
      sql: `${day} BETWEEN ? AND ? AND ${moment} > ? AND ${moment} < ?`,
      values: [period.from, period.until, after, before],
    },
  };
}

/** Sums of days, or of months by their first day, within the ranges. */
function summarySource({ basis }: Question, table: string, ranges: readonly Period[]): Source {
  return {
    from: `${table} t`,
    day: "t.tgl",
    bank: "t.bankid",
    figure: (name) => `SUM(t.${name})`,
    where: {
      sql: `t.dasar = ? AND (${ranges.map(() => "t.tgl BETWEEN ? AND ?").join(" OR ")})`,
      values: [basis, ...ranges.flatMap(({ from, until }) => [from, until])],
    },
  };
}

/** The coarsest summaries that know all that is needed of the days that are over: whole months where no day tells, and the days that remain. */
function summariesOf(question: Question, isFine: boolean): Source[] {
  const over = daysBeside(question.period, question.today);
  const showsDays = question.groups.some((name) => !["year", "month", undefined].includes(dimensionOf(name).time));
  const { months, days } = isFine || showsDays ? { months: [], days: over } : wholeMonths(over);
  const sources = { ringkasan_bulanan: months, [isFine ? "ringkasan_rinci" : "ringkasan_harian"]: days };
  return Object.entries(sources).flatMap(([table, ranges]) =>
    ranges.length > 0 ? [summarySource(question, table, ranges)] : [],
  );
}

/** Where the figures come from: summaries of the days that are over and the rows of today, or the rows alone. */
function sourcesOf(question: Question): Source[] {
  const { rows, filters, groups, period, today } = question;
  const scoped = typeof rows === "string" ? [] : Object.keys(rows);
  const needed = [...groups, ...filters.map(({ field }) => field), ...scoped];
  if (needed.some((name) => rowsOnly.has(name))) return [rowSource(question, period)];
  const live = overlapOf(period, today);
  const isFine = needed.some((name) => fine.has(name));
  return [...summariesOf(question, isFine), ...(live ? [rowSource(question, live)] : [])];
}

/** What a row is called in a report. */
const nameSql: Readonly<Record<string, string>> = {
  mst_objectretribusi: "CONCAT_WS(' – ', n?.objectname, n?.subobjectname)",
  tbl_mataanggaran: "CONCAT_WS(' ', n?.rekeninganggaran, n?.uraiananggaran)",
};

function nameOf(name: DimensionName, at: number): { readonly column: string; readonly join: string } {
  const { entity } = dimensionOf(name);
  if (!entity) return { column: `NULL AS n${at}name`, join: "" };
  const sql = (nameSql[entity.table] ?? `n?.\`${entity.label}\``).replaceAll("?", String(at));
  return {
    column: `${sql} AS n${at}name`,
    join: `LEFT JOIN \`${entity.table}\` n${at} ON n${at}.\`${entity.key[0] ?? "id"}\` = g.k${at}`,
  };
}

/** The one statement of a question. */
function cubeSql(question: Question): Fragment {
  const parts = sourcesOf(question).map((source) => selectOf(question, source));
  const names = question.groups.map(nameOf);
  const inner = parts.map(({ sql }) => `(${sql})`).join(" UNION ALL ");
  return {
    sql: `SELECT ${["g.*", ...names.map(({ column }) => column)].join(", ")} FROM (${inner}) g ${names.map(({ join }) => join).join(" ")}`,
    values: parts.flatMap(({ values }) => values),
  };
}

const noFigures = (): Record<Figure, number> => ({
  jumlah: 0,
  ditagih: 0,
  lunas: 0,
  digunakan: 0,
  ditolak: 0,
  dibatalkan: 0,
  kedaluwarsa: 0,
  tidakhadir: 0,
  subtotal: 0,
  diskon: 0,
  totalbiaya: 0,
  dibayar: 0,
  haritunggulunas: 0,
  menitpakailunas: 0,
});

interface Group {
  readonly keys: (string | number)[];
  readonly names: (string | null)[];
  readonly figures: Record<Figure, number>;
}

/** A key as the API tells it: `202611` is the month `2026-11`. */
function keyOf(name: DimensionName, key: unknown): string | number {
  if (dimensionOf(name).time === "month") return String(key).replace(/^(\d{4})(\d{2})$/, "$1-$2");
  return typeof key === "number" ? key : String(key);
}

function addRow(found: Map<string, Group>, { groups }: Question, row: Readonly<Record<string, unknown>>): void {
  const keys = groups.map((group, at) => keyOf(group, row[`k${at}`]));
  const names = groups.map((_, at) => {
    const name = row[`n${at}name`];
    return typeof name === "string" ? name : null;
  });
  const group = found.get(keys.join("\n")) ?? { keys, names, figures: noFigures() };
  for (const name of figureNames) group.figures[name] += Number(row[name] ?? 0);
  if (group.figures.jumlah > 0) found.set(keys.join("\n"), group);
}

/** Groups of bookings with their figures, in no order; groups without a booking are left out. */
export async function readCube(db: Database, question: Question): Promise<CubeRow[]> {
  const [rows = []] = await readCubes(db, [question]);
  return rows;
}

/** The same for several questions about the same groups, by one statement. */
export async function readCubes(db: Database, questions: readonly Question[]): Promise<CubeRow[][]> {
  const found = questions.map(() => new Map<string, Group>());
  if (questions.every(({ rows }) => rows !== "none")) {
    const parts = questions.map(cubeSql);
    const sql = parts.map((part, at) => `SELECT ${at} AS question, q.* FROM (${part.sql}) q`).join(" UNION ALL ");
    const values = parts.flatMap((part) => part.values);
    for (const row of await runSql(db, sql, values)) {
      const at = Number(row.question);
      const question = questions[at];
      const groups = found[at];
      if (question && groups) addRow(groups, question, row);
    }
  }
  return found.map((groups) => [...groups.values()]);
}
