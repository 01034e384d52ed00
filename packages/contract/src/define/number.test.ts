import { expect, test } from "vitest";
import { formatRupiah } from "./money.ts";
import { formatDecimal, formatNumber } from "./number.ts";

test.each(["en", "id"] as const)("whatever the language (%s), numbers have the signs of the rupiah", (language) => {
  expect(formatRupiah(2_400_000)).toBe("Rp\u00a02.400.000");
  expect(formatNumber(2_400_000, language)).toBe("2.400.000");
  expect(formatNumber(-12, language)).toBe("-12");
  expect([1234.5, -0.05, 10_000].map((value) => formatDecimal(value, language))).toEqual([
    "1.234,50",
    "-0,05",
    "10.000,00",
  ]);
});

test("words are those of the language", () => {
  const short = { notation: "compact", maximumFractionDigits: 1 } as const;
  expect([formatNumber(1_200_000, "en", short), formatNumber(1_200_000, "id", short)]).toEqual(["1,2M", "1,2\u00a0jt"]);
});
