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
