// @vitest-environment happy-dom
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { settlement } from "../../../locales/en/settlement.ts";
import { bookingWith } from "../../../testing/booking.ts";
import { type Answer, fakeApi, screenOf } from "../../../testing/show.tsx";
import { BookingPage } from "./booking-page.tsx";

afterEach(cleanup);

const pages = ["trx_penginapan/view", "trx_penginapan/list_booking_nasabah", "booking/saya"];

function showAnswer(answer: Answer) {
  fakeApi(({ path }) => (path.startsWith("trx_penginapan/view/") ? answer : { body: { records: [] } }));
  return render(<BookingPage />, { wrapper: screenOf("nasabah", pages, "/trx_penginapan/view/5") });
}
const show = (booking: Partial<BookingRecord>) => showAnswer({ body: bookingWith(booking) });
const loaded = () => screen.findByText(/^Booking no\. 5 · /);

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

const failure = (status: number, code: string): Answer => ({
  status,
  body: { error: { code, message: "No Record Found" } },
});

test("a booking that is somebody else's or nobody's leads to one's own, and asking again isn't offered", async () => {
  showAnswer(failure(404, "NOT_FOUND"));
  expect(await screen.findByRole("heading", { name: "This booking is not here for you" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "To the bookings" }).getAttribute("href")).toMatch(/\/booking\/saya$/);
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("where the service has a problem asking again is offered", async () => {
  showAnswer(failure(503, "BUSY"));
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
  expect(screen.queryByText("This booking is not here for you")).toBeNull();
});

test("the history is folded away, and all of it is there for whoever opens it", async () => {
  const { container } = show({ statusbooking: 20 });
  await loaded();
  const fold = container.querySelector("details");
  expect(fold?.open).toBe(false);
  expect(fold?.querySelector("summary")?.textContent).toBe("History");
  expect(fold?.textContent).toContain("Sari");
});

test("the head of the page tells the time in short", async () => {
  show({});
  await loaded();
  expect(screen.getByText("Booking no. 5 · 1–3 Dec 2026 · 2 nights")).toBeTruthy();
});

test("after a cancellation the page tells how much comes back, how far that is and where it goes", async () => {
  const refund = { id: 9, versi: 2, jumlah: 75_000, alasan: "Batal", catatan: null, tglbayar: null };
  const rekening = { namabank: "Bank BJB", norekening: "••••6789" };
  show({ statusbooking: 90, pengembalian: [{ ...refund, statuspengembalian: "disetujui", rekening }] });
  await loaded();
  expect(screen.getByText(/^Rp\s75\.000: Approved$/)).toBeTruthy();
  expect(screen.getByText(settlement.own.waits.disetujui)).toBeTruthy();
  expect(screen.getByText("It goes to Bank BJB, account ••••6789.")).toBeTruthy();
});

test("a cancelled booking of which nothing was paid tells of no refund", async () => {
  show({ statusbooking: 90 });
  await loaded();
  expect(screen.queryByText(/Rp\s75\.000/)).toBeNull();
  expect(screen.queryByText(/It goes to/)).toBeNull();
});
