// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { bookingWith } from "../../testing/booking.ts";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { fromCounter } from "../booking/counter.ts";
import { PrintPage } from "./print-page.tsx";

afterEach(() => {
  for (const frame of document.querySelectorAll('iframe[aria-hidden="true"]')) frame.remove();
});

const pathname = "/trx_penginapan/cetak_pesanan/5";
const pages = ["trx_penginapan/cetak_pesanan", "trx_penginapan/view", "trx_penginapan/pesan"];

async function show(state: unknown, pdfViewerEnabled = true, part: Parameters<typeof bookingWith>[0] = {}) {
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { pdfViewerEnabled }));
  fakeApi(() => ({ body: bookingWith({ statusbooking: 40, ...part }) }));
  render(<PrintPage />, { wrapper: screenOf("pengelola", pages, { pathname, state }) });
  await screen.findByRole("link", { name: "Open the PDF" });
}
const way = (name: string) => screen.queryByRole("link", { name })?.getAttribute("href");

test("a paper is printed by one press, and who has just served a guest goes on with the next one of the kind", async () => {
  await show(fromCounter);
  fireEvent.click(screen.getByRole("button", { name: "Print" }));
  const frame = await waitFor(() => document.querySelector('iframe[aria-hidden="true"]') ?? expect.fail("No frame"));
  expect(frame.getAttribute("src")).toMatch(/^blob:/);
  // Of this frame alone: one for all frames would be taken for the window of the page by what looks into the preview.
  const printed = vi.fn();
  const shown = { print: printed, focus: () => undefined, addEventListener: () => undefined };
  Object.defineProperty(frame, "contentWindow", { value: shown });
  fireEvent.load(frame);
  expect(printed).toHaveBeenCalledOnce();
  expect(screen.queryByText(/from its own tab/)).toBeNull();
  expect(way("Next guest")).toBe("/trx_penginapan/pesan");
  expect(way("To the booking")).toBe("/trx_penginapan/view/5");
});

test("where the browser lets nobody print what its viewer shows, the paper opens in a tab to be printed there", async () => {
  await show(null);
  const opened = vi.spyOn(window, "open").mockReturnValue(null);
  try {
    fireEvent.click(screen.getByRole("button", { name: "Print" }));
    const frame = await waitFor(() => document.querySelector('iframe[aria-hidden="true"]') ?? expect.fail("No frame"));
    const refuse = () => {
      throw new DOMException("Permission denied", "SecurityError");
    };
    Object.defineProperty(frame, "contentWindow", { value: { addEventListener: refuse } });
    fireEvent.load(frame);
    expect(await screen.findByText(/prints a paper from its own tab/)).toBeTruthy();
    expect(opened).toHaveBeenCalledExactlyOnceWith(way("Open the PDF"), "_blank", "noopener");
  } finally {
    opened.mockRestore();
  }
});

test("who comes to a paper from elsewhere has the way back alone", async () => {
  await show(null);
  expect(way("Next guest")).toBeUndefined();
  expect(way("To the booking")).toBe("/trx_penginapan/view/5");
});

test("what the guest asks about a bill stands beside it: how much, which number, until when and for whom", async () => {
  const bill = {
    jenistagihan: "utama",
    statustagihan: "terbit",
    idbilling: "8808123456789012",
    jumlah: 450_000,
  } as const;
  const times = { tglterbit: "2027-01-01T00:00:00.000Z", tglexpired: "2027-01-02T05:00:00.000Z" };
  const tagihan = [{ id: 1, nomordokumen: "000127/SKRD/2027", ...bill, ...times }];
  await show(null, true, { idbilling: bill.idbilling, tagihan });
  const facts = ["Number", "Amount", "Billing id", "Payable until", "Booked by", "Quantity"].map(
    (name) => screen.getByText(name).nextElementSibling?.textContent,
  );
  expect(facts).toEqual([
    "000127/SKRD/2027",
    expect.stringMatching(/^Rp.450\.000$/),
    "8808 1234 5678 9012",
    expect.stringMatching(/12:00 WIB/),
    "Budi",
    "2 nights · 1 kamar",
  ]);
  expect(screen.getByText("When").nextElementSibling?.textContent).toMatch(/^Check-in from.*Check-out/);
});

test("a browser that shows no papers itself isn't asked to print one", async () => {
  await show(null, false);
  expect(screen.queryByRole("button", { name: "Print" })).toBeNull();
  expect(way("Download")).toMatch(/^blob:/);
  expect(screen.queryByTitle("Preview of the paper")).toBeNull();
});
