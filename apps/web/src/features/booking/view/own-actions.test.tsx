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
/** Everything is possible but what the manager does with a paid booking. */
const canPaid = recordOf(personalActions, (action) =>
  action === "reschedule" ? ({ allowed: false, reason: "OWNER_PAID" } as const) : ({ allowed: true } as const),
);
const paid = { statusbooking: 50, can: canPaid } as const;

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
    ["Ask for other dates", "default"],
    ["Cancel booking", "link"],
  ]);
});

test("what the manager does instead needs no sentence beside what is asked for", () => {
  const { container } = show(paid);
  expect(container.textContent).not.toContain("moved by the manager");
  expect(screen.getByRole("link", { name: "Ask for other dates" }).getAttribute("href")).toBe(
    "/trx_penginapan/reschedule/5",
  );
});

test("once it has begun, it is said why nothing can be asked for any more", () => {
  const can = { ...canPaid, askMove: { allowed: false, reason: "STARTED" } as const };
  const { container } = show({ ...paid, can });
  expect(screen.queryByRole("link", { name: "Ask for other dates" })).toBeNull();
  expect(container.textContent).toContain("Ask for other dates: The booked time has already begun.");
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
