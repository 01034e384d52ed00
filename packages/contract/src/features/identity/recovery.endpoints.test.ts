import { expect, test } from "vitest";
import { checkResetKey, forgotPassword, resetByKey } from "./recovery.endpoints.ts";
import { register } from "./registration.endpoints.ts";
import { login } from "./session.endpoints.ts";
import { userdata } from "./userdata.entity.ts";

test("who forgot a password is asked for the key of the mailed link, and for nothing that others may know", () => {
  expect(Object.keys(forgotPassword.body.shape)).toEqual(["username", "captcha"]);
  expect(Object.keys(checkResetKey.body.shape)).toEqual(["key"]);
  expect(Object.keys(resetByKey.body.shape)).toEqual(["key", "password", "konfirmasipassword"]);
});

test("an account keeps neither a hint nor a secret question", () => {
  const shapes = [userdata.fields, register.body.shape, login.body.shape];
  const names = shapes.flatMap((shape) => Object.keys(shape));
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => /hint|question|answer|petunjuk|pertanyaan|jawaban|ibu/i.test(name))).toEqual([]);
});
