import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createClock } from "./clock.ts";

const here = new Date("2026-11-23T03:00:00Z");
const after = (milliseconds: number) => new Date(here.getTime() + milliseconds);
beforeEach(() => vi.useFakeTimers({ now: here }));
afterEach(() => vi.useRealTimers());

test("the time is this machine's until the database was asked, then the database's", async () => {
  const clock = createClock(async () => after(-90_000));
  expect(clock.now()).toEqual(here);
  await clock.follow();
  expect(clock.now()).toEqual(after(-90_000));
  vi.setSystemTime(after(5000));
  expect(clock.now()).toEqual(after(-85_000));
});

test("half of the answer's way counts, and one that was long under way counts for nothing", async () => {
  let way = 1000;
  const clock = createClock(async () => {
    const there = after(60_000 + way / 2);
    vi.setSystemTime(after(way));
    return there;
  });
  await clock.follow();
  expect(clock.now()).toEqual(after(1000 + 60_000));
  vi.setSystemTime(here);
  way = 9000;
  await clock.follow();
  expect(clock.now()).toEqual(after(9000 + 60_000));
});

test("a database that is away leaves the time as it was", async () => {
  let isThere = true;
  const clock = createClock(async () => {
    if (isThere) return after(7000);
    throw new Error("away");
  });
  await clock.follow();
  isThere = false;
  await expect(clock.follow()).rejects.toThrow("away");
  expect(clock.now()).toEqual(after(7000));
});
