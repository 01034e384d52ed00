import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCurrency, formatRupiah, formatRupiahOfficial, parseRupiah } from "./money.ts";

test("screen amounts carry a no-break space, official ones none and two decimals", () => {
  expect(formatRupiah(1_500_000)).toBe("Rp\u00a01.500.000");
  expect(formatRupiah(0)).toBe("Rp\u00a00");
  expect(formatRupiah(-299_178)).toBe("-Rp\u00a0299.178");
  expect(formatRupiahOfficial(1_500_000)).toBe("Rp1.500.000,00");
});

test.each([
  ["1500000", 1_500_000],
  ["Rp 1.500.000", 1_500_000],
  ["rp. 1.500.000", 1_500_000],
  ["Rp1.500.000,00", 1_500_000],
  [" 750 ", 750],
  ["0", 0],
])("reads %s", (typed, rupiah) => {
  expect(parseRupiah(typed)).toBe(rupiah);
});

test.each(["", "Rp", "1.50", "1.500,50", "1,5", "-5", "15e3", "1.0000", "9".repeat(20), "seribu"])(
  "refuses “%s”",
  (typed) => {
    expect(parseRupiah(typed)).toBeUndefined();
  },
);

test("digits are grouped as Indonesian does", () => {
  const indonesian = new Intl.NumberFormat("id-ID", { maximumFractionDigits: 0 });
  fc.assert(
    fc.property(fc.maxSafeNat(), (rupiah) => {
      expect(formatRupiah(rupiah)).toBe(`Rp\u00a0${indonesian.format(rupiah)}`);
    }),
  );
});

test("whatever is shown can be read back", () => {
  fc.assert(
    fc.property(fc.nat({ max: 10 ** 12 }), (rupiah) => {
      expect(parseRupiah(formatRupiah(rupiah))).toBe(rupiah);
      expect(parseRupiah(formatRupiahOfficial(rupiah))).toBe(rupiah);
    }),
  );
});

test("another currency has 2 decimals and is US dollars unless it says otherwise", () => {
  expect(formatCurrency(1234.5)).toBe("$1,234.50");
  expect(formatCurrency(-3, "EUR")).toBe("-€3.00");
  expect(formatCurrency(1234, "JPY")).toBe("¥1,234.00");
});
