// @vitest-environment happy-dom
import { skpd } from "@retribusi/contract/features/region/skpd.entity";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
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
