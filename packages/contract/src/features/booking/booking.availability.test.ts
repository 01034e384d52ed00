import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toInstant, type Zone } from "../../define/dates.ts";
import { freeOver, freeUnits, noPause, overtaken, pauseOf, peakUnits, type Usage } from "./booking.availability.ts";

const at = (hour: number, minutes = 0) => new Date(Date.UTC(2026, 10, 21, hour, minutes));
const use = (from: number, to: number, units = 1): Usage => ({ start: at(from), end: at(to), units });
const zone = "Asia/Jakarta";
const hourOff = pauseOf(60, zone);
const room = { units: 3, pause: noPause, holds: [], closures: [] };

describe("free units", () => {
  test("are all of them when nothing is booked", () => {
    expect(freeUnits(use(8, 12), room)).toBe(3);
  });
  test("uses that touch don't collide", () => {
    expect(freeUnits(use(12, 16), { ...room, holds: [use(8, 12, 3), use(16, 20, 3)] })).toBe(3);
  });
  test("the fullest moment counts, not the sum", () => {
    expect(freeUnits(use(8, 20), { ...room, holds: [use(8, 10, 2), use(10, 12, 2), use(11, 13)] })).toBe(0);
    expect(freeUnits(use(8, 20), { ...room, holds: [use(8, 10, 2), use(10, 12, 2)] })).toBe(1);
  });
  test("a pause keeps two uses apart on both sides", () => {
    const hall = { units: 1, pause: hourOff, holds: [use(12, 14)], closures: [] };
    expect(freeUnits({ start: at(8), end: at(11) }, hall)).toBe(1);
    expect(freeUnits({ start: at(8), end: at(11, 1) }, hall)).toBe(0);
    expect(freeUnits({ start: at(14, 59), end: at(16) }, hall)).toBe(0);
    expect(freeUnits({ start: at(15), end: at(16) }, hall)).toBe(1);
  });
  test("a closure takes its units and needs no pause", () => {
    const hall = { units: 2, pause: hourOff, holds: [], closures: [use(12, 14)] };
    expect(freeUnits(use(8, 12), hall)).toBe(2);
    expect(freeUnits(use(8, 13), hall)).toBe(1);
  });
  test("a time that is none takes nothing, with or without a pause", () => {
    for (const pause of [noPause, hourOff]) {
      const hall = { units: 2, pause, holds: [use(8, 12)], closures: [use(8, 12)] };
      expect(freeOver({ ...hall, pause: noPause })({ start: at(9), end: at(9) })).toBe(2);
      expect(freeOver(hall)({ start: at(13), end: at(9) })).toBe(2);
    }
  });
  test("closures and holds add up, and the answer is never negative", () => {
    expect(freeUnits(use(8, 12), { ...room, holds: [use(9, 10, 2)], closures: [use(9, 11, 3)] })).toBe(0);
  });
});

const usage = fc
  .tuple(fc.nat(20), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 4 }))
  .map(([from, length, units]) => use(from, from + length, units));

test("the sweep agrees with counting every moment", () => {
  fc.assert(
    fc.property(fc.array(usage, { maxLength: 12 }), (usages) => {
      const taken = (hour: number) =>
        usages
          .filter(({ start, end }) => start <= at(hour) && at(hour) < end)
          .reduce((sum, { units }) => sum + units, 0);
      const slow = Math.max(...Array.from({ length: 28 }, (_, hour) => taken(hour)));
      expect(peakUnits(usages)).toBe(slow);
    }),
  );
});

test("many wanted times of one object are told as each of them alone, hour by hour", () => {
  const usages = fc.array(usage, { maxLength: 8 });
  fc.assert(
    fc.property(usages, usages, usages, fc.nat(3), (holds, closures, wanted, pause) => {
      const capacity = { units: 6, pause: pauseOf(pause * 60, zone), holds, closures };
      const sum = (all: readonly Usage[], hour: number, after: number) =>
        all
          .filter(({ start, end }) => start <= at(hour) && at(hour - after) < end)
          .reduce((total, { units }) => total + units, 0);
      const slowly = ({ start, end }: Usage): number => {
        const hours = Array.from({ length: 32 }, (_, hour) => hour).filter((hour) => start <= at(hour));
        const during = hours.filter((hour) => at(hour) < end);
        const after = hours.filter((hour) => at(hour) >= end && at(hour - pause) < end);
        const taken = [
          ...during.map((hour) => sum(holds, hour, pause) + sum(closures, hour, 0)),
          ...after.map((hour) => sum(holds, hour, pause)),
        ];
        return Math.max(0, 6 - Math.max(...taken));
      };
      const free = freeOver(capacity);
      expect(wanted.map(free)).toEqual(wanted.map(slowly));
      expect(wanted.map((one) => freeUnits(one, capacity))).toEqual(wanted.map(slowly));
    }),
  );
});

test("a hold that is given back at the same moment takes nothing", () => {
  const held = [use(8, 12, 2), use(9, 11, 3)];
  const given = held.map((one) => ({ ...one, units: -one.units }));
  expect(freeUnits(use(6, 20), { units: 3, pause: pauseOf(30, zone), holds: [...held, ...given], closures: [] })).toBe(
    3,
  );
});

describe("the pause after whole days", () => {
  const days = (from: number, to: number, where: Zone = zone): Usage => ({
    start: toInstant(`2026-11-${from}`, "00:00", where),
    end: toInstant(`2026-11-${to}`, "24:00", where),
    units: 1,
  });
  const clock = (day: number, from: string, to: string) => ({
    start: toInstant(`2026-11-${day}`, from, zone),
    end: toInstant(`2026-11-${day}`, to, zone),
    units: 1,
  });
  const hall = (pause: number, hold: Usage) => ({ units: 1, pause: pauseOf(pause, zone), holds: [hold], closures: [] });

  test.each([1, 60, 1439])("of %i minutes passes in the night: the days before and after are free", (pause) => {
    expect([23, 24, 25].map((day) => freeUnits(days(day, day), hall(pause, days(24, 24))))).toEqual([1, 0, 1]);
  });
  test.each([1440, 2879])("of %i minutes is one more day, on both sides", (pause) => {
    const free = [21, 22, 23, 24, 25, 26].map((day) => freeUnits(days(day, day), hall(pause, days(23, 24))));
    expect(free).toEqual([1, 0, 0, 0, 0, 1]);
  });
  test("is kept by the hours before them, and begins again in the morning for the hours after", () => {
    const free = (wanted: Usage) => freeUnits(wanted, hall(60, days(24, 24)));
    expect(free(clock(23, "21:00", "23:00"))).toBe(1);
    expect(free(clock(23, "21:00", "23:01"))).toBe(0);
    expect(free(clock(25, "00:00", "02:00"))).toBe(1);
    expect(freeUnits(days(24, 24), hall(60, clock(23, "21:00", "23:01")))).toBe(0);
    expect(freeUnits(days(24, 24), hall(60, clock(25, "00:00", "02:00")))).toBe(1);
  });
  test("begins at midnight where the object stands, and with one end at another hour it is kept whole", () => {
    const east = { ...hall(60, days(24, 24, "Asia/Jayapura")), pause: pauseOf(60, "Asia/Jayapura") };
    expect(freeUnits(days(25, 25, "Asia/Jayapura"), east)).toBe(1);
    expect(freeUnits(days(25, 25, "Asia/Jayapura"), { ...east, pause: pauseOf(60, zone) })).toBe(0);
    expect(freeUnits(clock(25, "00:00", "02:00"), hall(60, clock(24, "22:00", "24:00")))).toBe(0);
    expect(freeUnits(clock(25, "02:00", "04:00"), hall(60, clock(25, "00:00", "02:00")))).toBe(0);
  });
});

describe("more is held and closed than there is", () => {
  const hall = { units: 1, pause: hourOff, holds: [use(8, 12)] };
  test("while a closed unit is in use, and not in the pause after it", () => {
    expect(overtaken({ ...hall, closures: [use(12, 14)] })).toEqual([]);
    expect(overtaken({ ...hall, closures: [use(6, 8)] })).toEqual([]);
    expect(overtaken({ ...hall, closures: [use(11, 14)] })).toEqual([{ start: at(11), end: at(12) }]);
  });
  test("while a use falls into the pause of another", () => {
    const holds = [use(8, 12), { start: at(12, 30), end: at(14), units: 1 }];
    expect(overtaken({ ...hall, holds, closures: [] })).toEqual([{ start: at(12, 30), end: at(13) }]);
  });
  test("exactly when one of the uses could not be had any more beside the others", () => {
    const usages = fc.array(usage, { maxLength: 6 });
    fc.assert(
      fc.property(usages, usages, fc.nat(3), fc.integer({ min: 4, max: 10 }), (holds, closures, pause, units) => {
        const capacity = { units, pause: pauseOf(pause * 60, zone), holds, closures };
        const isLost = (hold: Usage) => {
          const others = holds.filter((other) => other !== hold);
          return freeOver({ ...capacity, holds: others })(hold) < hold.units;
        };
        expect(overtaken(capacity).length > 0).toBe(holds.some(isLost));
      }),
    );
  });
});
