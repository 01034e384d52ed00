// @vitest-environment happy-dom
import { fireEvent, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useEscape } from "./use-escape.ts";

test("Escape closes what is open from wherever the focus is, and nothing else does", () => {
  const close = vi.fn();
  const { rerender } = renderHook(({ isOpen }) => useEscape(isOpen, close), { initialProps: { isOpen: false } });
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(close).not.toHaveBeenCalled();
  rerender({ isOpen: true });
  fireEvent.keyDown(document.body, { key: "Enter" });
  expect(close).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(close).toHaveBeenCalledTimes(1);
});
