import { expect, test } from "vitest";
import { amountInWords, terbilang } from "./terbilang.ts";

test.each([
  [0, "nol"],
  [11, "sebelas"],
  [100, "seratus"],
  [110, "seratus sepuluh"],
  [1_000, "seribu"],
  [1_001, "seribu satu"],
  [1_100, "seribu seratus"],
  [11_000, "sebelas ribu"],
  [101_000, "seratus satu ribu"],
  [1_000_000, "satu juta"],
  [1_001_000, "satu juta seribu"],
  [2_171_000, "dua juta seratus tujuh puluh satu ribu"],
  [299_178, "dua ratus sembilan puluh sembilan ribu seratus tujuh puluh delapan"],
  [1_001_001_001, "satu miliar satu juta seribu satu"],
  [21_000, "dua puluh satu ribu"],
])("%i is “%s rupiah”", (rupiah, words) => {
  expect(terbilang(rupiah)).toBe(`${words} rupiah`);
});

test("an amount is said in the language of its document", () => {
  expect(amountInWords(1_500_000, "en")).toBe("one million five hundred thousand rupiah");
  expect(amountInWords(-21_000, "id")).toBe("min dua puluh satu ribu rupiah");
});
