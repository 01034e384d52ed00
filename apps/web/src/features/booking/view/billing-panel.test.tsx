// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { bookingWith } from "../../../testing/booking.ts";
import { type Answer, fakeApi, screenOf } from "../../../testing/show.tsx";
import { useBooking } from "../booking-query.ts";
import { BillingPanel } from "./billing-panel.tsx";

const waiting = {
  statusbooking: 40,
  idbilling: "8893200000000012",
  tglexpiredbilling: "2099-01-01T00:00:00.000Z",
} as const;
const before = bookingWith({ ...waiting, versi: 4 });
const after = bookingWith({ ...waiting, statusbooking: 50, versi: 5 });

/** The part of the booking's page that matters here. */
function Page() {
  const { data: booking } = useBooking("penginapan", before.id);
  if (!booking) return null;
  return booking.statusbooking === 40 ? <BillingPanel booking={booking} onOver={vi.fn()} /> : <p>Paid</p>;
}

test("whoever looks at an open bill sees in a moment that it was paid, and the booking is read only twice for that", async () => {
  const asked = { versi: 0, view: 0 };
  let isPaid = false;
  fakeApi(({ path }): Answer => {
    const isVersion = path.includes("/versi/");
    asked[isVersion ? "versi" : "view"] += 1;
    const present = isPaid ? after : before;
    return { body: isVersion ? { versi: present.versi } : present };
  });
  render(<Page />, { wrapper: screenOf("nasabah") });
  await screen.findByText("8893 2000 0000 0012");
  await vi.waitFor(() => expect(asked.versi).toBeGreaterThan(1), 5000);
  expect(asked.view).toBe(1);
  isPaid = true;
  await screen.findByText("Paid", {}, { timeout: 2500 });
  expect(asked.view).toBe(2);
});
