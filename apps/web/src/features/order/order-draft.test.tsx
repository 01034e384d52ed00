// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useOrderDraft } from "./order-draft.ts";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test("the browser keeps the key and the note of an order over a reload", () => {
  const { result, unmount } = renderHook(() => useOrderDraft(7));
  act(() => result.current.change({ catatan: "Dua kursi lagi" }));
  const { kunci } = result.current.draft;
  expect(Object.entries(sessionStorage)).toEqual([
    ["retribusi.order.7", JSON.stringify({ kunci, catatan: "Dua kursi lagi" })],
  ]);
  unmount();
  const again = renderHook(() => useOrderDraft(7)).result;
  expect(again.current.draft).toEqual({ kunci, catatan: "Dua kursi lagi" });
});

test("another object has an order of its own, and an order that arrived is forgotten", () => {
  const { result, rerender } = renderHook(({ id }) => useOrderDraft(id), { initialProps: { id: 7 } });
  act(() => result.current.change({ catatan: "x" }));
  const { kunci } = result.current.draft;
  rerender({ id: 8 });
  expect(result.current.draft.catatan).toBe("");
  expect(result.current.draft.kunci).not.toBe(kunci);
  rerender({ id: 7 });
  expect(result.current.draft).toEqual({ kunci, catatan: "x" });
  act(() => result.current.forget());
  expect(Object.keys(sessionStorage)).not.toContain("retribusi.order.7");
});

test("the key is kept before anything is typed: a reload right after the press sends it again", () => {
  const { result, unmount } = renderHook(() => useOrderDraft(9));
  const { kunci } = result.current.draft;
  unmount();
  expect(renderHook(() => useOrderDraft(9)).result.current.draft.kunci).toBe(kunci);
});
