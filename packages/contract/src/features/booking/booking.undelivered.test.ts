import { expect, test } from "vitest";
import { maskAddress } from "./booking.undelivered.ts";

test.each([
  ["budi@contoh.example", "b•••@contoh.example"],
  ["b@contoh.example", "b•••@contoh.example"],
  ["budi@kantor@contoh.example", "b•••@contoh.example"],
  ["budi", "b•••"],
  ["", "•••"],
])("the address “%s” is shown as “%s”", (address, shown) => {
  expect(maskAddress(address)).toBe(shown);
});
