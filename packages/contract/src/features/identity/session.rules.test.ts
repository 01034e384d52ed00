import { expect, test } from "vitest";
import { whyOver } from "./session.rules.ts";

const minute = 60_000;
/** A session of that many minutes, used when it was opened and now looked at so many minutes later. */
interface Look {
  readonly lasts?: number;
  readonly used?: number;
  readonly isStaff?: boolean;
  readonly chosenIdle?: number;
}
function look(later: number, { lasts = 480, used = 0, isStaff = false, chosenIdle }: Look) {
  const span = { opened: 0, used: used * minute, expires: lasts * minute, isStaff, chosenIdle: chosenIdle ?? null };
  return whyOver(span, later * minute);
}
const day = 24 * 60;

test.each([
  ["of a customer, unused for an hour and the minute of grace", 61, {}, 62, {}, "idle"],
  ["of a customer, however used", 479, { used: 479 }, 480, { used: 479 }, "expired"],
  ["remembered, unused for two weeks", 14 * day, { lasts: 30 * day }, 14 * day + 2, { lasts: 30 * day }, "idle"],
  [
    "of staff, with a choice of five minutes",
    6,
    { isStaff: true, chosenIdle: 5 },
    7,
    { isStaff: true, chosenIdle: 5 },
    "idle",
  ],
  ["of staff, without a choice", 61, { isStaff: true }, 62, { isStaff: true }, "idle"],
  [
    "of staff, remembered and used",
    479,
    { isStaff: true, lasts: 30 * day, used: 479 },
    480,
    { isStaff: true, lasts: 30 * day, used: 479 },
    "expired",
  ],
] as const)("a session %s is over", (_, good, before, late, after, why) => {
  expect([look(good, before), look(late, after)]).toEqual([undefined, why]);
});
