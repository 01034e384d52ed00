import { expect, test } from "vitest";
import { bookingGroups, grouped } from "./booking.groups.ts";
import { stateNames } from "./booking.states.ts";

test("every state is in exactly one group", () => {
  expect(bookingGroups.flatMap(({ states }) => states).sort()).toEqual([...stateNames].sort());
});

test("bookings stand in their groups as they came, and a group without any isn't there", () => {
  const bookings = [90, 50, 10, 40].map((statusbooking, id) => ({ id, statusbooking }));
  expect(grouped(bookings).map(({ name, bookings: found }) => [name, ...found.map(({ id }) => id)])).toEqual([
    ["yours", 2, 3],
    ["coming", 1],
    ["past", 0],
  ]);
});
