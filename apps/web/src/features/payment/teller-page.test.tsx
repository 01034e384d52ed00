// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { expect, test } from "vitest";
import { bookingWith } from "../../testing/booking.ts";
import { type Answer, fakeApi, screenOf } from "../../testing/show.tsx";
import { TellerPage } from "./teller-page.tsx";

const id = "3201000000000001";
const at = "2026-11-22T03:00:00.000Z";
const bill = {
  ...{ idbilling: id, nomordokumen: "SKRD-1", jumlah: 150_000, tglterbit: at, tglexpired: "2099-01-01T00:00:00.000Z" },
  ...{
    jenistagihan: "utama",
    statustagihan: "terbit",
    dapatdibayar: true,
    alasan: null,
    rekeninganggaran: "4.1",
    uraiananggaran: "Retribusi",
  },
  booking: bookingWith(),
  pembayaran: null,
};
const pembayaran = {
  ...{ id: 1, nomorkuitansi: "KW-9", kodecek: "abc", jumlah: 150_000, tgltransaksi: at, tglterima: at },
  ...{ bankid: "110", referensi: "FT-1" },
};
const paid = { ...bill, statustagihan: "lunas", dapatdibayar: false, pembayaran };
const gone: Answer = { status: 404, body: { error: { code: "NOT_FOUND", message: "No Record Found" } } };
const Address = () => <output aria-label="Address">{useLocation().search}</output>;

/** The counter, where a bill is as `found` says, and a payment is answered so. */
function open(address: string, found: () => Answer, pay: () => Answer | Promise<Answer> = () => gone) {
  const read: string[] = [];
  const written = fakeApi(({ method, path }) => {
    if (method !== "GET") return pay();
    read.push(path);
    return found();
  });
  render(
    <>
      <TellerPage />
      <Address />
    </>,
    { wrapper: screenOf("bank", ["billing/terima"], address) },
  );
  return { read, sent: () => written.map(({ body }) => body) };
}
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole("button", { name: /^Record payment of Rp.150\.000$/ }));
const isWrong = (label: RegExp | string) => screen.getByLabelText(label).getAttribute("aria-invalid") === "true";

test("a billing id is taken as people write it; one that is too short is said to be and isn't looked for", async () => {
  const { read } = open("/", () => ({ body: bill }));
  type("Billing id", "3201 0000-0000");
  screen.getByRole("button", { name: "Find" }).focus();
  fireEvent.click(screen.getByRole("button", { name: "Find" }));
  expect(screen.getByText("A billing id has 16 to 18 digits; this one has 12.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("Billing id"));
  expect(read).toEqual([]);
  type("Billing id", "3201 0000-0000 x0001");
  expect(screen.queryByText(/this one has/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Find" }));
  expect(await screen.findByText("Budi")).toBeTruthy();
  expect([read[0], screen.getByRole("status", { name: "Address" }).textContent]).toEqual([
    `billing/lookup/${id}`,
    `?id=${id}`,
  ]);
});

test("the money that was counted is recorded once with its reference and time, and the receipt is offered", async () => {
  const slow = Promise.withResolvers<Answer>();
  let isPaid = false;
  const { sent } = open(
    `/?id=${id}`,
    () => ({ body: isPaid ? paid : bill }),
    () => slow.promise,
  );
  expect(await screen.findByLabelText("Amount received"), "the amount is typed, not offered").toHaveProperty(
    "value",
    "",
  );
  type("Amount received", "150000");
  type("Bank reference", " FT-1 ");
  submit();
  fireEvent.submit(screen.getByLabelText("Bank reference"));
  await waitFor(() => expect(sent()).toHaveLength(1));
  const waktutransaksi = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/);
  isPaid = true;
  slow.resolve({ body: { pembayaran, booking: bill.booking } });
  expect(await screen.findByText(/Rp.150\.000 received\. Receipt KW-9\. .*10:00 WIB/)).toBeTruthy();
  expect(screen.queryByText(/Already paid/), "it was paid here and now").toBeNull();
  expect(screen.getByRole("link", { name: "Print receipt" }).getAttribute("href")).toMatch(/cetak_pesanan\/5$/);
  expect(sent()).toEqual([{ idbilling: id, jumlah: 150_000, referensi: "FT-1", waktutransaksi }]);
  expect(screen.queryByLabelText("Bank reference"), "a paid bill takes no second payment").toBeNull();
});

test("a bill that was paid earlier says when, and that no money is to be taken", async () => {
  open(`/?id=${id}`, () => ({ body: paid }));
  expect(await screen.findByText(/Already paid on .*10:00 WIB/)).toBeTruthy();
  expect(screen.getByText(/Receipt KW-9\. Take no money for it\./)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Print receipt" })).toBeTruthy();
});

test.each(["", "149999", "-150000", "150000,5"])(
  "an amount of “%s” isn't that of the bill and isn't sent",
  async (typed) => {
    const { sent } = open(`/?id=${id}`, () => ({ body: bill }));
    await screen.findByLabelText("Amount received");
    type("Amount received", typed);
    type("Bank reference", "FT-1");
    submit();
    await waitFor(() => expect(isWrong("Amount received")).toBe(true));
    expect(isWrong("Bank reference")).toBe(false);
    expect(screen.getByRole("alert").textContent).toMatch(typed ? /exactly Rp.150\.000\./ : /fill in the amount/);
    await act(async () => undefined);
    expect(sent()).toEqual([]);
  },
);

test("a payment without the bank's reference isn't sent", async () => {
  const { sent } = open(`/?id=${id}`, () => ({ body: bill }));
  await screen.findByLabelText("Amount received");
  type("Amount received", "150000");
  type("Bank reference", "  ");
  submit();
  await waitFor(() => expect(isWrong("Bank reference")).toBe(true));
  expect(isWrong("Amount received")).toBe(false);
  expect(sent()).toEqual([]);
});

test("a reference that was used before is told with what it stands for; what was typed stays and the bill is read again", async () => {
  const tercatat = { idbilling: "3201000000000777", jumlah: 90_000, tgltransaksi: at };
  const error = { code: "ACTION_REFUSED", message: "Used before.", details: { reason: "REFERENCE_USED", tercatat } };
  const { read } = open(
    `/?id=${id}`,
    () => ({ body: bill }),
    () => ({ status: 409, body: { error } }),
  );
  await screen.findByLabelText("Amount received");
  type("Amount received", "150000");
  type("Bank reference", "FT-1");
  submit();
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(/Used before\. .*3201000000000777, Rp.90\.000, .*10:00 WIB/);
  expect(screen.getByLabelText("Bank reference")).toHaveProperty("value", "FT-1");
  await waitFor(() => expect(read).toHaveLength(2));
});

test("a bill that can't be paid says why and takes no payment, but money that has arrived can be recorded", async () => {
  const late = { kode: "BILL_EXPIRED", pesan: "The bill has expired." };
  open(`/?id=${id}`, () => ({ body: { ...bill, statustagihan: "kedaluwarsa", dapatdibayar: false, alasan: late } }));
  expect(await screen.findByText("The bill has expired.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Record payment/ })).toBeNull();
  expect(screen.getByRole("button", { name: "Record money that has arrived" })).toBeTruthy();
});

test("an id that no bill has is said to be unknown, not to be an error", async () => {
  open(`/?id=${id}`, () => gone);
  expect(await screen.findByText(/^No bill has this id/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Record money that has arrived" })).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});
