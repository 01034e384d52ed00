import fc from "fast-check";
import { expect, test } from "vitest";
import type { Cell } from "./cell.ts";
import {
  type Cells,
  changeOf,
  type Line,
  lineName,
  type Ratio,
  shownCells,
  Totaller,
  type Totals,
  totalled,
  totalledRows,
} from "./total.ts";

const say = (text: string): Cell => ({ is: "text", text });
const number = (value: number): Cell => ({ is: "number", value });
const rupiah = (value: number): Cell => ({ is: "rupiah", value });
const decimal = (value: number): Cell => ({ is: "decimal", value });

const totals: Totals = {
  groupedBy: 0,
  columns: [
    {},
    {},
    { total: { is: "sum" } },
    { total: { is: "sum" } },
    { total: { is: "average", of: 3, to: 2 } },
    { total: { is: "percent", of: 2, to: 3 } },
  ],
};
const row = (group: string, name: string, count: number, amount: number): Cells => [
  say(group),
  say(name),
  number(count),
  rupiah(amount),
  say("ignored"),
  null,
];

const rows = [row("Aula", "a", 3, 100), row("Aula", "b", 0, 0), row("Wisma", "c", 2, 5)];

test("lines get their ratios, groups a subtotal and all a total, each ratio from the sums of its line", () => {
  expect(totalledRows(totals, rows)).toEqual([
    {
      is: "detail",
      cells: [say("Aula"), say("a"), number(3), rupiah(100), decimal(33.33), { is: "percent", value: 3 }],
    },
    { is: "detail", cells: [say("Aula"), say("b"), number(0), rupiah(0), null, null] },
    {
      is: "subtotal",
      cells: [say("Aula"), null, number(3), rupiah(100), decimal(33.33), { is: "percent", value: 3 }],
    },
    {
      is: "detail",
      cells: [say("Wisma"), say("c"), number(2), rupiah(5), decimal(2.5), { is: "percent", value: 40 }],
    },
    { is: "subtotal", cells: [say("Wisma"), null, number(2), rupiah(5), decimal(2.5), { is: "percent", value: 40 }] },
    { is: "total", cells: [null, null, number(5), rupiah(105), decimal(21), { is: "percent", value: 5 }] },
  ]);
});

test("the lines of a stream are those of the rows that are all there", async () => {
  async function* each() {
    yield rows.slice(0, 2);
    yield rows.slice(2);
  }
  const lines: Line[] = [];
  for await (const some of totalled(totals, each())) lines.push(...some);
  expect(lines).toEqual(totalledRows(totals, rows));
});

test("without a column that is totalled, rows stay as they are; without rows there is no total", () => {
  const plain = { columns: [{}, {}], groupedBy: 0 };
  expect(totalledRows(plain, [[say("a"), number(1)]])).toEqual([{ is: "detail", cells: [say("a"), number(1)] }]);
  expect(totalledRows(totals, [])).toEqual([]);
});

test("without a group there is one total and no subtotal", () => {
  const lines = totalledRows({ columns: totals.columns }, rows);
  expect(lines.map(({ is }) => is)).toEqual(["detail", "detail", "detail", "total"]);
});

const ratioOf = (is: Ratio, of: number, to: number): Cell => {
  const columns = [
    { total: { is: "sum" } as const },
    { total: { is: "sum" } as const },
    { total: { is, of: 0, to: 1 } },
  ];
  return totalledRows({ columns }, [[number(of), number(to), null]])[0]?.cells[2] ?? null;
};

test.each([
  [1, 200, 1, 0.01],
  [-1, 200, -1, -0.01],
  [1, 3, 33, 0.33],
  [2, 3, 67, 0.67],
  [1, 1000, 0, 0],
  [-5, -2, 250, 2.5],
  [1005, 1000, 101, 1.01],
  [Number.MAX_SAFE_INTEGER, 100, Number.MAX_SAFE_INTEGER, 90071992547409.91],
])("%s of %s is %s percent and %s on average, a half away from zero", (of, to, percent, average) => {
  expect(ratioOf("percent", of, to)).toEqual({ is: "percent", value: percent });
  expect(ratioOf("average", of, to)).toEqual(decimal(average));
});

test.each([
  [150, 100, 50],
  [50, 100, -50],
  [0, 100, -100],
  [100, 100, 0],
  [995, 1000, -1],
  [1005, 1000, 1],
  [5, 0, null],
])("%s after %s is a change of %s percent, the same in a total and alone", (now, before, change) => {
  expect(ratioOf("change", now, before)).toEqual(change === null ? null : { is: "percent", value: change });
  expect(changeOf(now, before)).toBe(change);
});

test("a change of decimals is that of their sums, and of nothing at all against something the whole of it", () => {
  const columns = [
    { total: { is: "sum" } as const },
    { total: { is: "sum" } as const },
    { total: { is: "change", of: 0, to: 1 } as const },
  ];
  const lines = totalledRows({ columns }, [
    [decimal(0.3), number(1), null],
    [null, number(2), null],
  ]);
  expect(lines.map(({ cells }) => cells[2])).toEqual([-70, -100, -90].map((value) => ({ is: "percent", value })));
});

test("sums of decimals are exact, and so is their ratio to whole numbers", () => {
  const columns = [
    { total: { is: "sum" } as const },
    { total: { is: "sum" } as const },
    { total: { is: "average", of: 0, to: 1 } as const },
    { total: { is: "percent", of: 1, to: 0 } as const },
  ];
  const lines = totalledRows(
    { columns },
    Array.from({ length: 10 }, () => [decimal(0.1), number(3), null, null]),
  );
  expect(lines.at(-1)?.cells).toEqual([decimal(1), number(30), decimal(0.03), { is: "percent", value: 3000 }]);
});

test("a sum that can't be told exactly is refused, and so is a sum of words or of two kinds", () => {
  const columns = [{ total: { is: "sum" } as const }];
  const sum = (...cells: Cell[]) =>
    totalledRows(
      { columns },
      cells.map((cell) => [cell]),
    ).at(-1)?.cells[0];
  expect(sum(rupiah(Number.MAX_SAFE_INTEGER - 1), rupiah(1))).toEqual(rupiah(Number.MAX_SAFE_INTEGER));
  expect(() => sum(rupiah(Number.MAX_SAFE_INTEGER), rupiah(1))).toThrow(RangeError);
  expect(() => sum(say("12"))).toThrow("summed");
  expect(() => sum(rupiah(1), number(1))).toThrow("rupiah and number");
  expect(sum(null, null)).toBeNull();
  expect(sum(null, rupiah(7))).toEqual(rupiah(7));
});

test("the subtotals of any rows add up to the total, and what is carried after the last row is it", () => {
  const amounts = fc.array(fc.tuple(fc.constantFrom("a", "b", "c"), fc.integer({ min: -1_000_000, max: 1_000_000 })), {
    minLength: 1,
  });
  fc.assert(
    fc.property(amounts, (pairs) => {
      const totaller = new Totaller(totals);
      const made = [...pairs.flatMap(([group, amount]) => totaller.row(row(group, "", 1, amount))), ...totaller.end()];
      const sumOf = (is: string) =>
        made.reduce(
          (sum, { is: kind, cells: [, , , cell] }) => sum + (kind === is && cell?.is === "rupiah" ? cell.value : 0),
          0,
        );
      const wanted = pairs.reduce((sum, [, amount]) => sum + amount, 0);
      expect([sumOf("detail"), sumOf("subtotal"), sumOf("total")]).toEqual([wanted, wanted, wanted]);
      expect(totaller.carried()).toEqual(made.at(-1)?.cells);
    }),
  );
});

test("a total says that it is one, a subtotal of what", () => {
  const lines = totalledRows(totals, rows);
  expect(lines.map((line) => lineName(line, totals, "id"))).toEqual([
    "",
    "",
    "Jumlah Aula",
    "",
    "Jumlah Wisma",
    "Jumlah seluruhnya",
  ]);
  expect(lines.map((line) => shownCells(line, totals, "en")[0])).toEqual([
    say("Aula"),
    say("Aula"),
    say("Subtotal Aula"),
    say("Wisma"),
    say("Subtotal Wisma"),
    say("Total"),
  ]);
});
