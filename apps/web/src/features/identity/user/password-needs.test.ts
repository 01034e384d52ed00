import { userdata } from "@retribusi/contract/features/identity/userdata.entity";
import { expect, test } from "vitest";
import { neededField } from "../../../records/form/field-needs.ts";
import { passwordNeeds } from "./password-needs.ts";

const values = { username: "nadia", email: "nadia@contoh.example", password: "Kebun#42" };
const problemOf = (roles: readonly string[], password: unknown) =>
  passwordNeeds(roles).problems?.({ ...values, password }).password?.en;

test("the chosen roles say how long a password has to be, before it is sent", () => {
  expect(problemOf(["nasabah"], "Kebun#42")).toBeUndefined();
  expect(problemOf(["bank"], "Kebun#42")).toMatch(/at least 12/);
  expect(problemOf([], "Nadia#2026")).toMatch(/must not contain/);
  expect(problemOf(["bank"], "")).toBeUndefined();
});

test("and beside the field stands their number", () => {
  const hintOf = (roles: readonly string[]) =>
    neededField(userdata.fields.password, "password", passwordNeeds(roles)).hint?.en;
  expect(hintOf([])).toMatch(/^At least 8 characters/);
  expect(hintOf(["bank"])).toMatch(/^At least 12 characters/);
  expect(neededField(userdata.fields.password, "password", {}).hint).toBe(userdata.fields.password.hint);
});
