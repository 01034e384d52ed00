// @vitest-environment happy-dom
import { recordOf } from "@retribusi/contract/define/record";
import { personalActions } from "@retribusi/contract/features/booking/booking.machine";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { bookingWith } from "../../../testing/booking.ts";
import { fakeApi, screenOf } from "../../../testing/show.tsx";
import { OwnActions } from "./own-actions.tsx";

afterEach(cleanup);

const pages = ["pembatalan", "reschedule", "cetak_pesanan"].map((page) => `trx_penginapan/${page}`);
const paid = { statusbooking: 50 } as const;

function show(booking: Partial<BookingRecord>) {
  fakeApi(() => ({ body: {} }));
  return render(<OwnActions booking={bookingWith(booking)} />, { wrapper: screenOf("nasabah", pages, "/") });
}

/** What each of the links looks like: a filled button, another button, or a link in the text. */
const lookOf = (button: Element | null) => (button ? (button.getAttribute("data-variant") ?? "filled") : "link");
const looks = () =>
  screen.getAllByRole("link").map((link) => [link.textContent, lookOf(link.closest(".mantine-Button-root"))]);

test("of a paid booking the receipt is the main button, and cancelling a quiet link after everything else", () => {
  show(paid);
  expect(looks()).toEqual([
    ["Show receipt", "filled"],
    ["New dates", "default"],
    ["Cancel booking", "link"],
  ]);
});

test("of an unpaid one no paper is the main button", () => {
  show({ statusbooking: 30 });
  expect(looks()[0]).toEqual(["Print proof of order", "default"]);
});

test.each([
  [
    "a part of it comes back",
    { dibayar: 200_000, kembali: 150_000 },
    "Cancelling now: Rp 150.000 of Rp 200.000 comes back.",
  ],
  ["nothing of it comes back", { dibayar: 200_000, kembali: 0 }, "Cancelling now: nothing of Rp 200.000 comes back."],
  ["nothing was paid", null, "Cancelling now costs nothing."],
])("beside cancelling stands what it leads to: %s", (_, bilabatal, words) => {
  const { container } = show({ ...paid, bilabatal });
  expect(container.textContent).toContain(words);
});

test("where it can't be cancelled there is neither link nor amount", () => {
  const can = recordOf(personalActions, () => ({ allowed: false, reason: "WRONG_STATE" }) as const);
  const { container } = show({ ...paid, bilabatal: { dibayar: 200_000, kembali: 150_000 }, can });
  expect(screen.queryByRole("link", { name: "Cancel booking" })).toBeNull();
  expect(container.textContent).not.toContain("Cancelling now");
});
