import { stateNames } from "@retribusi/contract/features/booking/booking.states";
import { expect, test } from "vitest";
import { bookingGroups } from "./booking-groups.ts";

test("every state is in exactly one group", () => {
  expect(bookingGroups.flatMap(({ states }) => states).sort()).toEqual([...stateNames].sort());
});
