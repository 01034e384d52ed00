import { expect, test } from "vitest";
import { isRole, roles } from "./roles.ts";

/** By hand, as the specification names them. */
const specified = "bank default dinas nasabah pemda pengelola superuser".split(" ");

test("the roles are the specification's seven, and no other name is one", () => {
  expect([...roles].sort()).toEqual(specified);
  expect(specified.filter((name) => !isRole(name))).toEqual([]);
  for (const name of ["kasir", "Nasabah", "super user", ""]) expect(isRole(name), name).toBe(false);
});
