import { pages } from "@retribusi/contract/access/pages";
import { expect, test } from "vitest";
import { addressOfPage, columnsOf, formFieldsOf, getEntityPage, heldPages, readOnlyFieldsOf } from "./record-pages.ts";

const everything = pages.map((page) => page.name);

test("a regional user's list leads to the regional forms", () => {
  const held = ["tbl_skpd/list_pemda", "tbl_skpd/view", "tbl_skpd/add_pemda", "tbl_skpd/edit_pemda"];
  expect(heldPages(held, getEntityPage("tbl_skpd/list_pemda"))).toEqual({
    list: "tbl_skpd/list_pemda",
    view: "tbl_skpd/view",
    add: "tbl_skpd/add_pemda",
    edit: "tbl_skpd/edit_pemda",
  });
});

test("who holds everything stays in the family of the page they are on", () => {
  const from = (name: string) => heldPages(everything, getEntityPage(name));
  expect(from("mst_objectretribusi/list").edit).toBe("mst_objectretribusi/edit");
  expect(from("mst_objectretribusi/list_pengelola").edit).toBe("mst_objectretribusi/edit_pengelola");
  expect(from("mst_objectretribusi/list_pengelola").add).toBe("mst_objectretribusi/add");
  expect(from("mst_objectretribusi/edit_dinas").list).toBe("mst_objectretribusi/list_dinas");
});

test("a page that isn't held is not led to", () => {
  expect(heldPages(["tbl_skpd/list"], getEntityPage("tbl_skpd/list"))).toEqual({ list: "tbl_skpd/list" });
});

test("ordering an object is not adding one", () => {
  const held = ["mst_objectretribusi/list_pengelola", "mst_objectretribusi/add_object_pengelola"];
  expect(heldPages(held, getEntityPage("mst_objectretribusi/list_pengelola")).add).toBeUndefined();
});

test("a variant has its own columns and form", () => {
  expect(columnsOf(getEntityPage("tbl_skpd/list_pemda"))).toEqual(["idskpd", "skpdid", "skpdname"]);
  expect(columnsOf(getEntityPage("tbl_skpd/list"))).toContain("pemdaname");
  expect(formFieldsOf(getEntityPage("mst_objectretribusi/edit_pengelola"))).not.toContain("tarif");
});

test("addresses are the specification's", () => {
  expect(addressOfPage("tbl_skpd/list")).toBe("/tbl_skpd");
  expect(addressOfPage("tbl_skpd/list_pemda")).toBe("/tbl_skpd/list_pemda");
  expect(addressOfPage("role_has_permissions/edit", "4-2")).toBe("/role_has_permissions/edit/4-2");
});

test("what a form tells it doesn't ask", () => {
  const tariff = ["tarif", "idjenis", "idanggaran"];
  expect(readOnlyFieldsOf(getEntityPage("mst_objectretribusi/edit_pengelola"))).toEqual(expect.arrayContaining(tariff));
  for (const { name, entity } of pages) {
    if (!entity) continue;
    const page = getEntityPage(name);
    const both = readOnlyFieldsOf(page).filter((field) => formFieldsOf(page).includes(field));
    expect(both, name).toEqual([]);
  }
});
