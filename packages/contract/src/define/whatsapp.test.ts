import { expect, test } from "vitest";
import { whatsappAddress } from "./whatsapp.ts";

test.each([
  ["081234567890", "6281234567890"],
  ["6281234567890", "6281234567890"],
  ["+62 812-3456-7890", "6281234567890"],
  ["+6591234567", "6591234567"],
])("a message to %s goes to %s", (phone, digits) => {
  expect(whatsappAddress(phone, "Bayar & lunas?")).toBe(`https://wa.me/${digits}?text=Bayar%20%26%20lunas%3F`);
});

test.each(["0221234567", "62221234567", "91234567", ""])("%j is no mobile number", (phone) => {
  expect(whatsappAddress(phone, "")).toBeNull();
});
