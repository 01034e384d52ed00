// @vitest-environment happy-dom
import type { StatusCode } from "@retribusi/contract/features/booking/booking.states";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { bookingWith } from "../../../testing/booking.ts";
import { fakeApi, screenOf } from "../../../testing/show.tsx";
import { Along } from "./along.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(place = {}, statusbooking: StatusCode = 50) {
  fakeApi(() => ({ body: {} }));
  const booking = bookingWith({ statusbooking, objek: { ...bookingWith().objek, ...place } });
  render(<Along booking={booking} />, { wrapper: screenOf("nasabah") });
}
const directions = () => screen.getByRole("link", { name: "Directions" }).getAttribute("href");

test("directions lead to the very place where it is known, else to what the address finds", () => {
  show({ lintang: -6.9, bujur: 107.6 });
  expect(directions()).toContain("mlat=-6.9&mlon=107.6");
  cleanup();
  show();
  expect(directions()).toContain(`query=${encodeURIComponent("Jl. Contoh 1, Cimahi")}`);
});

/** Stands in the place of what the browser has to share by. */
function shareBy(part: Partial<Navigator>) {
  const navigator: Partial<Navigator> = { onLine: true, language: "en", ...part };
  vi.stubGlobal("navigator", navigator);
}

test("what is shared is the object's public page and the time in words, never the booking's own address", async () => {
  const share = vi.fn(async (_: ShareData) => undefined);
  show();
  shareBy({ share });
  fireEvent.click(screen.getByRole("button", { name: "Share" }));
  await waitFor(() => expect(share).toHaveBeenCalled());
  const [data] = share.mock.calls[0] ?? [];
  expect(data?.text).toBe("Wisma Contoh, Cimahi, 1–3 Dec 2026 · 2 nights");
  expect(data?.url).toMatch(/#\/index\//);
  expect(JSON.stringify(data)).not.toMatch(/trx_|view\/5|Budi/);
});

test("where the browser can't share, the same is copied and said", async () => {
  const writeText = vi.fn(async (_: string) => undefined);
  show();
  vi.stubGlobal("navigator", { onLine: true, language: "en" });
  Object.defineProperty(window.navigator, "clipboard", { value: { writeText }, configurable: true });
  fireEvent.click(screen.getByRole("button", { name: "Share" }));
  expect(await screen.findByText("Copied. Paste it where you want to share it.")).toBeTruthy();
  expect(writeText.mock.calls[0]?.[0]).toMatch(/^Wisma Contoh, Cimahi, 1–3 Dec 2026 · 2 nights\n.*#\/index\//);
});

test.each([
  ["refuses both", { share: () => Promise.reject(new DOMException("no", "NotAllowedError")) }],
  ["knows neither", {}],
])("where the browser %s, the same stands there to be copied by hand", async (_, part: Partial<Navigator>) => {
  show();
  shareBy(part);
  Object.defineProperty(window.navigator, "clipboard", {
    value: { writeText: () => Promise.reject(new Error("no")) },
    configurable: true,
  });
  fireEvent.click(screen.getByRole("button", { name: "Share" }));
  const field = await screen.findByRole("textbox", { name: "Copy this and paste it where you want to share it." });
  expect(field).toHaveProperty("value", expect.stringMatching(/^Wisma Contoh, Cimahi, .*\n.*#\/index\//));
  expect(screen.queryByText(/Something went wrong/)).toBeNull();
});

test("whoever closes the telephone's own window is asked nothing more", async () => {
  const share = vi.fn(() => Promise.reject(new DOMException("closed", "AbortError")));
  show();
  shareBy({ share });
  fireEvent.click(screen.getByRole("button", { name: "Share" }));
  await waitFor(() => expect(share).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each([70, 80, 90, 92, 95] as const)("of a booking in state %i there is nothing to be taken along", (state) => {
  show({}, state);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
});
