import { beforeEach, expect, test, vi } from "vitest";
import { keepDevice, knownDevices } from "./known-device.ts";

let items: Map<string, string>;
beforeEach(() => {
  items = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
});

test("a device knows the last five people, each once", () => {
  for (const userid of [1, 2, 3, 1, 4, 5, 6]) keepDevice(userid, `of ${userid}`);
  expect(knownDevices()).toEqual(["of 6", "of 5", "of 4", "of 1", "of 3"]);
  keepDevice(3, "again");
  expect(knownDevices()).toEqual(["again", "of 6", "of 5", "of 4", "of 1"]);
});

test("what somebody else left in the place is worth nothing", () => {
  for (const odd of ["nonsense", "{}", '["a"]']) {
    items.set("retribusi.perangkat", odd);
    expect(knownDevices()).toEqual([]);
  }
});
