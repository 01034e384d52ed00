// @vitest-environment happy-dom
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { codeOf } from "@retribusi/contract/features/booking/booking.states";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { bookingWith } from "../../../testing/booking.ts";
import { screenOf } from "../../../testing/show.tsx";
import { BookingFacts } from "./booking-facts.tsx";
import { CustomerPhone } from "./customer-phone.tsx";

const bill = { idbilling: "8893200000000012", tglexpiredbilling: "2099-01-01T00:00:00.000Z", totalbiaya: 200_000 };

/** What the message begins with, to somebody with this number. */
function messageOf(booking: BookingRecord, phone = "081234567890"): string | null {
  render(<CustomerPhone booking={booking} phone={phone} label="Phone" />, { wrapper: screenOf("pengelola", []) });
  const link = screen.queryByRole("link", { name: /^WhatsApp/ });
  return link && new URL(link.getAttribute("href") ?? "").searchParams.get("text");
}

test("a message about a bill says what is to be paid, with which number and until when", () => {
  const message = messageOf(bookingWith({ ...bill, statusbooking: codeOf("awaitingPayment") }));
  expect(message).toMatch(/please pay Rp\s200\.000 with billing id 8893200000000012 until .*2099/);
});

test("nobody is asked again for what is paid", () => {
  const message = messageOf(bookingWith({ ...bill, statusbooking: codeOf("paid") }));
  expect(message).toMatch(/^Booking \d+, .+: $/);
});

test("a number of a house can only be called", () => {
  expect(messageOf(bookingWith({}), "0221234567")).toBeNull();
  expect(screen.getByRole("link", { name: "Phone: 0221234567" })).toBeTruthy();
});

test.each([
  ["081234567890", 1],
  ["081234567891", 2],
])(
  "a contact of the number %s beside the customer's own is another one to write to, unless it is the same",
  (nokontak, count) => {
    const booking = bookingWith({ notelp: "081234567890", nokontak });
    render(<BookingFacts booking={booking} />, { wrapper: screenOf("pengelola", []) });
    expect(screen.getAllByRole("link", { name: /^WhatsApp/ })).toHaveLength(count);
  },
);
