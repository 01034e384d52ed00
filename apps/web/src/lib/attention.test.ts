// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { followAttention, isUnattended } from "./attention.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("a screen is left alone a minute after the last key or touch, until the next one", () => {
  vi.useFakeTimers();
  followAttention();
  window.dispatchEvent(new Event("keydown"));
  vi.advanceTimersByTime(60_000);
  expect(isUnattended()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isUnattended()).toBe(true);
  window.dispatchEvent(new Event("pointermove"));
  expect(isUnattended()).toBe(false);
});
