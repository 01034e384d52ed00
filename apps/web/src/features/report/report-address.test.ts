import type { LocalDate } from "@retribusi/contract/define/dates";
import { severalOf } from "@retribusi/contract/define/filter";
import { bkuReport, piutangReport } from "@retribusi/contract/features/report/buku.report";
import { rekapReport } from "@retribusi/contract/features/report/rekap.report";
import { expect, test } from "vitest";
import { moved, toggled } from "./ask/column-order.ts";
import { behind } from "./ask/dimension-field.ts";
import { monthSeries, namedMonths, sumsOf, unitOf } from "./chart/month-series.ts";
import { placeAfter, stepOf } from "./heat/heat-step.ts";
import { periodOf, presetPeriod, presets, sharedDays } from "./period.ts";
import { readAsked, withAsked } from "./report-address.ts";
import { formatMonthTick, formatShortRupiah, formatValue } from "./report-value.ts";

test("the address says what is asked, and what isn't the report's stays in it", () => {
  const search = new URLSearchParams("dari=2026-01-01&kelompok=bulan&grafik=objectid&drawer=%2Fa&idskpd=4,5");
  expect(readAsked(rekapReport, search)).toEqual({ dari: "2026-01-01", kelompok: "bulan", idskpd: "4,5" });
  const after = withAsked(rekapReport, search, { kelompok: "hari", idskpd: "", kolom: "jumlah" });
  expect(Object.fromEntries(after)).toEqual({
    dari: "2026-01-01",
    kelompok: "hari",
    kolom: "jumlah",
    grafik: "objectid",
    drawer: "/a",
  });
  expect(search.get("kelompok"), "the address before stays as it was").toBe("bulan");
});

test("a value that can't be goes to the server as it stands, which says so", () => {
  expect(readAsked(rekapReport, new URLSearchParams("dari=yesterday&dasar=x&sampai="))).toEqual({
    dari: "yesterday",
    dasar: "x",
  });
});

test("a filter as the address of a list has it narrows a report too, until it is taken away", () => {
  const search = new URLSearchParams({
    "filter[pengelolaid]": "9",
    "filter[idskpd]": "4",
    idskpd: "5",
    "filter[x]": "1",
  });
  expect(readAsked(rekapReport, search)).toEqual({ idskpd: "5", pengelolaid: "9" });
  const after = withAsked(rekapReport, search, { pengelolaid: undefined, idskpd: undefined });
  expect(readAsked(rekapReport, after)).toEqual({});
});

test("a long book begins at its first page when something else is asked, and only then", () => {
  const search = new URLSearchParams("halaman=3&idskpd=4");
  expect(withAsked(bkuReport, search, { idskpd: "5" }).has("halaman")).toBe(false);
  expect(withAsked(bkuReport, search, { halaman: "4" }).toString()).toBe("halaman=4&idskpd=4");
  expect(readAsked(piutangReport, new URLSearchParams("dari=2026-01-01&halaman=2"))).toEqual({ halaman: "2" });
});

test("presets are whole months and years", () => {
  const of = (today: string) => presets.map((preset) => presetPeriod(preset, today));
  expect(of("2026-01-31")).toEqual([
    { dari: "2026-01-01", sampai: "2026-01-31" },
    { dari: "2025-12-01", sampai: "2025-12-31" },
    { dari: "2026-01-01", sampai: "2026-12-31" },
    { dari: "2025-01-01", sampai: "2025-12-31" },
  ]);
  expect(presetPeriod("lastMonth", "2028-03-31")).toEqual({ dari: "2028-02-01", sampai: "2028-02-29" });
  expect(periodOf({ dari: "2026-05-05" }, "2026-11-22")).toEqual({ dari: "2026-05-05", sampai: "2026-12-31" });
  expect(sharedDays({ dari: "2026-01-01", sampai: "2026-01-31" }, { dari: "2026-02-01", sampai: "2026-02-02" })).toBe(
    undefined,
  );
});

test("columns are chosen and ordered; one stays", () => {
  expect(toggled(["a", "b"], "c")).toEqual(["a", "b", "c"]);
  expect(toggled(["a", "b"], "a")).toEqual(["b"]);
  expect(toggled(["a"], "a")).toEqual(["a"]);
  expect(moved(["a", "b", "c"], 2, -1)).toEqual(["a", "c", "b"]);
  expect(moved(["a", "b"], 0, -1)).toEqual(["a", "b"]);
  expect(severalOf(undefined)).toEqual([]);
});

test("another region leaves no agency, group or object chosen", () => {
  const names = ["idpemda", "idskpd", "pengelolaid", "objectid", "statusbooking"] as const;
  expect(behind(names, "idpemda").toSorted()).toEqual(["idskpd", "objectid", "pengelolaid"]);
  expect(behind(names, "pengelolaid")).toEqual(["objectid"]);
});

test("values are written as people read them", () => {
  expect(formatValue("rupiah", 1_500_000, "en")).toBe("Rp\u00a01.500.000");
  expect(formatValue("percent", 63, "id")).toBe("63%");
  expect(formatValue("decimal", 1.5, "id")).toBe("1,50");
  expect(formatValue("day", "2026-11-21", "id")).toBe("21 November 2026");
  expect(formatValue("count", null, "id")).toBe("–");
  expect(formatValue("count", 0, "id")).toBe("0");
  expect(formatShortRupiah(1_200_000, "id")).toBe("Rp\u00a01,2\u00a0jt");
  expect(formatShortRupiah(1_200_000, "en")).toBe("Rp\u00a01,2M");
});

const today = "2026-11-23";
const row = (keys: Record<string, string | number>, dibayar: number, tahunlalu?: number) => ({
  ...{ level: "row" as const, keys },
  values: tahunlalu === undefined ? { dibayar } : { dibayar, tahunlalu },
});
const answer = (...rows: readonly ReturnType<typeof row>[]) => ({
  columns: ["bulan", "dibayar", "tahunlalu"],
  rows: [...rows, { ...row({}, 30, 40), level: "total" as const }],
  count: rows.length,
  hasMore: false,
  facts: [],
  madeat: "2026-11-22T00:00:00Z",
  pending: 0,
});
const seriesOf = (dari: LocalDate, sampai: LocalDate, read: ReturnType<typeof answer>, target: number | null = null) =>
  monthSeries({ period: { dari, sampai }, answer: read, target, today });

test("every month has its place in the picture, beside the same days a year before and a twelfth of the target", () => {
  const read = answer(row({ bulan: "2026-01" }, 10, 0), row({ bulan: "2026-02" }, 0, 5), row({ bulan: "2026-11" }, 20));
  const series = seriesOf("2026-01-15", "2026-12-31", read, 120);
  expect(series.slice(0, 3)).toEqual([
    { month: "2026-01", now: 10, before: 0, target: 10 },
    { month: "2026-02", now: 0, before: 5, target: 10 },
    { month: "2026-03", now: 0, before: 0, target: 10 },
  ]);
  expect(series.slice(10), "a month that is still to come is compared with nothing").toEqual([
    { month: "2026-11", now: 20, before: 0, target: 10 },
    { month: "2026-12", now: 0, before: null, target: 10 },
  ]);
  expect(sumsOf(series)).toEqual({ now: 30, before: 5 });
});

test("a future month whose use is paid is compared all the same, and a year without payments isn't", () => {
  expect(seriesOf("2026-12-01", "2026-12-31", answer(row({ bulan: "2026-12" }, 7, 3)))[0]?.before).toBe(3);
  const alone = seriesOf("2026-01-01", "2026-02-28", answer(row({ bulan: "2026-01" }, 7, 0)));
  expect(alone.map(({ before }) => before)).toEqual([null, null]);
  expect(sumsOf(alone)).toEqual({ now: 7, before: null });
});

test("a period of more than two years is drawn by the year, each of them, and one of two years by the month", () => {
  const read = answer(row({ tahun: "2017" }, 7), row({ tahun: 2019 }, 9));
  const series = (dari: LocalDate, sampai: LocalDate) => seriesOf(dari, sampai, read);
  expect(series("2017-06-15", "2019-07-01").map(({ month, now }) => [month, now])).toEqual([
    ["2017", 7],
    ["2018", 0],
    ["2019", 9],
  ]);
  expect(series("2017-01-01", "2026-12-31").map(({ month }) => month)).toHaveLength(10);
  expect(unitOf({ dari: "2025-01-01", sampai: "2026-12-31" })).toBe("bulan");
  expect(series("2025-02-10", "2027-01-31")).toHaveLength(24);
  expect(unitOf({ dari: "2025-01-31", sampai: "2027-01-01" })).toBe("tahun");
});

test("the axis of two years names months in one distance, January with its year", () => {
  const months = ["2025", "2026"].flatMap((year) =>
    Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, "0")}`),
  );
  const words = (all: readonly string[]) => [...namedMonths(all)].map((month) => formatMonthTick(month, all, "en"));
  expect(words(months)).toEqual(["Jan 2025", "Jul", "Jan 2026", "Jul"]);
  expect(words(months.slice(10)), "fourteen months").toEqual(["Jan 2026", "Apr", "Jul", "Oct"]);
  expect(words(months.slice(12)).slice(0, 3), "one year needs no year").toEqual(["Jan", "Feb", "Mar"]);
  expect(words(["2024", "2025"])).toEqual(["2024", "2025"]);
});

test("keys move within the map, by day, week, and object", () => {
  const size = { rows: 3, columns: 30 };
  const from = { row: 1, column: 10 };
  const to = (key: string, isFar = false) => placeAfter(key, isFar, from, size);
  expect(to("ArrowRight")).toEqual({ row: 1, column: 11 });
  expect(to("ArrowUp")).toEqual({ row: 0, column: 10 });
  expect(to("PageDown")).toEqual({ row: 1, column: 17 });
  expect(to("Home")).toEqual({ row: 1, column: 0 });
  expect(to("End", true)).toEqual({ row: 2, column: 29 });
  expect(to("Enter")).toBeUndefined();
  expect(placeAfter("ArrowLeft", false, { row: 0, column: 0 }, size)).toEqual({ row: 0, column: 0 });
  for (const key of ["ArrowRight", "ArrowDown", "PageDown"]) {
    expect(placeAfter(key, false, { row: 2, column: 29 }, size), key).toEqual({ row: 2, column: 29 });
  }
});

test("a step says how full a day is: empty and full are steps of their own", () => {
  expect([0, 1, 34, 35, 68, 69, 99, 100, 120].map(stepOf)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4]);
});

const sources = import.meta.glob<string>("../../**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });

test("charts are loaded when somebody looks at one, and on no other page", () => {
  const charts = /from "(@mantine\/charts|recharts)/;
  const users = Object.keys(sources).filter((file) => charts.test(sources[file] ?? "") && !file.includes(".test."));
  expect(users).toEqual(["./chart/month-picture.tsx"]);
  const eager = Object.keys(sources).filter((file) => /^import [^;]*month-picture\.tsx"/m.test(sources[file] ?? ""));
  expect(eager).toEqual([]);
});
