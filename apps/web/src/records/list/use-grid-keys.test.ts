import { skpd } from "@retribusi/contract/features/region/skpd.entity";
import { expect, test } from "vitest";
import { gridKeys } from "./use-grid-keys.ts";

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
