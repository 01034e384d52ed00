// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useOrderDraft } from "./order-draft.ts";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const person = { namapemesan: "Siti Contoh", notelp: "081234567890", emailpemesan: "siti@contoh.example" };
const nasabah = { nama: "S*** C***", tandapemesan: "a.signed.mark" };

test("the browser keeps the key and the note of an order, and nothing of who stands at the counter", () => {
  const { result, unmount } = renderHook(() => useOrderDraft(7));
  act(() => result.current.change({ catatan: "Dua kursi lagi" }));
  act(() => result.current.change(person));
  act(() => result.current.change({ nasabah }));
  expect(result.current.draft).toMatchObject({ catatan: "Dua kursi lagi", ...person, nasabah });
  const { kunci } = result.current.draft;
  expect(Object.entries(sessionStorage)).toEqual([
    ["retribusi.order.7", JSON.stringify({ kunci, catatan: "Dua kursi lagi" })],
  ]);
  unmount();
  const again = renderHook(() => useOrderDraft(7)).result;
  expect(again.current.draft).toMatchObject({ kunci, catatan: "Dua kursi lagi", namapemesan: "", nasabah: null });
});

test("another object has an order of its own, and an order that arrived is forgotten", () => {
  const { result, rerender } = renderHook(({ id }) => useOrderDraft(id), { initialProps: { id: 7 } });
  act(() => result.current.change({ catatan: "x", ...person }));
  rerender({ id: 8 });
  expect(result.current.draft).toMatchObject({ namapemesan: "", nasabah: null });
  rerender({ id: 7 });
  act(() => result.current.forget());
  expect(result.current.draft.namapemesan).toBe("");
  expect(Object.keys(sessionStorage)).not.toContain("retribusi.order.7");
});
