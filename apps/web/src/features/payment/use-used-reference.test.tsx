// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { ApiError } from "../../lib/api-error.ts";
import { screenOf } from "../../testing/show.tsx";
import { useUsedReference } from "./use-used-reference.ts";

const tercatat = { idbilling: "3201000000000001", jumlah: 150_000, tgltransaksi: "2026-11-22T03:00:00.000Z" };
const refusal = (details: Record<string, unknown>) =>
  new ApiError({ code: "ACTION_REFUSED", status: 409, message: "Used.", details });

test("a used reference tells bill, amount and time of what it stands for; another refusal tells nothing more", () => {
  const { result } = renderHook(() => useUsedReference("Asia/Jakarta"), { wrapper: screenOf("bank") });
  act(() => result.current.note(refusal({ reason: "REFERENCE_USED", tercatat })));
  expect(result.current.withRecorded("Used.")).toMatch(/3201000000000001, Rp.150\.000, .*10:00 WIB/);
  expect(result.current.withRecorded(undefined)).toBeUndefined();
  act(() => result.current.note(refusal({ reason: "BILL_PAID" })));
  expect(result.current.withRecorded("Paid.")).toBe("Paid.");
});
