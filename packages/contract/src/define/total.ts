import { type Cell, textOf } from "./cell.ts";
import type { Language } from "./label.ts";

/** Of two sums: `percent` is the whole number of 100·of/to, `change` that of 100·(of − to)/to, `average` is of/to with 2 decimals. */
export type Ratio = "percent" | "change" | "average";

/**
 * How a column of a report is totalled. `of` and `to` are indexes of columns that are summed. A ratio is made from the sums of its line,
 * never summed itself, and made on every line: what the query leaves in the cell of a row isn't looked at.
 */
export type Total = { readonly is: "sum" } | { readonly is: Ratio; readonly of: number; readonly to: number };

export type Cells = readonly Cell[];

/** What totals need to know of columns and rows. The rows come sorted by the column `groupedBy`; equal neighbours get a subtotal. */
export interface Totals {
  readonly columns: readonly { readonly total?: Total | undefined }[];
  readonly groupedBy?: number | undefined;
}

/** A line of a document. In a total only the totals are filled, in a subtotal the group, too. */
export interface Line {
  readonly is: "detail" | "subtotal" | "total";
  readonly cells: Cells;
}

/** A line, or what a document in parts has so far: brought forward to the beginning of a part, carried forward from its end. */
export interface ShownLine {
  readonly is: Line["is"] | "brought" | "carried";
  readonly cells: Cells;
}

type Kind = "number" | "rupiah" | "decimal";

/** A sum as it grows: in hundredths where the values have decimals, so that it stays exact. */
interface Sum {
  readonly kind: Kind;
  readonly parts: number;
}

/** Parts that one whole of a kind has. */
const partsOf: Readonly<Record<Kind, number>> = { number: 1, rupiah: 1, decimal: 100 };

function exact(parts: number): number {
  if (Number.isSafeInteger(parts)) return parts;
  throw new RangeError(`A total of ${parts} can't be told exactly`);
}

function plus(sum: Sum | null, cell: Cell, at: number): Sum | null {
  if (cell === null) return sum;
  if (cell.is !== "number" && cell.is !== "rupiah" && cell.is !== "decimal") {
    throw new Error(`Column ${at} is summed and holds a ${cell.is}`);
  }
  if (sum && sum.kind !== cell.is) throw new Error(`Column ${at} is summed and holds ${sum.kind} and ${cell.is}`);
  const scale = partsOf[cell.is];
  const parts = scale === 1 ? cell.value : Math.round(cell.value * scale);
  return { kind: cell.is, parts: exact((sum?.parts ?? 0) + exact(parts)) };
}

const sumCell = (sum: Sum | null): Cell => sum && { is: sum.kind, value: sum.parts / partsOf[sum.kind] };

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

/** The quotient as a whole number, a half away from zero; both sides exact. */
function rounded(above: bigint, below: bigint): number {
  const most = (2n * magnitude(above) + magnitude(below)) / (2n * magnitude(below));
  return exact(Number(above < 0n === below < 0n ? most : -most));
}

/** Null where there is nothing to divide by. */
function ratioCell(is: Ratio, of: Sum | null, to: Sum | null): Cell {
  if (to === null || to.parts === 0) return null;
  const above = BigInt(of?.parts ?? 0) * BigInt(partsOf[to.kind]);
  const below = BigInt(to.parts) * BigInt(of ? partsOf[of.kind] : 1);
  const hundredths = rounded(100n * (is === "change" ? above - below : above), below);
  return is === "average" ? { is: "decimal", value: hundredths / 100 } : { is: "percent", value: hundredths };
}

/** How much more or less one whole number is than another, in whole percent as totals have it; null where there is nothing to compare with. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : rounded(100n * (BigInt(now) - BigInt(before)), BigInt(before));

export const hasTotals = ({ columns }: Totals): boolean => columns.some(({ total }) => total !== undefined);

/** Sums per column as rows go by. */
class Sums {
  readonly #columns: Totals["columns"];
  /** Columns that are added up. */
  readonly #summed: readonly number[];
  readonly #sums: (Sum | null)[];

  constructor({ columns }: Totals) {
    this.#columns = columns;
    this.#summed = columns.flatMap(({ total }, at) => (total?.is === "sum" ? [at] : []));
    this.#sums = columns.map(() => null);
  }

  add(cells: Cells): void {
    for (const at of this.#summed) this.#sums[at] = plus(this.#sums[at] ?? null, cells[at] ?? null, at);
  }

  cells(): Cell[] {
    return this.#columns.map(({ total }, at) => {
      if (!total) return null;
      if (total.is === "sum") return sumCell(this.#sums[at] ?? null);
      return ratioCell(total.is, this.#sums[total.of] ?? null, this.#sums[total.to] ?? null);
    });
  }
}

/** Cells by what they say, so that two rows of one group are known for such. */
const isSame = (one: Cell, other: Cell): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Makes lines of rows as they come: give it one row after the other, and at the end call `end`. */
export class Totaller {
  readonly #totals: Totals;
  readonly #all: Sums;
  readonly #isRatio: boolean;
  #group: { readonly sums: Sums; readonly name: Cell } | null = null;
  #isEmpty = true;

  constructor(totals: Totals) {
    this.#totals = totals;
    this.#all = new Sums(totals);
    this.#isRatio = totals.columns.some(({ total }) => total && total.is !== "sum");
  }

  /** The subtotal of the group before, when this row begins another one, and the row. */
  row(cells: Cells): Line[] {
    const { groupedBy } = this.#totals;
    this.#isEmpty = false;
    this.#all.add(cells);
    const detail: Line = { is: "detail", cells: this.#isRatio ? this.#withRatios(cells) : cells };
    if (groupedBy === undefined) return [detail];
    const before = this.#endOfGroup(cells[groupedBy] ?? null);
    this.#group?.sums.add(cells);
    return [...before, detail];
  }

  /** The subtotal of the last group and the grand total; nothing when there were no rows. */
  end(): Line[] {
    if (this.#isEmpty) return [];
    return [...this.#subtotal(), { is: "total", cells: this.#all.cells() }];
  }

  /** The totals of all rows so far, which a document in parts carries forward. */
  carried(): Cells {
    return this.#all.cells();
  }

  #endOfGroup(name: Cell): Line[] {
    if (this.#group && isSame(this.#group.name, name)) return [];
    const lines = this.#subtotal();
    this.#group = { sums: new Sums(this.#totals), name };
    return lines;
  }

  #subtotal(): Line[] {
    if (!this.#group) return [];
    const { sums, name } = this.#group;
    return [{ is: "subtotal", cells: sums.cells().map((cell, at) => (at === this.#totals.groupedBy ? name : cell)) }];
  }

  #withRatios(cells: Cells): Cell[] {
    const own = new Sums(this.#totals);
    own.add(cells);
    const made = own.cells();
    return cells.map((cell, at) => {
      const total = this.#totals.columns[at]?.total;
      return total && total.is !== "sum" ? (made[at] ?? null) : cell;
    });
  }
}

/**
 * Rows as they come, some at a time, with their subtotals and the grand total between and behind them; rows alone where no column has a
 * total.
 */
export async function* totalled(
  totals: Totals,
  batches: AsyncIterable<readonly Cells[]>,
): AsyncGenerator<readonly Line[]> {
  const totaller = hasTotals(totals) ? new Totaller(totals) : null;
  for await (const batch of batches) {
    yield batch.flatMap((cells): Line[] => totaller?.row(cells) ?? [{ is: "detail", cells }]);
  }
  if (totaller) yield totaller.end();
}

/** The same for rows that are all there. */
export function totalledRows(totals: Totals, rows: Iterable<Cells>): Line[] {
  if (!hasTotals(totals)) return [...rows].map((cells) => ({ is: "detail", cells }));
  const totaller = new Totaller(totals);
  return [...[...rows].flatMap((cells) => totaller.row(cells)), ...totaller.end()];
}

const words = {
  en: { subtotal: "Subtotal", total: "Total", brought: "Brought forward", carried: "Carried forward" },
  id: { subtotal: "Jumlah", total: "Jumlah seluruhnya", brought: "Pindahan", carried: "Jumlah pindahan" },
} as const satisfies Record<Language, Record<Exclude<ShownLine["is"], "detail">, string>>;

/** What a line says of itself: “Subtotal Aula”, “Total”; nothing for a detail. */
export function lineName({ is, cells }: ShownLine, { groupedBy }: Totals, language: Language): string {
  if (is === "detail") return "";
  const group = groupedBy === undefined ? "" : textOf(cells[groupedBy] ?? null, language);
  return [words[language][is], ...(group ? [group] : [])].join(" ");
}

/** The column in which a line says what it is: a subtotal in that of its group, the others in the first one that isn't totalled. */
export function labelColumn({ is }: ShownLine, { columns, groupedBy }: Totals): number {
  const free = columns.findIndex(({ total }) => !total);
  return is === "subtotal" ? (groupedBy ?? free) : free;
}

/** The cells of a line as people read them. */
export function shownCells(line: ShownLine, totals: Totals, language: Language): Cells {
  if (line.is === "detail") return line.cells;
  const at = labelColumn(line, totals);
  const text = lineName(line, totals, language);
  return line.cells.map((cell, index) => (index === at ? { is: "text", text } : cell));
}
