// @vitest-environment happy-dom
import type { Wait } from "@retribusi/contract/features/booking/waitlist.endpoints";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Route, Routes, useLocation } from "react-router-dom";
import { expect, test } from "vitest";
import { bookingWith } from "../../../testing/booking.ts";
import { objectWith } from "../../../testing/object.ts";
import { refused } from "../../../testing/order.ts";
import { type Answer, fakeApi, screenOf } from "../../../testing/show.tsx";
import { offerWith, waitWith } from "../../../testing/wait.ts";
import { OfferPage } from "./offer-page.tsx";

const pages = ["trx_penginapan/pesan_nsb", "trx_penginapan/isi_kelengkapan_nsb", "booking/tunggu"];
const waktu = { satuan: "malam", checkin: "2027-01-12", checkout: "2027-01-14" };
const price = { tarif: 150_000, satuantarif: "malam", lamapemakaian: 2, jumlahunit: 1, subtotal: 300_000, diskon: 0 };

interface Facts {
  readonly waits: () => readonly Wait[];
  readonly order?: (turn: number) => Answer;
  readonly total?: () => number;
  readonly alasan?: { readonly kode: string; readonly pesan: string };
}

function Address() {
  return <output aria-label="Address">{useLocation().pathname}</output>;
}

function show({ waits, order, total = () => 300_000, alasan }: Facts, id = 3) {
  let turn = 0;
  const sent = fakeApi(({ path }) => {
    if (path === "booking/tunggu") return { body: { records: waits() } };
    if (path === "catalogue/7") return { body: objectWith({ aturan: "- Dilarang merokok", aturanen: "- No smoking" }) };
    if (path === "catalogue/7/quote") {
      const nothing = { dasarhukum: null, khususlibur: false, tglmulaipemakaian: null, tglakhirpemakaian: null };
      return { body: { ...nothing, harga: { ...price, totalbiaya: total() }, bebas: 1, alasan: alasan ?? null } };
    }
    turn += 1;
    return order?.(turn) ?? { body: bookingWith({ id: 44, waktu: Object(waktu) }) };
  });
  render(
    <Routes>
      <Route path="/booking/tunggu/:id" element={<OfferPage />} />
      <Route path="*" element={<Address />} />
    </Routes>,
    { wrapper: screenOf("nasabah", pages, `/booking/tunggu/${id}`) },
  );
  return {
    orders: () => sent.filter(({ path }) => path === "trx_penginapan/pesan_nsb").map(({ body }) => body),
    quotes: () => sent.filter(({ path }) => path === "catalogue/7/quote").map(({ body }) => body),
  };
}
const button = (total = "300.000") => screen.findByRole("button", { name: new RegExp(`^Order for Rp.${total}$`) });
const ordered = {
  ...{ kunci: "00000000-0000-4000-8000-000000000003", objectid: 7, waktu, jumlahunit: 1, kelompoktarif: "umum" },
  ...{ totalbiaya: 300_000, catatan: null, tawaran: 3 },
};

test("one press orders what is offered at the price on the screen, by the key of the offer, and leads to the details", async () => {
  const { orders, quotes } = show({ waits: () => [offerWith()] });
  expect(await screen.findByText("No smoking")).toBeTruthy();
  expect(screen.getByRole("timer").textContent).toMatch(/min left$/);
  fireEvent.click(await button());
  const address = await screen.findByRole("status", { name: "Address" });
  expect(address.textContent).toBe("/trx_penginapan/isi_kelengkapan_nsb/44");
  expect(orders()).toEqual([ordered]);
  expect(quotes()[0]).toEqual({ waktu, jumlahunit: 1, kelompoktarif: "umum", tawaran: 3 });
});

test("a price that has changed is agreed to by another press, under the same key", async () => {
  let total = 300_000;
  const { orders } = show({
    waits: () => [offerWith()],
    total: () => total,
    order: (turn) => {
      if (turn > 1) return { body: bookingWith({ id: 44, waktu: Object(waktu) }) };
      total = 400_000;
      return refused("PRICE_CHANGED", "The price has changed.");
    },
  });
  fireEvent.click(await button());
  expect(await screen.findByText("The price has changed.")).toBeTruthy();
  const [accept] = await screen.findAllByRole("button", { name: /^Order for Rp.400\.000$/ });
  if (!accept) throw new Error("nothing to accept");
  fireEvent.click(accept);
  await waitFor(() => expect(orders()).toHaveLength(2));
  expect(orders()[1]).toEqual({ ...ordered, totalbiaya: 400_000 });
});

test("what stands against it is told with the way out, and nothing can be pressed", async () => {
  show({ waits: () => [offerWith()], alasan: { kode: "UNPAID_LIMIT", pesan: "You have three unpaid bookings." } });
  expect(await screen.findByText("You have three unpaid bookings.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Show my unpaid bookings" })).toBeTruthy();
  expect(await button()).toHaveProperty("disabled", true);
});

test("an offer that ended while it was pressed says so, and leads to the object and the list", async () => {
  let state: Wait = offerWith();
  show({
    waits: () => [state],
    order: () => {
      state = waitWith({ keadaan: "lewat", didepan: null });
      return refused("ACTION_REFUSED", "This offer is over, really.", { details: { reason: "OFFER_OVER" } });
    },
  });
  fireEvent.click(await button());
  expect(await screen.findByText("This offer is over")).toBeTruthy();
  const object = screen.getByRole("link", { name: "See the object" }).getAttribute("href");
  expect(object).toMatch(/add_object_nasabah\/7\?satuan=malam&mulai=2027-01-12/);
  expect(screen.getByRole("link", { name: "To the waiting list" }).getAttribute("href")).toBe("/booking/tunggu");
});

test.each([
  ["lapsed by the clock alone", offerWith({ bataswaktu: "2020-01-01T00:00:00.000Z" }), "This offer is over"],
  ["given back", waitWith({ keadaan: "lepas", didepan: null }), "This offer is over"],
  [
    "whose time has begun",
    waitWith({ keadaan: "berakhir", didepan: null }),
    "The time has come, and nothing became free.",
  ],
  [
    "that is only waited for",
    waitWith({ didepan: 2 }),
    "2 people before you. Nothing has become free yet. We tell you as soon as it does.",
  ],
  ["of somebody else", waitWith({ id: 99 }), "This offer isn’t yours, or it was over long ago"],
])("one %s can't be ordered, and it is said why", async (_, wait, words) => {
  show({ waits: () => [wait] });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Order/ })).toBeNull();
});

test("one that was ordered leads to its booking", async () => {
  show({ waits: () => [waitWith({ keadaan: "diterima", didepan: null, bookingid: 44 })] });
  const link = await screen.findByRole("link", { name: "To the booking" });
  expect(link.getAttribute("href")).toBe("/trx_penginapan/view/44");
});
