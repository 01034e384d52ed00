import { describe, expect, test } from "vitest";
import type { Row } from "../../define/cell.ts";
import { fieldOf } from "../../define/entity.ts";
import { headingOf, placedColumns } from "../../define/listed.ts";
import { reportTrxAll } from "../report/trx-all.entity.ts";
import { penginapan } from "./penginapan.entity.ts";

const reader = { language: "en", zone: "Asia/Jakarta", today: "2026-11-28" } as const;

function listed(
  name: string,
  row: Row,
  how: { readonly language?: "en" | "id"; readonly zone?: "Asia/Makassar" } = {},
) {
  const entity = name in penginapan.fields ? penginapan : reportTrxAll;
  const { text, beside } = fieldOf(entity, name).listed?.text(row, { ...reader, ...how }) ?? {};
  return [text, beside].filter((part) => part !== undefined).join(" | ");
}

const used = (satuantarif: string, from: string, until: string, zonawaktu = "Asia/Jakarta"): Row => ({
  satuantarif,
  zonawaktu,
  tglmulaipemakaian: from,
  tglakhirpemakaian: until,
});

describe("the time of use in a list", () => {
  test.each([
    ["malam", "2026-11-22T07:00:00Z", "2026-11-24T05:00:00Z", "22–24 Nov | 2 nights", "22–24 Nov | 2 malam"],
    ["malam", "2026-11-30T07:00:00Z", "2026-12-01T05:00:00Z", "30 Nov – 1 Dec | 1 night", "30 Nov – 1 Des | 1 malam"],
    [
      "malam",
      "2026-12-30T07:00:00Z",
      "2027-01-03T05:00:00Z",
      "30 Dec – 3 Jan 2027 | 4 nights",
      "30 Des – 3 Jan 2027 | 4 malam",
    ],
    ["hari", "2026-11-19T17:00:00Z", "2026-11-22T17:00:00Z", "20–22 Nov | 3 days", "20–22 Nov | 3 hari"],
    ["hari", "2025-11-19T17:00:00Z", "2025-11-20T17:00:00Z", "20 Nov 2025 | 1 day", "20 Nov 2025 | 1 hari"],
    ["bulan", "2026-10-31T17:00:00Z", "2026-11-30T17:00:00Z", "1–30 Nov | 1 month", "1–30 Nov | 1 bulan"],
    ["jam", "2026-11-22T01:00:00Z", "2026-11-22T05:00:00Z", "22 Nov, 08:00–12:00", "22 Nov, 08:00–12:00"],
    [
      "kegiatan",
      "2027-01-22T09:00:00Z",
      "2027-01-22T17:00:00Z",
      "22 Jan 2027, 16:00–24:00",
      "22 Jan 2027, 16:00–24:00",
    ],
  ])("by %s from %s to %s is %s", (unit, from, until, english, indonesian) => {
    expect(listed("tglmulaipemakaian", used(unit, from, until))).toBe(english);
    expect(listed("tglmulaipemakaian", used(unit, from, until), { language: "id" })).toBe(indonesian);
  });

  test("names the zone of hours where it isn't the reader's, and of nights never", () => {
    const hours = used("jam", "2026-11-22T01:00:00Z", "2026-11-22T05:00:00Z", "Asia/Makassar");
    expect(listed("tglmulaipemakaian", hours)).toBe("22 Nov, 09:00–13:00 WITA");
    expect(listed("tglmulaipemakaian", hours, { zone: "Asia/Makassar" })).toBe("22 Nov, 09:00–13:00");
    const west = used("jam", "2026-11-22T01:00:00Z", "2026-11-22T05:00:00Z", "Asia/Pontianak");
    expect(listed("tglmulaipemakaian", west), "the same clocks under another name").toBe("22 Nov, 08:00–12:00");
    const nights = used("malam", "2026-11-22T06:00:00Z", "2026-11-24T04:00:00Z", "Asia/Makassar");
    expect(listed("tglmulaipemakaian", nights)).toBe("22–24 Nov | 2 nights");
  });

  test("is left to the field where the record doesn't tell enough", () => {
    expect(listed("tglmulaipemakaian", { tglmulaipemakaian: "2026-11-22T01:00:00Z" })).toBe("");
  });
});

test("an object is told with its part, under either name, and without one where it has none", () => {
  const row = { objectname: "Wisma", namaobject: "Wisma", subobjectname: "Kamar Standar" };
  expect(listed("objectname", row)).toBe("Wisma | Kamar Standar");
  expect(listed("namaobject", row)).toBe("Wisma | Kamar Standar");
  expect(listed("objectname", { ...row, subobjectname: null })).toBe("Wisma");
});

test("a total is told with its billing id, moments and days shortly", () => {
  expect(listed("totalbiaya", { totalbiaya: 1_400_000, idbilling: "8893200000011089" })).toBe(
    "Rp\u00a01.400.000 | 8893200000011089",
  );
  expect(listed("totalbiaya", { totalbiaya: 0, idbilling: null })).toBe("Rp\u00a00");
  const row = { date_created: "2026-11-27T23:07:00Z", tglpesan: "2025-11-27T23:07:00Z", haribayar: "2026-11-25" };
  expect(listed("date_created", row)).toBe("28 Nov, 06:07");
  expect(listed("date_created", { ...row, zonawaktu: "Asia/Jayapura" })).toBe("28 Nov, 08:07 WIT");
  expect(listed("tglpesan", row)).toBe("28 Nov 2025, 06:07");
  expect(listed("haribayar", row)).toBe("25 Nov");
  expect(listed("haribayar", { haribayar: null })).toBe("");
});

test("what another column tells has no place of its own, unless that one is missing", () => {
  expect(placedColumns(penginapan, penginapan.columns)).toEqual([
    ...["id", "uraianstatus", "namapemesan", "objectname", "tglmulaipemakaian", "jumlahunit", "totalbiaya"],
    ...["date_created", "pengelolaname"],
  ]);
  expect(placedColumns(penginapan, ["id", "subobjectname"])).toEqual(["id", "subobjectname"]);
  expect(headingOf(penginapan, "tglmulaipemakaian").en).toBe("Time of use");
  expect(headingOf(penginapan, "namapemesan").en).toBe("Ordered by");
});
