import { expect, test } from "vitest";
import { getEntityPage } from "../../../records/record-pages.ts";
import { userPlan } from "./user-plan.ts";

const page = getEntityPage("userdata/add");
const values = { username: "nadia", email: "nadia@contoh.example", pemdaid: 1, skpdid: null, pengelolaid: "" };
const problemsOf = (roles: readonly string[], typed = {}) => userPlan(page, roles).problems({ ...values, ...typed });
const assigned = (roles: readonly string[]) =>
  Object.keys(userPlan(page, roles).fields).filter((name) => ["pemdaid", "skpdid", "pengelolaid"].includes(name));

test("a manager can't do without region, agency and group, an agency's user has no group", () => {
  expect(Object.keys(problemsOf(["nasabah", "pengelola"]))).toEqual(["skpdid", "pengelolaid"]);
  expect(assigned(["nasabah", "pengelola"])).toEqual(["pemdaid", "skpdid", "pengelolaid"]);
  expect(userPlan(page, ["pengelola"]).fields.skpdid?.optional).toBe(false);
  expect(assigned(["dinas"])).toEqual(["pemdaid", "skpdid"]);
  expect(problemsOf(["dinas"])).toEqual({
    skpdid: { en: "The user's role needs an agency.", id: "Peran pengguna ini memerlukan dinas." },
  });
});

test("a customer works for nobody, and without a role nothing is decided", () => {
  expect(assigned(["nasabah"])).toEqual([]);
  expect(problemsOf(["nasabah"])).toEqual({});
  expect(assigned([])).toEqual(["pemdaid", "skpdid", "pengelolaid"]);
  expect(userPlan(page, []).fields.skpdid?.optional).toBe(true);
  expect(problemsOf([])).toEqual({});
});

const passwordProblem = (roles: readonly string[], password: unknown) => problemsOf(roles, { password }).password?.en;

test("the chosen roles say how long a password has to be, before it is sent", () => {
  expect(passwordProblem(["nasabah"], "Kebun#42")).toBeUndefined();
  expect(passwordProblem(["bank"], "Kebun#42")).toMatch(/at least 12/);
  expect(passwordProblem([], "Nadia#2026")).toMatch(/must not contain/);
  expect(passwordProblem(["bank"], "")).toBeUndefined();
});

test("and beside the field stands their number", () => {
  const hintOf = (roles: readonly string[]) => userPlan(page, roles).fields.password?.hint?.en;
  expect(hintOf([])).toMatch(/^At least 8 characters/);
  expect(hintOf(["bank"])).toMatch(/^At least 12 characters/);
});
