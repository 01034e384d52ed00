import { expect, test } from "vitest";
import { menu } from "./menu.ts";
import { allows, findPage, pages } from "./pages.ts";

test("every page has one name and one path", () => {
  expect(new Set(pages.map((page) => page.name)).size).toBe(pages.length);
  expect(new Set(pages.map((page) => page.path)).size).toBe(pages.length);
});

test("every menu entry leads to declared pages", () => {
  const unknown = menu.flatMap((group) => group.items).flatMap((item) => item.pages.filter((name) => !findPage(name)));
  expect(unknown).toEqual([]);
});

test("pages that show one record carry its id", () => {
  expect(findPage("tbl_skpd/edit_pemda")?.path).toBe("/tbl_skpd/edit_pemda/:id");
  expect(findPage("trx_penginapan/isi_kelengkapan")?.path).toBe("/trx_penginapan/isi_kelengkapan/:id");
  expect(findPage("tbl_skpd/list_pemda")?.path).toBe("/tbl_skpd/list_pemda");
});

test("a queue may list the rows it decides on, and nothing else", () => {
  const held = ["trx_penginapan/konfirmasipesanan"];
  expect(allows(held, "trx_penginapan", "confirm")).toBe(true);
  expect(allows(held, "trx_penginapan", "list")).toBe(true);
  expect(allows(held, "trx_penginapan", "cancel")).toBe(false);
  expect(allows(held, "trx_gedung", "list")).toBe(false);
});
