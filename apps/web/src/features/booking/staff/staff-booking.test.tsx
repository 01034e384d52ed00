// @vitest-environment happy-dom
import { personalActions } from "@retribusi/contract/features/booking/booking.machine";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { type BookingState, codeOf, stateNames } from "@retribusi/contract/features/booking/booking.states";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { bookingWith } from "../../../testing/booking.ts";
import { fakeApi, screenOf } from "../../../testing/show.tsx";
import { BookingPage } from "../view/booking-page.tsx";

const can = Object.fromEntries(personalActions.map((action) => [action, { allowed: false, reason: "WRONG_STATE" }]));
const idbilling = "8893200000000012";
const tglexpired = "2099-01-01T00:00:00.000Z";
const open: BookingRecord["tagihan"][number] = {
  ...{ idbilling, jumlah: 200_000, nomordokumen: "1/SKRD/32/2026", tglterbit: "2026-11-01T00:00:00.000Z", tglexpired },
  jenistagihan: "utama",
  statustagihan: "terbit",
};

/** The page of a booking of somebody, as the manager with the number 1 reads it; what it says. */
async function read(state: BookingState, idpemesan: number | null) {
  const tagihan = state === "awaitingPayment" ? [open] : [];
  const booking = bookingWith({
    statusbooking: codeOf(state),
    idpemesan,
    idbilling,
    tglexpiredbilling: tglexpired,
    tagihan,
  });
  fakeApi(({ path }) => {
    const atBank = { bank: { systemid: 1, namabank: "Bank Contoh" }, siap: true, tertundasejak: null, banklain: [] };
    if (path.includes("/view/")) return { body: { ...booking, can } };
    return { body: { ...atBank, idbilling, dapatditanya: true, qris: true, cara: [], versi: 1 } };
  });
  const screenAt = screenOf("pengelola", ["trx_penginapan/cetak_pesanan"], "/trx_penginapan/view/5");
  const { container, unmount } = render(<BookingPage />, { wrapper: screenAt });
  await screen.findByRole("heading", { level: 1, name: "Wisma Contoh" });
  if (state === "awaitingPayment") await screen.findByText(/Through Bank Contoh/);
  const said = container.textContent ?? "";
  unmount();
  return said;
}

/** Words that speak to whoever ordered. */
const forCustomers =
  /\b[Yy]ours?\b|How to pay|Show the receipt|Check price and terms, then|Fill in the details to keep|you get more time/;

test.each(stateNames)(
  "bug 7: of a booking that is %s the staff read nothing that is meant for its customer",
  async (state) => {
    expect(await read(state, 2)).not.toMatch(forCustomers);
    expect(await read(state, null), "somebody at the counter").not.toMatch(forCustomers);
  },
);

test("control: the customer is told what to do, in words that the staff don't read", async () => {
  expect(await read("awaitingPayment", 1)).toMatch(/How to pay/);
  expect(await read("paid", 1)).toMatch(/Show the receipt on arrival/);
  expect(await read("paid", 2)).toMatch(/The customer has paid and shows the receipt/);
});

test("the staff read in one line how far a booking has come, and where it ended", async () => {
  expect(await read("submitted", 2)).toMatch(/Step 4 of 6: The manager confirms/);
  expect(await read("finished", 2)).toMatch(/All steps are done\./);
  expect(await read("cancelled", 2)).toMatch(/Ended at step 2: Fill in the details/);
  expect(await read("submitted", 1), "the customer has the ladder").not.toMatch(/Step 4 of 6/);
});

test.each<[BookingState, RegExp]>([
  ["submitted", /More/],
  ["awaitingPayment", /Print bill/],
  ["paid", /Print receipt/],
  ["finished", /Print receipt/],
])("bug 2: whoever may print finds the paper of a booking that is %s on its page", async (state, paper) => {
  expect(await read(state, 2)).toMatch(paper);
});
