// @vitest-environment happy-dom
import type { GuestBooking } from "@retribusi/contract/features/guest/guest.endpoints";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { expect, test } from "vitest";
import { bookingWith } from "../../testing/booking.ts";
import { type Answer, fakeApi, screenOf } from "../../testing/show.tsx";
import { GuestPage } from "./guest-page.tsx";

const tanda = "psn_5_1_proof";
const manager = { pengelolaname: "UPTD Wisma", notelp: "022 1234567" };
const secrets = { noidentitas: "3273010101900001", notelp: "081298765432", alamatpemesan: "Gang Rahasia 7" };
const bill: NonNullable<GuestBooking["tagihan"]> = {
  jenistagihan: "utama",
  idbilling: "11026113000045",
  jumlah: 200_000,
  nomordokumen: "SKRD-5",
  tglterbit: "2026-11-20T01:00:00.000Z",
  tglexpired: new Date(Date.now() + 3_600_000).toISOString(),
  statustagihan: "terbit",
};

/** What the server answers of a booking, whoever it is of: the page has to say nothing of the person itself. */
function guestWith(statusbooking: 10 | 20 | 40 | 50 | 92, part: Partial<GuestBooking> = {}): GuestBooking {
  const kodecek = statusbooking === 50 ? "ABCD2345EFGH6789" : null;
  const pesanan = bookingWith({ statusbooking, kodecek, namapemesan: "Ibu Tamu", idpemesan: null, ...secrets });
  const rest = { tagihan: null, bank: null, cara: [], pembayaran: [], dokumen: null };
  return { keadaan: "buka", pesanan, ...rest, berlakusampai: "2027-01-02T05:00:00.000Z", ...part };
}

function show(answer: (path: string) => Answer) {
  const written = fakeApi(({ path }) => answer(path));
  const page = (
    <Routes>
      <Route path="/index/pesanan/:tanda" element={<GuestPage />} />
    </Routes>
  );
  const { container } = render(page, { wrapper: screenOf("nasabah", [], `/index/pesanan/${tanda}`) });
  return { written, container };
}

const heading = (name: string | RegExp) => screen.findByRole("heading", { name });

test("an open bill says how much, until when, by which number and bank, and asks by the link in the body alone", async () => {
  const { written, container } = show(() => ({
    body: guestWith(40, { tagihan: bill, bank: "Bank Contoh", dokumen: "tagihan" }),
  }));
  expect(await heading(/^Pay Rp.200\.000/)).toBeTruthy();
  expect(await heading("Wisma Contoh")).toBeTruthy();
  expect(screen.getByRole("status", { name: bill.idbilling.split("").join(" ") })).toBeTruthy();
  expect(screen.getByText(/Bank Contoh/)).toBeTruthy();
  expect(screen.getByRole("timer").textContent).toMatch(/\d/);
  expect(screen.getByText(/good until 2nd January, 2027/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Save the bill (PDF)" })).toBeTruthy();
  expect(written).toEqual([{ method: "POST", path: "tautan/pesanan", body: { tanda } }]);
  for (const secret of Object.values(secrets)) expect(container.textContent).not.toContain(secret);
});

test("a paid booking shows the pass and the receipt's number, and no bill", async () => {
  const paid = { nomorkuitansi: "SSRD-5", jumlah: 200_000, tgltransaksi: "2026-11-21T01:00:00.000Z" };
  show(() => ({ body: guestWith(50, { pembayaran: [paid], dokumen: "kuitansi" }) }));
  expect(await heading("Show this on arrival")).toBeTruthy();
  expect(screen.getByText(/Rp.200\.000, receipt SSRD-5/)).toBeTruthy();
  expect(screen.queryByRole("heading", { name: /^Pay / })).toBeNull();
});

test.each([
  ["that isn't complete says that the manager works on it", 10, /The manager is preparing your booking/],
  ["without a bill that can be paid says what that may mean", 40, /time to pay is over, or the bill is still/],
  ["that came to nothing says so, and offers no paper", 92, /units were released/],
] as const)("a booking %s", async (_, state, words) => {
  show(() => ({ body: guestWith(state) }));
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(screen.queryByRole("heading", { name: "Show this on arrival" })).toBeNull();
  expect(screen.queryByRole("button", { name: /PDF/ })).toBeNull();
});

test.each([
  ["dicabut", "The manager has taken this link back or replaced it"],
  ["berakhir", "The time of this link is over"],
] as const)("a link that is %s says so, and whom to ask by name and phone", async (keadaan, words) => {
  show(() => ({ body: { keadaan, pengelola: manager } }));
  const said = await screen.findByRole("alert");
  expect(said.textContent).toContain(words);
  expect(said.textContent).toContain("Ask UPTD Wisma for a new link");
  expect(screen.getByRole("link", { name: /022 1234567/ }).getAttribute("href")).toBe("tel:0221234567");
  expect(screen.queryByText("Ibu Tamu")).toBeNull();
});

test("a link that is none of ours says so, names nobody, and can't be tried again", async () => {
  show(() => ({ status: 404, body: { error: { code: "NOT_FOUND", message: "No Record Found" } } }));
  const said = await screen.findByRole("alert");
  expect(said.textContent).toContain("We don't know this link");
  expect(said.textContent).toContain("Check whether the whole link was copied");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("a server that fails is no closed link: it is asked again by a press, and the page opens", async () => {
  let isUp = false;
  show(() =>
    isUp ? { body: guestWith(40) } : { status: 503, body: { error: { code: "UNAVAILABLE", message: "x" } } },
  );
  expect((await screen.findByRole("alert")).textContent).not.toContain("link");
  isUp = true;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await heading("Wisma Contoh")).toBeTruthy();
});

test("the paper is made from the link, and what can't be made is said", async () => {
  const { written } = show((path) => {
    if (path !== "tautan/cetak") return { body: guestWith(40, { tagihan: bill, dokumen: "tagihan" }) };
    return { status: 404, body: { error: { code: "NOT_FOUND", message: "No Record Found" } } };
  });
  fireEvent.click(await screen.findByRole("button", { name: "Save the bill (PDF)" }));
  await waitFor(() => expect(written.at(-1)).toEqual({ method: "POST", path: "tautan/cetak", body: { tanda } }));
  expect(await screen.findByText("No Record Found")).toBeTruthy();
});
