import { expect, test } from "vitest";
import { bodyOf, openPlaces } from "./role-wish.ts";

const wish = { peran: "pengelola", pemdaid: 1, skpdid: 2, pengelolaid: null, alasan: "Petugas." } as const;

test("a place that the role works for has to be chosen, any other not", () => {
  expect(openPlaces(wish)).toEqual(["pengelolaid"]);
  expect(openPlaces({ ...wish, peran: "dinas" })).toEqual([]);
  expect(openPlaces({ ...wish, peran: "bank" })).toEqual([]);
  expect(openPlaces({ ...wish, peran: null })).toEqual([]);
});

test("what was chosen for another role stays behind", () => {
  expect(bodyOf({ ...wish, peran: "pemda" })).toEqual({ peran: "pemda", pemdaid: 1, alasan: "Petugas." });
  expect(bodyOf({ ...wish, peran: "bank" })).toEqual({ peran: "bank", alasan: "Petugas." });
});
