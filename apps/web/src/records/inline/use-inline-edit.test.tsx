// @vitest-environment happy-dom
import { skpd } from "@retribusi/contract/features/region/skpd.entity";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { useInlineEdit } from "./use-inline-edit.ts";

const record = { idskpd: 8, versi: 1, skpdname: "Dinas Lama" };

test("a field of a record that was deleted meanwhile says so and keeps what was typed", async () => {
  fakeApi(() => ({ status: 404, body: { error: { code: "NOT_FOUND", message: "No Record Found" } } }));
  const options = { entity: skpd, record, name: "skpdname", onDone: () => undefined };
  const { result } = renderHook(() => useInlineEdit(options), { wrapper: screenOf("superuser", ["tbl_skpd/edit"]) });
  act(() => result.current.set("Dinas Saya"));
  act(() => result.current.save());
  await waitFor(() => expect(result.current.problem).toMatch(/deleted meanwhile/));
  expect(result.current.value).toBe("Dinas Saya");
});

test("a value is sent only when it is right and another one, as the one field that it is", async () => {
  const sent = fakeApi(({ body }) => ({ body: { ...record, ...Object(body), versi: 2 } }));
  const onDone = vi.fn<() => void>();
  const options = { entity: skpd, record, name: "skpdname", onDone };
  const { result } = renderHook(() => useInlineEdit(options), { wrapper: screenOf("superuser", ["tbl_skpd/edit"]) });
  const save = (value: string) => {
    act(() => result.current.set(value));
    act(() => result.current.save());
  };
  save("");
  expect(result.current.problem).toBe("Please fill in this field.");
  expect(onDone).not.toHaveBeenCalled();
  save("Dinas Lama");
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([]);
  save("Dinas Baru");
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(2));
  expect(sent).toEqual([{ method: "POST", path: "tbl_skpd/edit/8", body: { versi: 1, skpdname: "Dinas Baru" } }]);
});
