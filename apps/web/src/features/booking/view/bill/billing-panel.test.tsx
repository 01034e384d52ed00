// @vitest-environment happy-dom
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { bookingWith } from "../../../../testing/booking.ts";
import { type Answer, fakeApi, screenOf } from "../../../../testing/show.tsx";
import { useBooking } from "../../booking-query.ts";
import type { BillAtBank } from "./bill-query.ts";
import { BillingPanel } from "./billing-panel.tsx";

const waiting = {
  statusbooking: 40,
  idbilling: "8893200000000012",
  tglexpiredbilling: "2099-01-01T00:00:00.000Z",
} as const;
const bill: BookingRecord["tagihan"][number] = {
  ...{ idbilling: waiting.idbilling, jumlah: 200_000, nomordokumen: "1/SKRD/32/2026" },
  ...{ tglterbit: "2026-11-01T00:00:00.000Z", tglexpired: waiting.tglexpiredbilling },
  jenistagihan: "utama",
  statustagihan: "terbit",
};
const before = bookingWith({ ...waiting, versi: 4, tagihan: [bill] });
const after = bookingWith({ ...waiting, statusbooking: 50, versi: 5 });

const atBank: BillAtBank = {
  ...{ idbilling: waiting.idbilling, bank: { systemid: 1, namabank: "Bank Contoh" }, siap: true, tertundasejak: null },
  ...{ dapatditanya: true, qris: false, cara: [], banklain: [] },
};

/** The part of the booking's page that matters here. */
function Page() {
  const { data: booking } = useBooking("penginapan", before.id);
  if (!booking) return null;
  return booking.statusbooking === 40 ? <BillingPanel booking={booking} onOver={vi.fn()} /> : <p>Paid</p>;
}

test("whoever looks at an open bill sees in a moment that it was paid, and the booking is read only twice for that", async () => {
  const asked = { versi: 0, view: 0 };
  let isPaid = false;
  fakeApi(({ path }): Answer => {
    if (path.includes("/carabayar/")) return { body: atBank };
    const isVersion = path.includes("/versi/");
    asked[isVersion ? "versi" : "view"] += 1;
    const present = isPaid ? after : before;
    return { body: isVersion ? { versi: present.versi } : present };
  });
  render(<Page />, { wrapper: screenOf("nasabah") });
  await screen.findByText("8893 2000 0000 0012");
  await vi.waitFor(() => expect(asked.versi).toBeGreaterThan(1), 5000);
  expect(asked.view).toBe(1);
  isPaid = true;
  await screen.findByText("Paid", {}, { timeout: 2500 });
  expect(asked.view).toBe(2);
});

/** The panel over a bill as the server tells of it. */
function showBill(bill: Partial<BillAtBank>, answer: (path: string) => Answer = () => ({ body: { versi: 4 } })) {
  const sent: { path: string; body: unknown }[] = [];
  fakeApi(({ path, body }): Answer => {
    if (path.includes("/carabayar/")) return { body: { ...atBank, ...bill } };
    if (body !== undefined || path.includes("/cekstatus/")) sent.push({ path, body });
    return answer(path);
  });
  render(<BillingPanel booking={before} onOver={vi.fn()} />, { wrapper: screenOf("nasabah") });
  return sent;
}

test("the steps of each channel are those of the bank", async () => {
  showBill({
    cara: [
      { kanal: "mobile", langkah: ["Open the app", "Enter 8893200000000012"] },
      { kanal: "atm", langkah: ["Put the card in"] },
    ],
  });
  expect(await screen.findByText("Through Bank Contoh")).toBeDefined();
  expect(screen.getByRole("button", { name: "Mobile banking" }).getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByRole("button", { name: "ATM" }).getAttribute("aria-expanded")).toBe("false");
  expect(screen.getByText("Enter 8893200000000012")).toBeDefined();
});

test("a number that the bank doesn't know yet is not shown, and a bank that doesn't answer is named with the time", async () => {
  showBill({
    siap: false,
    tertundasejak: "2026-11-26T03:20:00.000Z",
    banklain: [{ systemid: 2, namabank: "Bank Lain" }],
  });
  expect(await screen.findByText(/Bank Contoh has not taken the bill over since .*10:20.* WIB/)).toBeDefined();
  expect(screen.queryByText("8893 2000 0000 0012")).toBeNull();
  expect(screen.queryByRole("button", { name: "Check payment status" })).toBeNull();
  expect(screen.getByRole("button", { name: "Bank Lain" })).toBeDefined();
});

test.each([
  ["belum", /Bank Contoh says on .*10:20.*: not paid yet/],
  ["tidakterjawab", /Bank Contoh gave no answer on .*your money is not lost/],
])("asked for the payment, the answer %s stands there with its time", async (hasil, words) => {
  const sent = showBill({}, (path) =>
    path.includes("/cekstatus/") ? { body: { hasil, waktu: "2026-11-26T03:20:00.000Z" } } : { body: { versi: 4 } },
  );
  fireEvent.click(await screen.findByRole("button", { name: "Check payment status" }));
  expect(await screen.findByText(words)).toBeDefined();
  expect(sent).toHaveLength(1);
});

test("a bank that can't be asked has no button for it", async () => {
  showBill({ dapatditanya: false });
  await screen.findByText("8893 2000 0000 0012");
  expect(screen.queryByRole("button", { name: "Check payment status" })).toBeNull();
});

test("another bank is chosen only after it was said what that means", async () => {
  const record = bookingWith({ ...waiting, idbilling: "8800900000000013", versi: 5 });
  const sent = showBill({ banklain: [{ systemid: 2, namabank: "Bank Lain" }] }, (path) => ({
    body: path.includes("/pilihbank/") ? record : { versi: 4 },
  }));
  fireEvent.click(await screen.findByRole("button", { name: "Bank Lain" }));
  await screen.findByText(/The number shown now can't be paid any more/);
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Pay through Bank Lain" }));
  await vi.waitFor(() => expect(sent).toMatchObject([{ body: { versi: 4, systemid: 2 } }]));
});

test("the QRIS code is made when somebody wants it, and has words for whoever can't see it", async () => {
  const sent = showBill({ qris: true }, (path) => ({
    body: path.includes("/qris/") ? { isi: "00020101", berlakusampai: "2099-01-01T00:00:00.000Z" } : { versi: 4 },
  }));
  const button = await screen.findByRole("button", { name: "Show the QRIS code" });
  expect(screen.queryByRole("img", { name: /QRIS code that pays/ })).toBeNull();
  fireEvent.click(button);
  expect(await screen.findByRole("img", { name: /QRIS code that pays Rp/ })).toBeDefined();
  expect(sent).toEqual([]);
});

test("a supplementary bill says what is still to be paid, and why", async () => {
  fakeApi(({ path }) => ({ body: path.includes("/carabayar/") ? atBank : { versi: 4 } }));
  const paid = bookingWith({
    statusbooking: 50,
    versi: 4,
    tagihan: [{ ...bill, jenistagihan: "tambahan", jumlah: 150_000 }],
  });
  render(<BillingPanel booking={paid} onOver={vi.fn()} />, { wrapper: screenOf("nasabah") });
  expect(screen.getByRole("heading", { name: /^Still to pay: Rp.150\.000$/ })).toBeTruthy();
  expect(screen.getByText(/^A supplementary bill/)).toBeTruthy();
});
