import { expect, test } from "vitest";
import { select } from "./selection.ts";

const STEPS = [{ name: "build" }, { name: "lint" }, { name: "types" }, { name: "api" }];

test("without a name all steps are meant", () => {
  expect(select(STEPS, [])).toEqual({ steps: STEPS, args: [] });
  expect(select(STEPS, ["-t", "login"])).toEqual({ steps: STEPS, args: ["-t", "login"] });
});

test("names choose steps in their own order beside the build, the rest goes to the test runner", () => {
  expect(select(STEPS, ["api", "lint", "-t", "login"])).toEqual({
    steps: [{ name: "build" }, { name: "lint" }, { name: "api" }],
    args: ["-t", "login"],
  });
  expect(select(STEPS, ["api", "features/booking"]).args).toEqual(["features/booking"]);
});

test("a step that is named several times runs as often, after one build", () => {
  const { steps } = select(STEPS, ["api", "build", "api", "types"]);
  expect(steps.map(({ name }) => name)).toEqual(["build", "types", "api", "api"]);
});

test("an unknown step is told with those that exist", () => {
  expect(() => select(STEPS, ["tpyes"])).toThrow('There is no step "tpyes": choose from build, lint, types, api.');
});
