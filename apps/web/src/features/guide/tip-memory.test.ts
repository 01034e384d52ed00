import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bringTipsBack, putAway, putTipAway } from "./tip-memory.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a tip is put away for one person of the device", () => {
  putTipAway("7", "order");
  putTipAway("7", "order");
  putTipAway("7", "pay");
  expect(putAway("7")).toEqual(["order", "pay"]);
  expect(putAway("8")).toEqual([]);
  putTipAway("8", "pay");
  bringTipsBack("7");
  expect([putAway("7"), putAway("8")]).toEqual([[], ["pay"]]);
});

test("the memory of many people stays small, and the one who came last is in it", () => {
  for (let person = 0; person < 30; person += 1) putTipAway(String(person), "order");
  expect(putAway("29")).toEqual(["order"]);
  expect(putAway("0")).toEqual([]);
});

test("what else wrote there does no harm", () => {
  for (const junk of ["{", "7", '[{"siapa":1}]']) {
    stored.set("retribusi.petunjuk", junk);
    expect(putAway("7"), junk).toEqual([]);
    putTipAway("7", "order");
    expect(putAway("7"), junk).toEqual(["order"]);
  }
});
