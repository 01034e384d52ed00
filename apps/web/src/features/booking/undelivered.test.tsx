// @vitest-environment happy-dom
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { bookingWith } from "../../testing/booking.ts";
import { screenOf } from "../../testing/show.tsx";
import { OwnUndelivered, StaffUndelivered } from "./undelivered.tsx";

afterEach(cleanup);

const mail: BookingRecord["surelgagal"][number] = {
  id: 1,
  judul: { en: "Booking 5: please pay", id: "Pesanan 5: silakan bayar" },
  alamat: "b•••@contoh.example",
  sebab: "penuh",
  menyerah: true,
  kode: null,
  waktu: "2026-12-01T02:00:00.000Z",
};
const allowed = { allowed: true } as const;

function showStaff(more: Partial<BookingRecord>) {
  const booking = bookingWith({ surelgagal: [mail], notelp: "0812 3456 7890", ...more });
  const can = { ...booking.can, change: allowed, resendBill: allowed };
  const wrapper = screenOf("pengelola", ["trx_penginapan/perubahanpesanan"]);
  return render(<StaffUndelivered booking={{ ...booking, can }} />, { wrapper }).container.textContent;
}

test("the staff read which mail did not arrive, where, when and why, and that it is over", () => {
  const said = showStaff({ idpemesan: 2 });
  expect(screen.getByRole("note").textContent).toContain("Mails to b•••@contoh.example don't arrive");
  expect(said).toMatch(/“Booking 5: please pay”, .*December, 2026, 09:00 WIB: the mailbox is full\./);
  expect(said).not.toMatch(/still being tried|answer:/);
});

test("they read that one is still being tried, and the super user the server's numbers", () => {
  expect(showStaff({ surelgagal: [{ ...mail, menyerah: false, kode: "452 4.2.2" }] })).toMatch(
    /still being tried.*452 4\.2\.2/,
  );
});

test("an address of the counter is corrected by a press, that of an account by its owner", () => {
  showStaff({ idpemesan: null });
  const link = screen.getByRole("link", { name: "Correct the e-mail address" });
  expect(link.getAttribute("href")).toMatch(/\/trx_penginapan\/perubahanpesanan\/5$/);
  expect(screen.queryByText(/only they can change/)).toBeNull();
  cleanup();
  showStaff({ idpemesan: 2 });
  expect(screen.queryByRole("link", { name: /Correct/ })).toBeNull();
  expect(screen.getByText(/only they can change/)).toBeTruthy();
});

test("whose mails don't arrive can be called by a press, by either number or not at all", () => {
  const number = () => screen.queryByRole("link", { name: /^Phone: / })?.getAttribute("href");
  showStaff({ notelp: "0812 3456 7890" });
  expect(number()).toBe("tel:081234567890");
  cleanup();
  showStaff({ notelp: null, nokontak: "022 1234567" });
  expect(number()).toBe("tel:0221234567");
  cleanup();
  showStaff({ notelp: null, nokontak: null });
  expect(number()).toBeUndefined();
});

test("where all mails arrive nothing is said", () => {
  showStaff({ surelgagal: [] });
  expect(screen.queryByRole("note")).toBeNull();
});

test.each([
  ["who may change their account", ["account/edit"], 1],
  ["who may not", [], 0],
])("a customer %s gets a way to their address", (_, pages, links) => {
  render(<OwnUndelivered booking={bookingWith({ surelgagal: [mail] })} />, {
    wrapper: screenOf("nasabah", [...pages]),
  });
  expect(screen.getByRole("note").textContent).toMatch(
    /Our mails to b•••@contoh.example don't reach you.*mailbox is full/,
  );
  expect(screen.queryAllByRole("link", { name: "Change the e-mail address" })).toHaveLength(links);
});
