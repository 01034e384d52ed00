import { expect, test } from "vitest";
import { hasUsePaper } from "./booking.papers.ts";
import { stateNames } from "./booking.states.ts";

test("a booking has the paper of its use once it is paid, until long after, and never where it came to nothing", () => {
  expect(stateNames.filter(hasUsePaper)).toEqual(["paid", "inUse", "finished"]);
});
