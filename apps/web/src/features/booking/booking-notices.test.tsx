// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { bookingWith } from "../../testing/booking.ts";
import { screenOf } from "../../testing/show.tsx";
import { BookingNotices } from "./booking-notices.tsx";

const discount = {
  id: 1,
  nomorsk: "SK/1",
  tglsk: "2026-11-01",
  jumlah: 200_000,
  subtotal: 400_000,
  alasan: null,
  keputusan: "diajukan" as const,
  pengusul: "Sari",
  berkas: null,
};

test.each([
  ["above the price now can't be approved", 199_999, /can't be approved/],
  ["of the whole price now can be approved again", 200_000, /until it is approved again/],
])("a discount %s", (_, subtotal, words) => {
  const { harga, ...booking } = bookingWith({});
  const shown = bookingWith({
    ...booking,
    usulandiskon: [discount],
    harga: { ...harga, subtotal, totalbiaya: subtotal },
  });
  render(<BookingNotices booking={shown} />, { wrapper: screenOf("nasabah") });
  expect(screen.getByText(words)).toBeTruthy();
});
