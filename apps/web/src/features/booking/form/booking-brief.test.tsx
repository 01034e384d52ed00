// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { bookingWith } from "../../../testing/booking.ts";
import { screenOf } from "../../../testing/show.tsx";
import { BookingBrief } from "./booking-brief.tsx";

const show = (role: "pengelola" | "nasabah", part: Parameters<typeof bookingWith>[0] = {}) =>
  render(<BookingBrief booking={bookingWith(part)} onOver={() => undefined} />, { wrapper: screenOf(role) });

test("the staff read whose booking a form is about", () => {
  show("pengelola", { idpemesan: null });
  expect(screen.getByText("Booking no. 5 · Budi")).toBeTruthy();
});

test("control: to its customer the number is enough", () => {
  show("nasabah", { idpemesan: 1 });
  expect(screen.getByText("Booking no. 5")).toBeTruthy();
});

test("the time that is left says for what", () => {
  show("nasabah", { statusbooking: 10, bataswaktu: "2099-01-01T00:25:00.000Z" });
  expect(screen.getByText(/^Fill in by 1 Jan 2099, 07:25 WIB,/)).toBeTruthy();
});
