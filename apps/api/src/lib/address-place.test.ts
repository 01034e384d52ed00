import { expect, test } from "vitest";
import { findPlace } from "./address-place.ts";

test.each([
  ["202.134.0.155", "ID"],
  ["::ffff:202.134.0.155", "ID"],
  ["2404:c0::1", "ID"],
  ["8.8.8.8", "US"],
  ["2001:4860:4860::8888", "US"],
  ["127.0.0.1", "local"],
  ["::1", "local"],
  ["::ffff:192.168.1.7", "local"],
  ["10.9.8.7", "local"],
  ["172.16.0.1", "local"],
  // The neighbour of the private block is a public address.
  ["172.32.0.1", "US"],
  ["fd00::1", "local"],
  ["fe80::1", "local"],
  ["100.64.0.1", "local"],
  ["192.0.2.1", null],
  ["nonsense", null],
  ["", null],
  [null, null],
])("the address %s is in %s", async (address, place) => {
  expect(await findPlace(address)).toBe(place);
});
