import type { ReportRow } from "@retribusi/contract/define/report";
import { expect, test } from "vitest";
import { listAddress, rowsOf, rowsOfGrouped } from "./drill-down.ts";

const today = "2026-11-22";
const asked = {
  dasar: "pesan",
  dari: "2026-03-10",
  sampai: "2026-04-20",
  kelompok: "bulan",
  rinci: "idskpd",
  kolom: "jumlah",
};
const row = (part: Partial<ReportRow> = {}): ReportRow => ({
  level: "row",
  values: { jumlah: 5, lunas: 3, digunakan: 2, dibatalkan: 1, persenlunas: 60, dibayar: 100, bulan: "March 2026" },
  keys: { bulan: "2026-03", idskpd: 4 },
  ...part,
});

test("a figure leads to the bookings of its row, on the days that its month and the period share", () => {
  expect(rowsOfGrouped("pesan", asked, row(), "jumlah", today)).toEqual({
    idskpd: "4",
    haripesan: "2026-03-10..2026-04-01",
  });
});

test("a subtotal leads to those of its group, the total to those of the period", () => {
  const group = row({ level: "subtotal", keys: { bulan: "2026-04" } });
  expect(rowsOfGrouped("pesan", asked, group, "jumlah", today)).toEqual({ haripesan: "2026-04-01..2026-04-21" });
  const total = row({ level: "total", keys: {} });
  expect(rowsOfGrouped("pesan", asked, total, "jumlah", today)).toEqual({ haripesan: "2026-03-10..2026-04-21" });
});

test("each basis has its own day, and a period that is left open is this year", () => {
  const { dari: _from, sampai: _until, ...open } = asked;
  const total = row({ level: "total", keys: {} });
  for (const [basis, day] of [
    ["pesan", "haripesan"],
    ["pakai", "haripakai"],
    ["bayar", "haribayar"],
  ] as const) {
    expect(rowsOfGrouped(basis, open, total, "jumlah", today)).toEqual({ [day]: "2026-01-01..2027-01-01" });
  }
});

test("what was paid is narrowed by its payment, unless the days are those of payment", () => {
  const total = row({ level: "total", keys: {} });
  expect(rowsOfGrouped("pesan", asked, total, "lunas", today)).toEqual({
    haripesan: "2026-03-10..2026-04-21",
    haribayar: "1970-01-01..",
  });
  expect(rowsOfGrouped("bayar", asked, total, "dibayar", today)).toEqual({ haribayar: "2026-03-10..2026-04-21" });
});

test("what was billed is narrowed by the moment until which it could be paid", () => {
  const billed = row({ level: "total", keys: {}, values: { ditagih: 4 } });
  expect(rowsOfGrouped("pesan", asked, billed, "ditagih", today)).toEqual({
    haripesan: "2026-03-10..2026-04-21",
    tglexpiredbilling: "1970-01-01..",
  });
});

test("a figure of one state leads to that state, within the states that were asked for", () => {
  const total = row({ level: "total", keys: {} });
  const states = (statusbooking: string | undefined, column: string) =>
    rowsOfGrouped("pesan", { ...asked, ...(statusbooking ? { statusbooking } : {}) }, total, column, today)?.[
      "statusbooking"
    ];
  expect(states(undefined, "digunakan")).toBe("60,70");
  expect(states("50,70", "digunakan")).toBe("70");
  expect(states("50,70", "jumlah")).toBe("50,70");
  expect(rowsOfGrouped("pesan", { ...asked, statusbooking: "50" }, total, "dibatalkan", today)).toBeUndefined();
});

test("filters of the report go along, and the key of a row stands for the filter that it lies within", () => {
  const narrowed = { ...asked, idskpd: "4,5", objectid: "7", kelompoktarif: "umum" };
  expect(rowsOfGrouped("pesan", narrowed, row(), "jumlah", today)).toEqual({
    idskpd: "4",
    objectid: "7",
    kelompoktarif: "umum",
    haripesan: "2026-03-10..2026-04-01",
  });
});

test("what can't be led to exactly leads nowhere: ratios, nothing, rows without a key, weekdays", () => {
  expect(rowsOfGrouped("pesan", asked, row(), "persenlunas", today)).toBeUndefined();
  expect(rowsOfGrouped("pesan", asked, row({ values: { jumlah: 0 } }), "jumlah", today)).toBeUndefined();
  expect(rowsOfGrouped("pesan", asked, row({ keys: { bulan: "2026-03" } }), "jumlah", today)).toBeUndefined();
  expect(
    rowsOfGrouped("pesan", asked, row({ keys: { bulan: "2026-03", idskpd: "" } }), "jumlah", today),
  ).toBeUndefined();
  const weekday = row({ keys: { haripekan: 0 } });
  const { rinci: _second, ...byWeekday } = { ...asked, kelompok: "haripekan" };
  expect(rowsOfGrouped("pakai", byWeekday, weekday, "jumlah", today)).toBeUndefined();
  const outside = row({ keys: { bulan: "2026-06", idskpd: 4 } });
  expect(rowsOfGrouped("pesan", asked, outside, "jumlah", today)).toBeUndefined();
});

test("money of a year leads to what was paid in it", () => {
  const money = { level: "row" as const, values: { realisasi: 9 }, keys: { idskpd: 4, idanggaran: 2 } };
  const period = { dari: "2026-01-01", sampai: "2026-12-31" };
  const grouping = ["idskpd", "idanggaran"];
  expect(rowsOf({ asked: {}, row: money, column: "realisasi", grouping, basis: "bayar", period })).toEqual({
    idskpd: "4",
    idanggaran: "2",
    haribayar: "2026-01-01..2027-01-01",
  });
});

test("the year before leads to the days that are compared, of each basis its own", () => {
  const past = { ...asked, dasar: "bayar", dari: "2026-01-01", sampai: "2026-12-31" };
  const of = (basis: string, level: "row" | "total", bulan: string) =>
    rowsOfGrouped(
      basis,
      past,
      row({ level, keys: { bulan, idskpd: 4 }, values: { tahunlalu: 9 } }),
      "tahunlalu",
      today,
    );
  expect(of("bayar", "row", "2026-11")).toEqual({ idskpd: "4", haribayar: "2025-11-01..2025-11-23" });
  expect(of("bayar", "total", "")).toEqual({ haribayar: "2025-01-01..2025-11-23" });
  expect(of("pesan", "row", "2026-03")).toMatchObject({
    haripesan: "2025-03-01..2025-04-01",
    haribayar: "1970-01-01..",
  });
  expect(of("pakai", "row", "2026-12")).toMatchObject({ haripakai: "2025-12-01..2026-01-01" });
  expect(of("bayar", "row", "2026-12"), "days that are still to come").toBeUndefined();
});

test("the address is that of a list with filters", () => {
  const address = listAddress("/report_trx_all/report_dinas", { haripesan: "2026-03-01..2026-04-01", idskpd: "4" });
  const [path, search] = address.split("?");
  expect(path).toBe("/report_trx_all/report_dinas");
  expect([...new URLSearchParams(search)]).toEqual([
    ["filter[haripesan]", "2026-03-01..2026-04-01"],
    ["filter[idskpd]", "4"],
  ]);
});
