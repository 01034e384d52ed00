import { expect, test } from "vitest";
import { isOpenBooking } from "./closing.rules.ts";

test("a booking is open until nothing more happens with it", () => {
  const open = [10, 20, 30, 40, 50, 60, 70, 80, 90, 92, 95, 123].filter(isOpenBooking);
  expect(open).toEqual([10, 20, 30, 40, 50, 60]);
});
