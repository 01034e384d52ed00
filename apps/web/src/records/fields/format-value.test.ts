import { date, instant, integer, money, phone, select, text } from "@retribusi/contract/define/field";
import { expect, test } from "vitest";
import { formatPhone, formatValue, zoneOfRecord } from "./format-value.ts";

const label = { en: "Field", id: "Isian" };
const english = (field: Parameters<typeof formatValue>[0], value: unknown) =>
  formatValue(field, value, "en", "Asia/Jakarta");

test("values are written as people read them", () => {
  expect(english(money(label), 1_500_000)).toBe("Rp\u00a01.500.000");
  expect(english(money(label), 0)).toBe("Rp\u00a00");
  expect(english(date(label), "2026-11-21")).toBe("21st November, 2026");
  expect(formatValue(date(label), "2026-11-21", "id", "Asia/Jakarta")).toBe("21 November 2026");
  expect(english(integer(label, { min: 0, max: 9999 }), 2026)).toBe("2026");
  expect(english(text(label, 10), "abc")).toBe("abc");
});

test("a moment is shown in the record's own zone", () => {
  expect(zoneOfRecord({ zonawaktu: "Asia/Makassar" }, "Asia/Jayapura")).toBe("Asia/Makassar");
  expect(zoneOfRecord({}, "Asia/Jayapura")).toBe("Asia/Jayapura");
  expect(formatValue(instant(label), "2026-11-21T17:30:00Z", "en", "Asia/Makassar")).toBe(
    "22nd November, 2026, 01:30 WITA",
  );
});

test("a choice is shown by its label, an unknown one as it is", () => {
  const status = select(label, [{ value: 1, label: { en: "Active", id: "Aktif" } }]);
  expect(formatValue(status, 1, "id", "Asia/Jakarta")).toBe("Aktif");
  expect(english(status, 7)).toBe("7");
});

test("no value is no text", () => {
  for (const nothing of [null, undefined, ""]) expect(english(money(label), nothing)).toBe("");
});

test("phone numbers are grouped, anything else is left alone", () => {
  expect(formatPhone("081234567890")).toBe("0812-3456-7890");
  expect(formatPhone("+6281234567890")).toBe("+62 812-3456-7890");
  expect(formatPhone("0221234567")).toBe("0221-2345-67");
  expect(formatPhone("ask the porter")).toBe("ask the porter");
  expect(english(phone(label), "081234567890")).toBe("0812-3456-7890");
});
