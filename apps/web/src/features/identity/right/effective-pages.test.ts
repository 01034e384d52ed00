import type { UserRights } from "@retribusi/contract/features/identity/rights.endpoints";
import { expect, test } from "vitest";
import { effectivePages } from "./effective-pages.ts";

const rights: UserRights = {
  user: { userid: 1, username: "a", fullname: "A", statusakun: 1 },
  held: [],
  extra: [],
  versi: "",
  permissions: ["home", "tbl_skpd/list", "roles/list"].map((name, index) => ({ id: index + 1, name })),
  roles: [
    { id: 1, name: "dinas", permissions: [1, 2] },
    { id: 2, name: "bank", permissions: [1] },
    { id: 7, name: "default", permissions: [1] },
  ],
};

test("a page is told with every role that opens it, and whether it is personal", () => {
  expect(effectivePages(rights, { held: [2, 1], extra: [2, 3] })).toEqual([
    { id: 1, name: "home", roles: ["bank", "dinas"], isPersonal: false },
    { id: 2, name: "tbl_skpd/list", roles: ["dinas"], isPersonal: true },
    { id: 3, name: "roles/list", roles: [], isPersonal: true },
  ]);
});

test("somebody without a role acts in the default one", () => {
  expect(effectivePages(rights, { held: [], extra: [] })).toMatchObject([{ name: "home", roles: ["default"] }]);
});
