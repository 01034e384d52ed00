// @vitest-environment happy-dom
import type { StatusCode } from "@retribusi/contract/features/booking/booking.states";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bookingWith } from "../../testing/booking.ts";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { ActBy } from "./act-by.tsx";
import { BookingCard } from "./list/booking-card.tsx";
import { StateMessage } from "./view/state-message.tsx";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-28T23:26:00Z"), toFake: ["Date"] });
  fakeApi(() => ({ body: {} }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const soon = "2026-11-29T00:25:00.000Z";
const waiting = (statusbooking: StatusCode, bataswaktu: string = soon) =>
  bookingWith({ statusbooking, bataswaktu, tglexpiredbilling: bataswaktu });
const wrapper = () => ({ wrapper: screenOf("nasabah") });
const told = () => screen.queryByRole("timer")?.parentElement?.parentElement?.textContent ?? "";

test.each([
  [10, "Fill in by 07:25 WIB, 59 min left"],
  [20, "Confirm by 07:25 WIB, 59 min left"],
  [30, "Answer by 07:25 WIB, 59 min left"],
  [40, "Pay by 07:25 WIB, 59 min left"],
  [50, ""],
  [90, ""],
] as const)("in state %i the time left is told with what for: %s", async (status, words) => {
  render(<ActBy booking={waiting(status)} />, wrapper());
  expect(told()).toBe(words);
});

test.each([
  ["2026-11-30T17:00:00.000Z", "Fill in by 30 Nov, 23:59 WIB, 1 day 17 hours left"],
  ["2026-11-30T00:00:00.000Z", "Fill in by 30 Nov, 07:00 WIB, 1 day left"],
  ["2026-11-29T02:46:00.000Z", "Fill in by 09:46 WIB, 3 h 20 min left"],
  ["2026-11-28T23:30:09.000Z", "Fill in by 06:30 WIB, 04:09 left"],
])("a deadline of %s is told as %s", (deadline, words) => {
  render(<ActBy booking={waiting(10, deadline)} />, wrapper());
  expect(told()).toBe(words);
});

test("so it is on the cards of a list", () => {
  render(<BookingCard booking={waiting(10)} onOver={() => undefined} />, wrapper());
  expect(told()).toBe("Fill in by 07:25 WIB, 59 min left");
});

const objek = { ...bookingWith().objek, notelppengelola: "022 1234567" };

test("while the manager's answer is waited for, the page says until when and offers the phone", () => {
  render(<StateMessage booking={{ ...waiting(30), objek }} onOver={() => undefined} />, wrapper());
  expect(told()).toBe("Answer by 07:25 WIB, 59 min left");
  expect(screen.getByRole("link", { name: "Phone of the manager: 022 1234567" })).toHaveProperty(
    "href",
    "tel:0221234567",
  );
});

test("where the customer has to act there is no phone to be called", () => {
  render(<StateMessage booking={{ ...waiting(10), objek }} onOver={() => undefined} />, wrapper());
  expect(screen.queryByRole("link", { name: /Phone/ })).toBeNull();
});

test.each([
  [90, "The booking was cancelled", 1],
  [80, "The manager rejected the order", 1],
  [95, "Nobody arrived", 1],
  [92, "The time", 2],
] as const)("in state %i the box says “%s” %i time(s)", (status, words, count) => {
  const { container } = render(<StateMessage booking={waiting(status)} onOver={() => undefined} />, wrapper());
  expect(container.querySelector("[role=alert]")?.textContent?.split(words)).toHaveLength(count + 1);
});
