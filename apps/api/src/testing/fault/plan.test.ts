import { expect, test } from "vitest";
import { faultKinds, planFaults } from "./plan.ts";

test("a plan is the same for the same seed, another one for another seed, and as long as it was asked for", () => {
  expect(planFaults(7, 20)).toEqual(planFaults(7, 20));
  expect(planFaults(7, 20)).not.toEqual(planFaults(8, 20));
  expect(planFaults(7, 60)).toHaveLength(60);
});

test("every plan has a commit without an answer and a deadlock, and twenty plans have everything", () => {
  const plans = Array.from({ length: 20 }, (_, index) => planFaults(index + 1, 20).map(({ kind }) => kind));
  for (const plan of plans) expect(plan).toEqual(expect.arrayContaining(["commitUnanswered", "deadlock"]));
  expect(new Set(plans.flat())).toEqual(new Set(faultKinds));
});
