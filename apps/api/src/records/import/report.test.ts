import { importLimits } from "@retribusi/contract/define/import";
import { expect, test } from "vitest";
import { createReport } from "./report.ts";

const columns = [
  { header: "Kode", field: "skpdid" },
  { header: "Nama", field: "skpdname" },
];
const wrong = { skpdid: { en: "Already exist!", id: "Sudah ada!" } };
const elsewhere = { idpemda: { en: "Not yours", id: "Milik orang" } };

test("a line is told by its headers, in the reader's language", () => {
  const report = createReport(columns, "id");
  report.add({ line: 2, cells: ["1", "Dinas"] }, {});
  report.add({ line: 3, cells: ["1"] }, wrong);
  report.add({ line: 5, cells: ["2", "x".repeat(121)] }, elsewhere);
  expect([report.rows, report.refused]).toEqual([3, 2]);
  expect(report.result(true)).toEqual({
    dryrun: true,
    columns,
    rows: 3,
    added: 1,
    refused: 2,
    sample: [{ line: 2, action: "add", values: { Kode: "1", Nama: "Dinas" }, problems: {} }],
    problems: [
      { line: 3, action: "refuse", values: { Kode: "1", Nama: "" }, problems: { Kode: "Sudah ada!" } },
      {
        line: 5,
        action: "refuse",
        values: { Kode: "2", Nama: `${"x".repeat(120)}…` },
        problems: { idpemda: "Milik orang" },
      },
    ],
  });
});

test("a text of 120 signs is shown whole", () => {
  const report = createReport(columns, "en");
  report.add({ line: 2, cells: ["x".repeat(120), ""] }, {});
  expect(report.result(false).sample[0]?.values["Kode"]).toBe("x".repeat(120));
});

test("one wrong line adds none of the others, unless nothing was to be added anyway", () => {
  const report = createReport(columns, "en");
  report.add({ line: 2, cells: ["1"] }, {});
  expect([report.result(false).added, report.result(true).added]).toEqual([1, 1]);
  report.add({ line: 3, cells: ["2"] }, wrong);
  expect([report.result(false).added, report.result(true).added]).toEqual([0, 1]);
});

test("only the first lines of each kind are kept, and all are counted", () => {
  const report = createReport(columns, "en");
  for (let line = 0; line < importLimits.lines + 5; line += 1) {
    report.add({ line, cells: [] }, {});
    report.add({ line, cells: [] }, wrong);
  }
  const { rows, refused, problems, sample } = report.result(true);
  expect([problems.length, sample.length]).toEqual([importLimits.lines, importLimits.sample]);
  expect([rows, refused]).toEqual([2 * (importLimits.lines + 5), importLimits.lines + 5]);
});
