// @vitest-environment happy-dom
import type { Count } from "@retribusi/contract/define/count";
import { render, screen } from "@testing-library/react";
import { afterAll, expect, test, vi } from "vitest";
import { chooseLanguage } from "../../lib/i18n.ts";
import { screenOf } from "../../testing/show.tsx";
import { ListFooter } from "./list-footer.tsx";

afterAll(async () => {
  await chooseLanguage("en");
});

function shown(page: number, rows: number, hasMore: boolean, count?: Count) {
  const records = Array.from({ length: rows }, (_, id) => ({ id }));
  const state = { page, limit: 20, search: "", filters: {}, order: null };
  render(<ListFooter list={{ state, records, hasMore, count, change: vi.fn() }} />, { wrapper: screenOf("superuser") });
  return screen.getByRole("status").textContent;
}

test.each([
  ["en", "1–20 of 10.000+"],
  ["id", "1–20 dari 10.000+"],
] as const)("a list tells in %s that there are more rows than were counted", async (language, text) => {
  await chooseLanguage(language);
  expect(shown(1, 20, true, { num: 10_000, more: true })).toBe(text);
  expect(screen.getByRole("button", { name: /500/ })).toBeTruthy();
});

test("a list tells how many there are where that is known: counted to the end, or seen", async () => {
  await chooseLanguage("en");
  expect(shown(1, 20, true, { num: 9_999 })).toBe("1–20 of 9.999");
});

test("rows are shown before their number is known", () => {
  expect(shown(1, 20, true)).toBe("1–20");
  expect(screen.getByRole("button", { name: /2/ })).toBeTruthy();
});

test("beyond what was counted there are as many as were seen, and more until the last page", () => {
  expect(shown(501, 20, true, { num: 10_000, more: true })).toBe("10.001–10.020 of 10.020+");
});

test("the last page beyond what was counted knows the number", () => {
  expect(shown(501, 7, false, { num: 10_000, more: true })).toBe("10.001–10.007 of 10.007");
});
