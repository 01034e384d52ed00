import { pages } from "@retribusi/contract/access/pages";
import { expect, test } from "vitest";
import type { CatalogueSearch } from "../../lib/paths.ts";
import { readSearch } from "./catalogue-address.ts";
import { cataloguePath, listPaths, objectPath, objectPaths, placeOf } from "./catalogue-place.ts";

test.each([
  ["/index/catalogue", { audience: "public" }],
  ["/index/catalogue/7", { audience: "public" }],
  ["/mst_objectretribusi/bookobj_nasabah", { audience: "customer", kind: "penginapan" }],
  ["/mst_objectretribusi/add_gedung_nsb/3", { audience: "customer", kind: "gedung" }],
  ["/mst_objectretribusi/alat", { audience: "manager", kind: "alat" }],
  ["/mst_objectretribusi/add_object_pengelola/3", { audience: "manager", kind: "penginapan" }],
])("%s", (pathname, place) => {
  expect(placeOf(pathname)).toEqual(place);
});

test("every address is a page that the contract declares", () => {
  const declared = pages.map(({ path }) => path);
  expect([...listPaths, ...objectPaths].filter((path) => !declared.includes(path))).toEqual([]);
});

test("an address leads back to its own place", () => {
  const search = { jenis: "alat", mulai: "2026-12-01", unit: 2 } as const;
  expect(cataloguePath("customer", search)).toBe("/mst_objectretribusi/alat_nsb?mulai=2026-12-01&unit=2");
  expect(objectPath("manager", "alat", 9, search)).toBe("/mst_objectretribusi/add_alat/9?mulai=2026-12-01&unit=2");
  expect(objectPath("public", "alat", 9)).toBe("/index/catalogue/9");
});

test("the page of an object knows the whole search, so that the way back leads to it", () => {
  const search: CatalogueSearch = {
    ...{ cari: "aula", mulai: "2026-12-01", akhir: "2026-12-02", unit: 2, kapasitas: 20, fasilitas: "wifi,ac" },
    ...{ hargamaks: 500_000, urut: "harga" as const, jammulai: "09:00", jamakhir: "12:00" },
  };
  const [, query] = objectPath("public", "gedung", 9, { ...search, jenis: "gedung" }).split("?");
  expect(readSearch(new URLSearchParams(query), "2026-11-21")).toEqual({ ...search, jenis: undefined });
});
