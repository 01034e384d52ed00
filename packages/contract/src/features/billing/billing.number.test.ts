import fc from "fast-check";
import { expect, test } from "vitest";
import { billingId, isBillingId } from "./billing.number.ts";

const prefix = fc.stringMatching(/^\d{5,8}$/);
const number = fc.integer({ min: 1, max: 999_999_999 });

test("has 16 to 18 digits, begins with the prefix and passes its own check", () => {
  expect(billingId("88899", 1)).toBe("8889900000000018");
  fc.assert(
    fc.property(prefix, number, (start, count) => {
      const id = billingId(start, count);
      expect(id).toMatch(/^\d{16,18}$/);
      expect(id.startsWith(start)).toBe(true);
      expect(isBillingId(id)).toBe(true);
    }),
  );
});

test("finds every single wrong digit", () => {
  fc.assert(
    fc.property(prefix, number, fc.nat(15), fc.integer({ min: 1, max: 9 }), (start, count, place, change) => {
      const id = billingId(start, count);
      const digit = String((Number(id[place]) + change) % 10);
      expect(isBillingId(id.slice(0, place) + digit + id.slice(place + 1))).toBe(false);
    }),
  );
});

test("two numbers never give the same id", () => {
  fc.assert(
    fc.property(prefix, number, number, (start, a, b) => {
      fc.pre(a !== b);
      expect(billingId(start, a)).not.toBe(billingId(start, b));
    }),
  );
});

test("refuses what isn't a billing id", () => {
  for (const typed of ["", "123", "8889900000000001x", "1".repeat(19)]) expect(isBillingId(typed)).toBe(false);
});

test("says when a prefix is used up or wrong", () => {
  expect(() => billingId("123456789012", 100_000)).toThrow(RangeError);
  expect(() => billingId("88-99", 1)).toThrow(RangeError);
});
