// @vitest-environment happy-dom
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { bookingWith } from "../../testing/booking.ts";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { ConfirmPanel } from "./confirm/confirm-panel.tsx";
import { BookingFacts } from "./staff/booking-facts.tsx";
import { BookedObject } from "./view/booked-object.tsx";

/** Whoever may confirm it reads the price there. */
const withoutConfirmation = ({ can, ...booking }: BookingRecord): BookingRecord => ({
  ...booking,
  can: { ...can, customerConfirm: { allowed: false, reason: "WRONG_STATE" } },
});

const shown: readonly (readonly [string, (booking: BookingRecord) => ReactElement])[] = [
  ["the page of a booking", (booking) => <BookedObject booking={withoutConfirmation(booking)} />],
  ["what staff see of it", (booking) => <BookingFacts booking={booking} />],
  ["its confirmation", (booking) => <ConfirmPanel booking={booking} />],
];

test.each(shown)("%s says of the tariff of weekends and holidays that it is that one, and of no other", (_, show) => {
  fakeApi(() => ({ body: {} }));
  const wrapper = screenOf("pengelola");
  const { unmount } = render(show(bookingWith({ khususlibur: true })), { wrapper });
  expect(screen.getAllByText("Tariff of weekends and holidays")).toHaveLength(1);
  unmount();
  render(show(bookingWith({ khususlibur: false })), { wrapper });
  expect(screen.queryByText("Tariff of weekends and holidays")).toBeNull();
});
