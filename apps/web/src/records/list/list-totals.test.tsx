// @vitest-environment happy-dom
import { entities } from "@retribusi/contract/access/entities";
import type { Count } from "@retribusi/contract/define/count";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { screenOf } from "../../testing/show.tsx";
import { ListTotals } from "./list-totals.tsx";

const choice = { all: [], usual: [], inFiles: [], widths: {}, isUsual: true };
const nothing = { toggle: () => undefined, resize: () => undefined, reset: () => undefined };

function show(
  entity: keyof typeof entities,
  shown: readonly string[],
  totals?: Count["totals"],
  lapsed?: Count["lapsed"],
) {
  const list: Parameters<typeof ListTotals>[0]["list"] = {
    entity: entities[entity],
    columns: { ...choice, ...nothing, shown: [...shown] },
    count: { num: 171, more: totals === undefined, totals, lapsed },
  };
  render(<ListTotals list={list} />, { wrapper: screenOf("pengelola") });
}

test("below a list stands what the amounts of all rows come to, for the columns that are shown", () => {
  show("report_trx_all", ["id", "totalbiaya"], { totalbiaya: 12_345_678, diskon: 500 });
  expect(screen.getByText("Total of all 171 records")).toBeTruthy();
  expect(screen.getByRole("definition").textContent?.replaceAll(/\s/g, " ")).toBe("Rp 12.345.678");
});

test("what came to nothing is not in the total, and told beside it with its states", () => {
  show("trx_gedung", ["id", "totalbiaya"], { totalbiaya: 900_000 }, { num: 4, totals: { totalbiaya: 100_000 } });
  expect(screen.getByText("Total of 167 records that stand")).toBeTruthy();
  expect(screen.getByText("Not in it: 4 that came to nothing (Rejected, Cancelled, Expired)")).toBeTruthy();
  const sums = screen.getAllByRole("definition").map(({ textContent }) => textContent?.replaceAll(/\s/g, " "));
  expect(sums).toEqual(["Rp 900.000", "Rp 100.000"]);
});

test("of rows that weren't all counted no total is told, and why", () => {
  show("report_trx_all", ["totalbiaya"]);
  expect(screen.getByText(/up to 10.000 records/)).toBeTruthy();
  expect(screen.queryByRole("definition")).toBeNull();
});

test("a list of what can't be added up has no line of totals, nor one whose amounts are hidden", () => {
  show("tbl_skpd", ["skpdid", "skpdname"]);
  show("report_trx_all", ["id"], { totalbiaya: 5 });
  expect(screen.queryByText(/^Total|total for/)).toBeNull();
});
