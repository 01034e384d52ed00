import { expect, test } from "vitest";
import { findMissing } from "../../../records/form/field-needs.ts";
import { assignmentNeeds } from "./assignment-needs.ts";

test("a manager can't do without region, agency and group, an agency's user has no group", () => {
  const values = { pemdaid: 1, skpdid: null, pengelolaid: "" };
  expect(Object.keys(findMissing(values, assignmentNeeds(["nasabah", "pengelola"])))).toEqual([
    "skpdid",
    "pengelolaid",
  ]);
  const needs = assignmentNeeds(["dinas"]);
  expect(needs.hidden).toEqual(["pengelolaid"]);
  expect(findMissing(values, needs)).toEqual({
    skpdid: { en: "The user's role needs an agency.", id: "Peran pengguna ini memerlukan dinas." },
  });
});

test("a customer works for nobody, and without a role nothing is decided", () => {
  expect(assignmentNeeds(["nasabah"])).toEqual({ hidden: ["pemdaid", "skpdid", "pengelolaid"], required: {} });
  expect(assignmentNeeds([])).toEqual({});
});
