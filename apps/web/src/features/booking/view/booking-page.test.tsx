// @vitest-environment happy-dom
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { bookingWith } from "../../../testing/booking.ts";
import { type Answer, fakeApi, screenOf } from "../../../testing/show.tsx";
import { BookingPage } from "./booking-page.tsx";

afterEach(cleanup);

const pages = ["trx_penginapan/view", "trx_penginapan/list_booking_nasabah"];

function showAnswer(answer: Answer) {
  fakeApi(({ path }) => (path.startsWith("trx_penginapan/view/") ? answer : { body: { records: [] } }));
  return render(<BookingPage />, { wrapper: screenOf("nasabah", pages, "/trx_penginapan/view/5") });
}
const show = (booking: Partial<BookingRecord>) => showAnswer({ body: bookingWith(booking) });
const loaded = () => screen.findByText("Booking no. 5");

const kodecek = "7K3M9QXT4H2PW801";

test.each([50, 60] as const)(
  "in state %i the code of the receipt stands on the page, to be scanned or typed in",
  async (statusbooking) => {
    show({ statusbooking, kodecek });
    const picture = await screen.findByRole("img", { name: "QR code of the receipt 7K3M-9QXT-4H2P-W801" });
    expect(picture.style.background).toMatch(/#fff|rgb\(255, 255, 255\)/);
    expect(picture.querySelector("path")?.getAttribute("fill")).toBe("#000");
    expect(screen.getByText("7K3M-9QXT-4H2P-W801")).toBeTruthy();
  },
);

test.each([
  ["a use that has ended", 70, kodecek],
  ["a cancelled booking", 90, kodecek],
  ["a booking that costs nothing", 50, null],
] as const)("%s has no code to be shown", async (_, statusbooking, code) => {
  show({ statusbooking, kodecek: code });
  await loaded();
  expect(screen.queryByText("Show this on arrival")).toBeNull();
});
