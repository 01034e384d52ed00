import { expect, test } from "vitest";
import { drawnPageAt, drawnPages, hasSearch, objectAt } from "./drawn-page.ts";

test.each([
  ["", "landing", "home"],
  ["#/", "landing", "home"],
  ["#/index", "landing", "home"],
  ["#/home/", "landing", "home"],
  ["#/?nexturl=%2Faccount", "frame", "frame"],
  ["#/index/catalogue", "catalogue-penginapan", "catalogue-penginapan"],
  ["#/index/catalogue?jenis=gedung&mulai=2026-12-01", "catalogue-gedung", "catalogue-gedung"],
  ["#/index/catalogue?cari=alat", "catalogue-penginapan", "catalogue-penginapan"],
  ["#/index/catalogue?jenis=lainnya", "catalogue-penginapan", "catalogue-penginapan"],
  ["#/index/catalogue/12", "object", "object"],
  ["#/index/catalogue/12?mulai=2026-12-01", "object", "object"],
  ["#/index/catalogue/12/more", "frame", "frame"],
  ["#/index/catalogue/twelve", "frame", "frame"],
  ["#/index/check", "frame", "frame"],
  ["#/mst_objectretribusi/add_object_nasabah/12", "frame", "frame"],
])("at “%s” a visitor is shown what is drawn of %s, a member of %s", (hash, visitor, member) => {
  expect(drawnPageAt(hash, false)).toBe(visitor);
  expect(drawnPageAt(hash, true)).toBe(member);
});

test("the number of an object is read from its own address alone", () => {
  expect(objectAt("#/index/catalogue/12?unit=2")).toBe("12");
  expect(objectAt("#/index/catalogue?jenis=12")).toBeUndefined();
  expect(objectAt("#/other/index/catalogue/12")).toBeUndefined();
});

test("an address of the catalogue asks for something beside a kind, one unit, an order and a map, or it doesn't", () => {
  for (const query of ["?cari=x", "?jenis=alat&mulai=2030-01-02", "?unit=2", "?kapasitas=3"])
    expect(hasSearch(`#/index/catalogue${query}`)).toBe(true);
  for (const query of ["", "?jenis=alat", "?unit=1", "?cari=", "?urut=harga", "?jenis=alat&peta=1"])
    expect(hasSearch(`#/index/catalogue${query}`)).toBe(false);
});

test("what is drawn at an address is what is shown there", () => {
  for (const { name, address } of drawnPages) expect(drawnPageAt(`#${address}`, name === "home")).toBe(name);
});
