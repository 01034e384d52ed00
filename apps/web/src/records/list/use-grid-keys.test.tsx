// @vitest-environment happy-dom
import { skpd } from "@retribusi/contract/features/region/skpd.entity";
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { screenOf } from "../../testing/show.tsx";
import { gridKeys, useGridKeys } from "./use-grid-keys.ts";

const columns = {
  all: ["skpdname"],
  usual: ["skpdname"],
  shown: ["skpdname"],
  inFiles: ["skpdname"],
  widths: {},
  isUsual: true,
  toggle: () => undefined,
  resize: () => undefined,
  reset: () => undefined,
};
const pages = { list: undefined, view: "tbl_skpd/view", add: undefined, edit: undefined, import: undefined };

test("a list that is only read is told no key that changes it", () => {
  const list = { entity: skpd, columns, links: pages, records: [{ can: { view: true } }] };
  expect(gridKeys(list)).toEqual(["move", "view"]);
});

test("a list whose rows may be changed is told all of them", () => {
  const links = { ...pages, add: "tbl_skpd/add", edit: "tbl_skpd/edit" };
  const records = [{ can: { view: true, edit: true, delete: true } }];
  const all = ["move", "change", "view", "edit", "delete", "select"];
  expect(gridKeys({ entity: skpd, columns, links, records })).toEqual(all);
});

test("a screen reader hears the keys as they are called, not as browsers name them", () => {
  const list = { entity: skpd, columns, links: pages, records: [{ can: { view: true } }] };
  const { result } = renderHook(() => useGridKeys(list), { wrapper: screenOf("pengelola") });
  expect(result.current).toMatch(/^Keys\. Up, Down, Left, Right: .*; V: /);
});
