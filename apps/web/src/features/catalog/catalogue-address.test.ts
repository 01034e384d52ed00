import { expect, test } from "vitest";
import { readSearch, writeSearch } from "./catalogue-address.ts";

const today = "2026-11-21";
const read = (query: string) => readSearch(new URLSearchParams(query), today);

test("a search survives its way through the address", () => {
  const search = { jenis: "gedung", cari: "aula", mulai: "2026-12-01", akhir: "2026-12-03", unit: 2 } as const;
  const more = { ...search, kapasitas: 20, fasilitas: "wifi,ac" };
  expect(readSearch(writeSearch(more), today)).toEqual(more);
  expect(readSearch(writeSearch(search), today)).toEqual(search);
});

test("one unit is what everybody means and isn't written", () => {
  expect(writeSearch({ unit: 1, cari: "" }).toString()).toBe("");
});

test.each([
  ["mulai=2026-11-20&akhir=2026-11-25", "days that have passed"],
  ["mulai=yesterday", "no date"],
  ["akhir=2026-12-01", "an end without a beginning"],
])("%s is left out: %s", (query) => {
  expect(read(query)).toMatchObject({ mulai: undefined, akhir: undefined });
});

test("an end before its beginning is left out alone", () => {
  expect(read("mulai=2026-12-03&akhir=2026-12-01")).toMatchObject({ mulai: "2026-12-03", akhir: undefined });
});

test.each(["0", "-1", "1.5", "two", "99999"])("%s is no number of units", (units) => {
  expect(read(`unit=${units}`).unit).toBeUndefined();
});

test.each(["fasilitas=", "fasilitas=,", "fasilitas=Wi-Fi", "kapasitas=0", "kapasitas=banyak"])(
  "%s asks for nothing",
  (query) => {
    expect(read(query)).toMatchObject({ fasilitas: undefined, kapasitas: undefined });
  },
);

test("an unknown kind is left out", () => {
  expect(read("jenis=kapal").jenis).toBeUndefined();
});
