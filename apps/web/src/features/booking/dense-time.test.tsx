// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { bookingWith } from "../../testing/booking.ts";
import { screenOf } from "../../testing/show.tsx";
import { useDenseTime } from "./dense-time.ts";

const { objek, harga } = bookingWith({});
const told = (satuantarif: typeof harga.satuantarif, zona: string, mulai: string, akhir: string) => {
  const { result } = renderHook(() => useDenseTime(), { wrapper: screenOf("pengelola") });
  const moments = { tglmulaipemakaian: mulai, tglakhirpemakaian: akhir };
  return result.current({ objek: { ...objek, zona }, harga: { ...harga, satuantarif }, ...moments });
};

test("rows of the staff tell nights by their days and their number, without clocks", () => {
  expect(told("malam", "Asia/Jakarta", "2099-11-22T07:00:00.000Z", "2099-11-24T05:00:00.000Z")).toBe(
    "22–24 Nov 2099 · 2 nights",
  );
});

test("hours have their clocks, and the zone where it is another one than the reader's", () => {
  const hours = ["2099-11-22T01:00:00.000Z", "2099-11-22T05:00:00.000Z"] as const;
  expect(told("jam", "Asia/Jakarta", ...hours)).toBe("22 Nov 2099, 08:00–12:00");
  expect(told("jam", "Asia/Makassar", ...hours)).toBe("22 Nov 2099, 09:00–13:00 WITA");
});
