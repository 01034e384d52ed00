import { expect, test } from "vitest";
import { activeEntry, menuFor } from "./menu-entries.ts";

test("the menu shows only entries with a held page, and leads to the first of them", () => {
  expect(menuFor(["home", "tbl_skpd/list_pemda", "tbl_skpd/view"])).toEqual([
    { label: "", entries: [{ label: "Beranda", to: "/home", page: "home" }] },
    {
      label: "Parameter",
      entries: [{ label: "Dinas (SKPD)", to: "/tbl_skpd/list_pemda", page: "tbl_skpd/list_pemda" }],
    },
  ]);
});

test("a list page is linked at the entity's own address", () => {
  expect(menuFor(["tbl_pemda/list"])[0]?.entries).toEqual([
    { label: "Pemerintah Daerah", to: "/tbl_pemda", page: "tbl_pemda/list" },
  ]);
});

test("the entry with the longest matching path is the current one", () => {
  const sections = menuFor(["mst_objectretribusi/list", "mst_objectretribusi/gedung"]);
  expect(activeEntry(sections, "/mst_objectretribusi/view/4")).toBe("/mst_objectretribusi");
  expect(activeEntry(sections, "/mst_objectretribusi/gedung")).toBe("/mst_objectretribusi/gedung");
  expect(activeEntry(sections, "/mst_objectretribusi_old")).toBeUndefined();
});

test("kinds that somebody has nothing to do with have no group, and all the others do", () => {
  const held = [
    "home",
    "trx_penginapan/konfirmasipesanan",
    "trx_gedung/konfirmasipesanan",
    "trx_alat/konfirmasipesanan",
  ];
  const groups = (kinds?: Parameters<typeof menuFor>[1]) => menuFor(held, kinds).map(({ label }) => label);
  expect(groups(["gedung"])).toEqual(["", "Gedung & Ruangan"]);
  expect(groups([])).toEqual([""]);
  expect(groups()).toEqual(["", "Penginapan", "Gedung & Ruangan", "Alat & Kendaraan"]);
});

test("a customer's own bookings stand on top, and not in the menu of whoever looks after those of others", () => {
  const top = (...held: readonly string[]) => menuFor(held)[0]?.entries.map(({ label }) => label);
  expect(top("home", "booking/saya", "trx_alat/list_alat_nsb")).toEqual(["Beranda", "Pesanan Saya", "Bantuan"]);
  expect(top("home", "booking/saya", "booking/antrean")).toEqual(["Beranda", "Antrean"]);
});
