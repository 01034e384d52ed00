// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { bookingWith } from "../../../testing/booking.ts";
import { fakeApi, screenOf } from "../../../testing/show.tsx";
import { ExtensionAction } from "./extension-action.tsx";

const until = "2026-11-27T05:00:00.000Z";

/** The form over a price of 150,000 a night; with a reason, it can't be had. */
function open(alasan: { kode: string; pesan: string } | null = null, price = 150_000) {
  const onSend = vi.fn();
  fakeApi(({ query }) => {
    const tambahan = Number(query.get("tambahan"));
    return {
      body: { tglakhirpemakaian: until, tagihan: price * tambahan, totalbiaya: 200_000 + price, bebas: 3, alasan },
    };
  });
  const state = { button: "Extend", isPending: false, isPossible: true, onClose: vi.fn() };
  render(<ExtensionAction booking={bookingWith({})} {...state} onSend={onSend} />, { wrapper: screenOf("pengelola") });
  return { onSend };
}
const field = () => screen.getByLabelText(/^How much longer\?/);

test("what a longer stay costs and until when it lasts is said before, and it needs the customer's consent", async () => {
  const { onSend } = open();
  expect(
    await screen.findByText(
      /3 units are free for it\. A supplementary bill asks for Rp.150\.000; the whole is then Rp.350\.000\./,
    ),
  ).toBeTruthy();
  fireEvent.submit(field());
  expect(await screen.findByText("Please confirm that the customer agrees.")).toBeTruthy();
  expect(onSend).not.toHaveBeenCalled();
  const consent = screen.getByLabelText("The customer has agreed to stay longer and to pay for it.");
  expect(document.activeElement).toBe(consent);
  fireEvent.click(consent);
  fireEvent.submit(field());
  await waitFor(() => expect(onSend).toHaveBeenCalledWith({ tambahan: 1, setuju: true }));
});

test("where the time belongs to somebody else, that is said and nothing can be sent", async () => {
  const { onSend } = open({ kode: "SOLD_OUT", pesan: "Only 0 of 1 units are free." });
  expect(await screen.findByText("Only 0 of 1 units are free.")).toBeTruthy();
  fireEvent.click(screen.getByLabelText("The customer has agreed to stay longer and to pay for it."));
  fireEvent.submit(field());
  await screen.findByText("Only 0 of 1 units are free.");
  expect(onSend).not.toHaveBeenCalled();
});

test("nothing more to pay is said where the tariff is zero", async () => {
  open(null, 0);
  expect(await screen.findByText(/Nothing more is to be paid\./)).toBeTruthy();
});
