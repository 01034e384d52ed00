import type { ReportAnswer, ReportRow } from "@retribusi/contract/define/report";
import { hasTotals, type Line, Totaller } from "@retribusi/contract/define/total";
import type { Database } from "@retribusi/db/client";
import { runSql } from "../../records/reader.ts";
import { plainValue, type ReportReader, type Result, type ResultRow, totalsOf } from "./result.ts";

/** Lines that a screen gets at most; files hold all of them. */
const shown = 2_000;

const levels = { detail: "row", subtotal: "subtotal", total: "total" } as const;

function toAnswerRow({ columns }: Result, line: Line, keys: ResultRow["keys"]): ReportRow {
  const values = Object.fromEntries(columns.map((name, at) => [name, plainValue(line.cells[at] ?? null)]));
  return { level: levels[line.is], values, keys };
}

/** The keys that a whole group shares. */
const groupKeys = ({ columns, groupedBy }: Result, keys: ResultRow["keys"]): ResultRow["keys"] => {
  const name = groupedBy === undefined ? undefined : columns[groupedBy];
  const key = name === undefined ? undefined : keys[name];
  return name === undefined || key === undefined ? {} : { [name]: key };
};

/** Details with their subtotals and the total. */
async function linesOf(result: Result): Promise<{ rows: ReportRow[]; count: number; hasMore: boolean }> {
  const totals = totalsOf(result);
  const totaller = new Totaller(totals);
  const rows: ReportRow[] = [];
  let count = 0;
  let before: ResultRow["keys"] = {};
  for await (const { cells, keys } of result.rows) {
    count += 1;
    for (const line of totaller.row(cells)) {
      const shownKeys = line.is === "detail" ? keys : groupKeys(result, before);
      if (count <= shown || line.is !== "detail") rows.push(toAnswerRow(result, line, shownKeys));
    }
    before = keys;
  }
  if (hasTotals(totals)) {
    for (const line of totaller.end())
      rows.push(toAnswerRow(result, line, line.is === "subtotal" ? groupKeys(result, before) : {}));
  }
  return { rows, count, hasMore: count > shown };
}

/** One page of a long report with the sums of all its pages. */
async function pageOf(result: Result, page: NonNullable<Result["page"]>) {
  const { rows, count, total, groups } = await page.read();
  const details = rows.map(({ cells, keys }) => toAnswerRow(result, { is: "detail", cells }, keys));
  const subtotals = groups.map(({ cells, keys }) => toAnswerRow(result, { is: "subtotal", cells }, keys));
  const sums = count > 0 ? [toAnswerRow(result, { is: "total", cells: total }, {})] : [];
  return { rows: [...details, ...subtotals, ...sums], count, hasMore: page.number * page.length < count };
}

async function countPending(db: Database): Promise<number> {
  const [row] = await runSql(db, "SELECT COUNT(*) AS num FROM ringkasan_tanda", []);
  return Number(row?.num ?? 0);
}

/** A result as the API sends it. */
export async function answerReport({ deps }: Pick<ReportReader, "deps">, result: Result): Promise<ReportAnswer> {
  const { rows, count, hasMore } = await (result.page ? pageOf(result, result.page) : linesOf(result));
  return {
    columns: [...result.columns],
    rows,
    count,
    hasMore,
    facts: result.facts.map(([name, value]) => ({ name, value })),
    madeat: deps.clock.now().toISOString(),
    pending: await countPending(deps.db),
  };
}
