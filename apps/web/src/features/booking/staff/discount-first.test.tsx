// @vitest-environment happy-dom
import { personalActions } from "@retribusi/contract/features/booking/booking.machine";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { bookingWith } from "../../../testing/booking.ts";
import { fakeApi, screenOf } from "../../../testing/show.tsx";
import { ActionBar } from "./action-bar.tsx";

const proposal = {
  ...{ id: 1, nomorsk: "SK 1", tglsk: "2026-11-20", jumlah: 50_000, subtotal: 200_000, alasan: null },
  ...{ pengusul: "Sari", berkas: null },
};

function show(allowed: readonly string[], reason: string, keputusan: "diajukan" | "ditolak" = "diajukan") {
  const can = personalActions.map((action) => [
    action,
    allowed.includes(action) ? { allowed: true } : { allowed: false, reason },
  ]);
  const usulandiskon = [{ ...proposal, keputusan }];
  const booking = bookingWith({ statusbooking: 30, can: Object.fromEntries(can), usulandiskon });
  fakeApi(() => ({ body: booking }));
  render(<ActionBar booking={booking} onDone={() => undefined} />, { wrapper: screenOf("dinas") });
  const buttons = within(screen.getByRole("group", { name: "What can be done" })).getAllByRole("button");
  return buttons.map((one) => [one.textContent.replace(/[ART]$/, ""), one.getAttribute("data-variant")]);
}

test("a proposed discount is the first and filled button of whoever decides on it", () => {
  expect(show(["confirm", "approveDiscount", "rejectDiscount", "reject"], "WRONG_STATE")).toEqual([
    ["Approve discount", "filled"],
    ["Reject discount", "default"],
    ["Approve", "default"],
    ["Reject", "light"],
  ]);
  expect(screen.getByRole("alert").textContent).toMatch(/^Sari proposes a discount of Rp.50\.000\. Decide on it first/);
});

test("whoever can't decide on a discount is told that it waits", () => {
  expect(show(["confirm"], "AGENCY_DECIDES")).toEqual([["Approve", "default"]]);
  expect(screen.getByRole("alert").textContent).toMatch(/^A discount of Rp.50\.000, proposed by Sari, waits/);
});

test("control: a discount that was decided on waits for nobody, and the approval is the main button", () => {
  expect(show(["confirm"], "NO_PROPOSAL", "ditolak")).toEqual([["Approve", "filled"]]);
  expect(screen.queryByRole("alert")).toBeNull();
});

test.each([
  ["that waits", "diajukan", true],
  ["that was rejected", "ditolak", false],
] as const)("the question before an approval tells of a discount %s: %s", async (_, keputusan, isTold) => {
  show(["confirm"], "WRONG_STATE", keputusan);
  fireEvent.click(screen.getByRole("button", { name: /^Approve/ }));
  const words = (await screen.findByRole("dialog", { name: "Approve this order?" })).textContent;
  expect(words).toMatch(/Rp.200\.000 /);
  expect(/discount of Rp.50\.000 isn't decided yet: this bills the full price/.test(words)).toBe(isTold);
});
