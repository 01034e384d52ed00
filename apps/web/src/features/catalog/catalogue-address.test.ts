import { expect, test } from "vitest";
import type { CatalogueSearch } from "../../lib/paths.ts";
import { isNarrowed, readSearch, writeSearch } from "./catalogue-address.ts";

const today = "2026-11-21";
const read = (query: string) => readSearch(new URLSearchParams(query), today);

test("a search survives its way through the address", () => {
  const search = { jenis: "gedung", cari: "aula", mulai: "2026-12-01", akhir: "2026-12-03", unit: 2 } as const;
  const more: CatalogueSearch = {
    ...{ ...search, kapasitas: 20, fasilitas: "wifi,ac", hargamaks: 500_000, urut: "kapasitas" as const },
    ...{ jammulai: "09:00", jamakhir: "24:00", peta: "1" as const },
  };
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

test.each([
  ["mulai=2026-12-01&jammulai=09:00", "one of two hours"],
  ["jammulai=09:00&jamakhir=12:00", "hours of no day"],
  ["mulai=2026-11-20&jammulai=09:00&jamakhir=12:00", "hours of a day that has passed"],
  ["mulai=2026-12-01&jammulai=09:30&jamakhir=12:00", "half an hour"],
  ["mulai=2026-12-01&jammulai=09:00&jamakhir=09:00", "no time at all"],
])("%s is left out: %s", (query) => {
  expect(read(query)).not.toHaveProperty("jammulai");
  expect(read(query)).not.toHaveProperty("jamakhir");
});

test.each(["urut=nama", "urut=acak", "hargamaks=0", "hargamaks=murah", "peta=0", "peta=ya"])(
  "%s changes nothing",
  (query) => {
    expect(read(query)).toMatchObject({ urut: undefined, hargamaks: undefined, peta: undefined });
  },
);

test("a search is narrowed by whatever is asked beside kind, one unit, an order and a map", () => {
  for (const query of ["", "jenis=alat", "unit=1", "urut=harga", "peta=1"]) expect(isNarrowed(read(query))).toBe(false);
  for (const query of ["cari=x", "mulai=2026-12-01", "unit=2", "kapasitas=3", "fasilitas=wifi", "hargamaks=5"])
    expect(isNarrowed(read(query))).toBe(true);
});
