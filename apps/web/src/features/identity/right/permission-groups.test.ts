import { expect, test } from "vitest";
import { filterGroups, groupPermissions } from "./permission-groups.ts";

const permissions = ["home", "tbl_skpd/list", "tbl_skpd/edit_pemda", "uji/coba", "roles/list"].map((name, id) => ({
  id,
  name,
}));

test("permissions stand under what they are about; those that open no page come last", () => {
  const groups = groupPermissions(permissions);
  expect(groups.map(({ key }) => key)).toEqual(["general", "tbl_skpd", "roles", "others"]);
  expect(groups[1]?.rows).toMatchObject([
    { name: "tbl_skpd/list", menuLabel: "Parameter › Dinas (SKPD)" },
    { name: "tbl_skpd/edit_pemda", menuLabel: undefined },
  ]);
});

test("a filter keeps the groups in which every word is found", () => {
  const found = filterGroups(groupPermissions(permissions), "skpd EDIT", ({ key }, { name }) => `${key} ${name}`);
  expect(found.map(({ rows }) => rows.map(({ name }) => name))).toEqual([["tbl_skpd/edit_pemda"]]);
});
