// @vitest-environment happy-dom
import type { BookingLink } from "@retribusi/contract/features/booking/link.endpoints";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { bookingWith } from "../../../testing/booking.ts";
import { type Answer, fakeApi, screenOf } from "../../../testing/show.tsx";
import { GuestLink } from "./guest-link.tsx";

const page = "trx_penginapan/pesan";
const addressOf = (count: number) => `https://retribusi.example/#/index/pesanan/psn_5_${count}_proof`;
const good: BookingLink = { alamat: addressOf(1), berlakusampai: "2027-01-02T05:00:00.000Z", dicabut: null };
const guest = { idpemesan: null, notelp: "0812 3456 7890", emailpemesan: "ibu@contoh.example" };

/** Keeps which link is good as the server does. */
function server(first: BookingLink = good, refusal?: Answer) {
  let link = first;
  let count = 1;
  return fakeApi(({ method }) => {
    if (refusal && method !== "GET") return refusal;
    if (method === "DELETE") link = { ...link, alamat: null, dicabut: "2026-11-30T01:00:00.000Z" };
    if (method === "POST") link = { ...good, alamat: addressOf(++count) };
    return { body: link };
  });
}

async function opened(more: Parameters<typeof bookingWith>[0] = {}) {
  render(<GuestLink booking={bookingWith({ ...guest, ...more })} />, { wrapper: screenOf("pengelola", [page]) });
  fireEvent.click(screen.getByRole("button", { name: "Link for the guest" }));
  return within(await screen.findByRole("dialog", { name: "Link for the guest" }));
}

async function agree(title: string, name: string) {
  const asked = within(await screen.findByRole("dialog", { name: title }));
  fireEvent.click(asked.getByText(name));
}

test("the window has the link as text, to copy, and by every way to the guest, with words for what it is", async () => {
  const writeText = vi.fn(async () => undefined);
  Object.defineProperty(window.navigator, "clipboard", { value: { writeText }, configurable: true });
  server();
  const shown = await opened({ statusbooking: 40 });
  expect(await shown.findByText(addressOf(1))).toBeTruthy();
  const waysTo = (name: string) => decodeURIComponent(shown.getByRole("link", { name }).getAttribute("href") ?? "");
  for (const name of ["WhatsApp", "SMS", "E-mail"]) {
    expect(waysTo(name)).toContain(addressOf(1));
    expect(waysTo(name)).toContain("is approved. Bill and how to pay:");
  }
  expect(waysTo("WhatsApp")).toContain("6281234567890");
  expect(waysTo("SMS")).toMatch(/^sms:081234567890\?/);
  expect(waysTo("E-mail")).toMatch(/^mailto:ibu@contoh\.example\?subject=Booking 5&/);
  expect(shown.getByRole("link", { name: "See what the guest sees" }).getAttribute("href")).toBe(addressOf(1));
  expect(shown.getByText(/Good until 2nd January, 2027/)).toBeTruthy();
  fireEvent.click(shown.getByRole("button", { name: "Copy the link" }));
  expect(await shown.findByText("Copied")).toBeTruthy();
  expect(writeText).toHaveBeenCalledExactlyOnceWith(addressOf(1));
});

test("ways to a guest that nobody knows aren't offered, and no bill is promised where there is none", async () => {
  server();
  const shown = await opened({ notelp: null, emailpemesan: null });
  await shown.findByText(addressOf(1));
  for (const name of ["WhatsApp", "SMS", "E-mail"]) expect(shown.queryByRole("link", { name })).toBeNull();
  expect(shown.getByRole("button", { name: "Copy the link" })).toBeTruthy();
});

test("it is taken back after a question, and then nothing can be copied until another one is made", async () => {
  const written = server();
  const shown = await opened();
  fireEvent.click(await shown.findByRole("button", { name: "Take back" }));
  expect(written).toEqual([]);
  await agree("Take the link back?", "Take back");
  expect(await shown.findByText(/has been taken back\. Make a new one/)).toBeTruthy();
  expect(written).toMatchObject([{ method: "DELETE", path: "trx_penginapan/tautan/5" }]);
  for (const name of ["Copy the link", "Take back"]) expect(shown.queryByRole("button", { name })).toBeNull();
  expect(shown.queryByText(addressOf(1))).toBeNull();
  // Nothing is lost by making one now, so nothing is asked.
  fireEvent.click(shown.getByRole("button", { name: "New link" }));
  expect(await shown.findByText(addressOf(2))).toBeTruthy();
});

test("another one takes the place of a good one after a question, or not at all", async () => {
  const written = server();
  const shown = await opened();
  fireEvent.click(await shown.findByRole("button", { name: "New link" }));
  await agree("Make a new link?", "Cancel");
  expect(written).toEqual([]);
  fireEvent.click(shown.getByRole("button", { name: "New link" }));
  await agree("Make a new link?", "New link");
  expect(await shown.findByText(addressOf(2))).toBeTruthy();
  expect(shown.queryByText(addressOf(1))).toBeNull();
  expect(written).toMatchObject([{ method: "POST", path: "trx_penginapan/tautan/5" }]);
});

test("a refusal is said and leaves the link as it was", async () => {
  server(good, { status: 404, body: { error: { code: "NOT_FOUND", message: "No Record Found" } } });
  const shown = await opened();
  fireEvent.click(await shown.findByRole("button", { name: "Take back" }));
  await agree("Take the link back?", "Take back");
  expect((await screen.findByRole("alert")).textContent).toMatch(/\w/);
  expect(shown.getByText(addressOf(1))).toBeTruthy();
});

test("one that is over with the booking says since when, and none can be made", async () => {
  server({ ...good, alamat: null });
  const shown = await opened();
  expect(await shown.findByText(/ended on 2nd January, 2027/)).toBeTruthy();
  expect(shown.queryByRole("button", { name: "New link" })).toBeNull();
});

test.each([
  ["whose customer has an account", { idpemesan: 2 }, [page]],
  ["of a kind that one doesn't order", {}, ["trx_gedung/pesan"]],
] as const)("a booking %s has no such button", (_, more, pages) => {
  server();
  render(<GuestLink booking={bookingWith({ ...guest, ...more })} />, { wrapper: screenOf("pengelola", [...pages]) });
  expect(screen.queryByRole("button", { name: "Link for the guest" })).toBeNull();
});
