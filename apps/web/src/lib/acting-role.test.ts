import { expect, test } from "vitest";
import { roleOf } from "./acting-role.ts";

test.each([
  ["nasabah", "nasabah"],
  ["Nasabah", "nasabah"],
  ["PEMDA", "pemda"],
  ["superuser", "superuser"],
  ["Super User", "default"],
  ["bank_kas", "default"],
  ["kasir", "default"],
])("the role %s, lowercased, acts as %s", (role, acts) => {
  expect(roleOf({ role })).toBe(acts);
});
