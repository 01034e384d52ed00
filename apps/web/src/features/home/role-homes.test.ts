import { expect, test } from "vitest";
import { homesOf } from "./role-homes.ts";

test("a role registers its own home first, then those of the roles after it", () => {
  expect(homesOf("dinas")).toEqual(["dinas", "bank", "pemda", "default"]);
  expect(homesOf("nasabah")[0]).toBe("nasabah");
});

test("any other role gets the default home", () => {
  expect(homesOf("superuser")).toEqual(["default"]);
  expect(homesOf("default")).toEqual(["default"]);
});
