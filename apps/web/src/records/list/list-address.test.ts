import { skpd } from "@retribusi/contract/features/region/skpd.entity";
import { system } from "@retribusi/contract/features/system/system.entity";
import { expect, test } from "vitest";
import {
  findImpossible,
  readListState,
  readPathFilter,
  toCountQuery,
  toListQuery,
  writeListState,
} from "./list-address.ts";

const read = (text: string) => readListState(skpd, new URLSearchParams(text));

test("an empty address is the first page in the server's own order", () => {
  expect(read("")).toEqual({ page: 1, limit: 20, search: "", order: null, filters: {} });
});

test("what is written is read back the same", () => {
  const state = {
    page: 3,
    limit: 50,
    search: "dinas & badan",
    order: { by: "skpdname", type: "desc" as const },
    filters: { idpemda: "2,3" },
  };
  expect(readListState(skpd, writeListState(state, new URLSearchParams()))).toEqual(state);
});

test("only what differs from an untouched list stands in the address", () => {
  expect(writeListState(read("page=1&limit=20&search="), new URLSearchParams()).toString()).toBe("");
});

test("unknown columns, sizes and pages are left out", () => {
  const state = read("page=-1&limit=7&orderby=alamat&ordertype=desc&filter[password]=x&filter[idpemda]=&filter[x;y]=1");
  expect(state).toEqual({ page: 1, limit: 20, search: "", order: null, filters: {} });
});

test("an open record stays open while the list changes", () => {
  const written = writeListState(read("page=2"), new URLSearchParams("view=12&page=7&filter[idpemda]=1"));
  expect(written.toString()).toBe("view=12&page=2");
});

test("the path may carry one field that is shown", () => {
  expect(readPathFilter(skpd, { fieldName: "idpemda", fieldValue: "3" })).toEqual({ idpemda: "3" });
  expect(readPathFilter(skpd, { fieldName: "idskpd", fieldValue: "8" })).toEqual({ idskpd: "8" });
  expect(readPathFilter(skpd, { fieldName: "skpdname", fieldValue: "Dinas A, B" })).toEqual({ skpdname: "Dinas A, B" });
  expect(readPathFilter(skpd, { fieldName: "password", fieldValue: "x" })).toEqual({});
  expect(readPathFilter(system, { fieldName: "authorization", fieldValue: "x" })).toEqual({});
  expect(readPathFilter(skpd, { fieldName: "idpemda" })).toEqual({});
});

test("the count is asked for with search and filters only", () => {
  const state = read("page=2&search=a&orderby=skpdname&filter[idpemda]=3");
  expect(toCountQuery(state)).toEqual({ search: "a", "filter[idpemda]": "3" });
  expect(toListQuery(state)).toEqual({
    page: 2,
    limit: 20,
    orderby: "skpdname",
    ordertype: "asc",
    search: "a",
    "filter[idpemda]": "3",
  });
});

test("a value that its column can't have is told, one that it can have isn't", () => {
  expect(findImpossible(skpd, { filters: { idpemda: "abc" } })).toEqual({ name: "idpemda", value: "abc" });
  expect(findImpossible(skpd, { filters: { skpdname: "abc", idpemda: "x" } })).toEqual({ name: "idpemda", value: "x" });
  expect(findImpossible(skpd, { filters: { idpemda: "2,3", skpdname: "abc" } })).toBeUndefined();
});
