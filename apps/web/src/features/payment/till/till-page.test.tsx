// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answer, fakeApi, screenOf } from "../../../testing/show.tsx";
import { TillPage } from "./till-page.tsx";

const at = "2026-11-26T02:00:00.000Z";
const payment = (id: number, tglterima = at) => ({
  ...{
    id,
    tglterima,
    idbilling: `889320000000000${id}`,
    jumlah: 150_000,
    nomorkuitansi: `KW-${id}`,
    referensi: `FT-${id}`,
  },
  ...{ bookingid: id, jenisbooking: "penginapan", namapemesan: `Tamu ${id}` },
});
const closing = {
  ...{ id: 7, namapetugas: "Teller", tglmulai: at, tgltutup: "2026-11-26T09:30:00.000Z", jumlahpembayaran: 2 },
  ...{ total: 300_000, tunai: 300_000, nontunai: 0, selisih: 0, catatan: null },
};
const shift = {
  pembayaran: [payment(2), payment(1)],
  ...{ jumlahpembayaran: 2, total: 300_000, tglmulai: at, penutupan: [] },
};
const none = { pembayaran: [], jumlahpembayaran: 0, total: 0, tglmulai: null, penutupan: [closing] };

function open(read: () => object, close: () => Answer = () => ({ body: closing })) {
  const written = fakeApi(({ method }) => (method === "GET" ? { body: read() } : close()));
  render(<TillPage />, { wrapper: screenOf("bank", ["billing/terima", "billing/kas", "penutupan_kas/cetak"], "/") });
  return () => written.map(({ body }) => body);
}
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const begin = async () => fireEvent.click(await screen.findByRole("button", { name: "Count and close the shift" }));
const submit = () => fireEvent.click(screen.getByRole("button", { name: /^Close the shift with/ }));

test("a count that fits is signed and closed, with what was shown, and the report is offered", async () => {
  let isClosed = false;
  const sent = open(
    () => (isClosed ? none : shift),
    () => {
      isClosed = true;
      return { body: closing };
    },
  );
  await screen.findByText("2 payments since 26th November, 2026, 09:00 WIB");
  expect(screen.getByRole("link", { name: "Reprint the receipt of 8893200000000002" }).getAttribute("href")).toMatch(
    /trx_penginapan\/cetak_pesanan\/2$/,
  );
  await begin();
  type(/^Rp.100\.000$/, "2");
  expect(screen.getByText(/Rp.100\.000 is missing/)).toBeTruthy();
  type(/^Rp.50\.000$/, "1");
  type("Received without cash", "50000");
  expect(screen.getByText("No difference")).toBeTruthy();
  type(/^Your password/, "rahasia");
  submit();
  await screen.findByText("The shift is closed");
  expect(sent()).toMatchObject([
    {
      ...{ sampai: 2, total: 300_000, nontunai: 50_000, passwordlama: "rahasia" },
      pecahan: [
        { nominal: 100_000, lembar: 2 },
        { nominal: 50_000, lembar: 1 },
      ],
    },
  ]);
  expect(screen.getByRole("link", { name: "Print the report" }).getAttribute("href")).toMatch(
    /penutupan_kas\/cetak\/7$/,
  );
  await waitFor(() => expect(screen.queryByLabelText(/^Your password/)).toBeNull());
});

test("a difference wants a note before anything is sent", async () => {
  const sent = open(() => shift);
  await begin();
  type(/^Rp.100\.000$/, "2");
  type(/^Your password/, "rahasia");
  submit();
  expect((await screen.findAllByText("Please say why the count differs.")).length).toBeGreaterThan(0);
  expect(sent()).toEqual([]);
  type(/^Note/, "Satu lembar kurang");
  submit();
  await waitFor(() => expect(sent()).toMatchObject([{ catatan: "Satu lembar kurang" }]));
});

test("payments that came meanwhile are shown, and what was counted stays", async () => {
  let reads = 0;
  open(
    () => {
      reads += 1;
      return reads === 1
        ? shift
        : { ...shift, pembayaran: [payment(3), ...shift.pembayaran], jumlahpembayaran: 3, total: 450_000 };
    },
    () => ({ status: 409, body: { error: { code: "CONFLICT", message: "This was changed meanwhile." } } }),
  );
  await begin();
  type(/^Rp.100\.000$/, "3");
  type(/^Your password/, "rahasia");
  submit();
  await screen.findByText(/This was changed meanwhile/);
  await screen.findByText("Tamu 3");
  expect(screen.getByLabelText(/^Rp.100\.000$/)).toHaveProperty("value", "3");
  expect(screen.getByText(/Rp.150\.000 is missing/)).toBeTruthy();
});

test("a shift of an earlier day asks to be closed, one of today doesn't", async () => {
  open(() => ({ ...shift, tglmulai: new Date(Date.now() - 2 * 86_400_000).toISOString() }));
  expect(await screen.findByText(/began on an earlier day/)).toBeTruthy();
});

test("a shift of today isn't said to be of an earlier day", async () => {
  open(() => ({ ...shift, tglmulai: new Date().toISOString() }));
  await screen.findByText("Payments of this shift");
  expect(screen.queryByText(/began on an earlier day/)).toBeNull();
});

test("without a payment there is nothing to close; the closings before are there with their reports", async () => {
  open(() => none);
  expect(await screen.findByText("Nothing to close")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /close the shift/i })).toBeNull();
  expect(screen.getByRole("link", { name: "Report of closing 7" })).toBeTruthy();
});
