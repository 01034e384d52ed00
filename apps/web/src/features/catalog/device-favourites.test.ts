// @vitest-environment happy-dom
import { mostFavourites } from "@retribusi/contract/features/booking/booking.favourites";
import { beforeEach, expect, test } from "vitest";
import { dropFromDevice, keepOnDevice, readDevice } from "./device-favourites.ts";

const favourite = (objectid: number) => ({
  ...{ objectid, namaobject: `Wisma ${objectid}`, lokasikabkota: "Bandung" },
  jenisbooking: "penginapan" as const,
});
const ids = () => readDevice().map(({ objectid }) => objectid);
const key = "retribusi.favorit";

beforeEach(() => localStorage.clear());

test("the latest comes first, kept twice it is there once, and taken off it is gone", () => {
  for (const id of [1, 2, 1]) expect(keepOnDevice(favourite(id))).toBe(true);
  expect(ids()).toEqual([1, 2]);
  dropFromDevice(1);
  expect(readDevice()).toEqual([favourite(2)]);
  dropFromDevice(2);
  expect(localStorage.getItem(key)).toBeNull();
});

test("one more than there is room for isn't kept, and one that is kept can be kept again", () => {
  for (let id = 1; id <= mostFavourites; id += 1) expect(keepOnDevice(favourite(id))).toBe(true);
  expect(keepOnDevice(favourite(mostFavourites + 1))).toBe(false);
  expect(keepOnDevice(favourite(1))).toBe(true);
  expect([ids().length, ids()[0]]).toEqual([mostFavourites, 1]);
});

test.each([
  ["no JSON", "{", []],
  ["no list", '{"objectid":1}', []],
  ["another shape beside a good one", JSON.stringify([{ objectid: "1" }, null, favourite(2)]), [2]],
  ["a kind that there isn't", JSON.stringify([{ ...favourite(1), jenisbooking: "kapal" }]), []],
])("what the device holds is read with care: %s", (_, text, left) => {
  localStorage.setItem(key, text);
  expect(ids()).toEqual(left);
});
