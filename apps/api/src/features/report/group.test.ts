import type { Cell } from "@retribusi/contract/define/cell";
import { totalledRows } from "@retribusi/contract/define/total";
import { expect, test } from "vitest";
import { type Group, groupName, groupRows } from "./group.ts";

const groupOf = (idskpd: number, skpdname: string, bulan: string, value: number): Group => ({
  keys: [idskpd, bulan],
  names: [groupName("idskpd", idskpd, skpdname, "en"), groupName("bulan", bulan, null, "en")],
  figures: [{ is: "rupiah", value }],
});

const text = (cell: Cell | undefined): string => (cell?.is === "text" ? cell.text : "");

test("two agencies of one name stay two, each with a subtotal of its own", () => {
  const groups = [
    groupOf(7, "Dinas Perhubungan", "2026-02", 20),
    groupOf(3, "Dinas Perhubungan", "2026-01", 1),
    groupOf(7, "Dinas Perhubungan", "2026-01", 10),
    groupOf(5, "Dinas Pariwisata", "2026-01", 5),
  ];
  const rows = groupRows(["idskpd", "bulan"], groups);
  const lines = totalledRows(
    { columns: [{}, {}, { total: { is: "sum" } }], groupedBy: 0 },
    rows.map(({ cells }) => cells),
  );
  const subtotals = lines.filter(({ is }) => is === "subtotal").map(({ cells }) => [text(cells[0]), cells[2]]);
  expect(subtotals).toEqual([
    ["Dinas Pariwisata", { is: "rupiah", value: 5 }],
    ["Dinas Perhubungan (no. 3)", { is: "rupiah", value: 1 }],
    ["Dinas Perhubungan (no. 7)", { is: "rupiah", value: 30 }],
  ]);
  expect(rows.map(({ keys }) => keys.bulan)).toEqual(["2026-01", "2026-01", "2026-01", "2026-02"]);
});

test("time goes on in its order, days of the week from Monday", () => {
  const days = [6, 0, 3].map((day) => ({
    keys: [day],
    names: [groupName("haripekan", day, null, "en")],
    figures: [],
  }));
  expect(groupRows(["haripekan"], days).map(({ cells }) => text(cells[0]))).toEqual(["Monday", "Thursday", "Sunday"]);
});

test("what has one name in two agencies is told apart by them, without numbers", () => {
  const groups = [3, 7].map((idskpd) => ({
    keys: [idskpd, idskpd * 10],
    names: [
      groupName("idskpd", idskpd, `Dinas ${idskpd}`, "en"),
      groupName("idanggaran", idskpd * 10, "4.1.02.02.06.0001 Penginapan", "en"),
    ],
    figures: [],
  }));
  const accounts = groupRows(["idskpd", "idanggaran"], groups).map(({ cells }) => text(cells[1]));
  expect(accounts).toEqual(["4.1.02.02.06.0001 Penginapan", "4.1.02.02.06.0001 Penginapan"]);
});
