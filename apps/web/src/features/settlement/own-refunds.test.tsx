// @vitest-environment happy-dom
import type { RefundState } from "@retribusi/contract/features/billing/refund.rules";
import { refundStates } from "@retribusi/contract/features/billing/refund.rules";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { settlement as words } from "../../locales/en/settlement.ts";
import { bookingWith } from "../../testing/booking.ts";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { OwnRefunds } from "./own-refunds.tsx";
import { ProposeRefund } from "./propose-refund.tsx";

const refundIn = (statuspengembalian: RefundState, more: object = {}) => ({
  ...{ id: 9, versi: 2, jumlah: 75_000, statuspengembalian, alasan: "Batal" },
  ...{ catatan: null, rekening: null, tglbayar: null, ...more },
});
const account = { namabank: "Bank BJB", norekening: "••••6789" };

interface Shown {
  readonly isOwn?: boolean;
  readonly cameToNothing?: boolean;
  readonly onGiven?: () => void;
}

const show = (
  refund: ReturnType<typeof refundIn>,
  { isOwn = true, cameToNothing = true, onGiven = vi.fn() }: Shown = {},
) =>
  render(<OwnRefunds refunds={[refund]} cameToNothing={cameToNothing} isOwn={isOwn} onGiven={onGiven} />, {
    wrapper: screenOf("nasabah"),
  });

const said = {
  diajukan: words.own.waits.diajukan,
  diverifikasi: words.own.waits.diverifikasi,
  disetujui: words.own.waits.disetujui,
  ditolak: "It was refused: Melanggar aturan",
  dibayar: "It was paid on 21st November, 2026.",
} as const;

test.each(refundStates)("a refund in %s is told as its case says", async (state) => {
  show(refundIn(state, { catatan: "Melanggar aturan", tglbayar: "2026-11-21", rekening: account }));
  expect(await screen.findByText(`Rp 75.000: ${words.states[state]}`)).toBeTruthy();
  expect(screen.getByText(said[state])).toBeTruthy();
  expect(screen.queryByText("It goes to Bank BJB, account ••••6789.") === null).toBe(state === "ditolak");
});

test("a refusal that closed the case of a booking that was taken up again is not told", () => {
  const { container } = show(refundIn("ditolak"), { cameToNothing: false });
  expect(container.textContent).not.toContain(words.own.title);
});

test.each([
  ["diajukan", null, words.own.give],
  ["diajukan", account, words.own.change],
  ["diverifikasi", account, words.own.change],
  ["disetujui", null, words.own.give],
  ["disetujui", account, null],
  ["dibayar", account, null],
] as const)("in %s with the account %j the button is %s", async (state, rekening, button) => {
  show(refundIn(state, { rekening, tglbayar: "2026-11-21" }));
  await screen.findByText(words.own.title);
  const found = [words.own.give, words.own.change].filter((name) => screen.queryByRole("button", { name }));
  expect(found).toEqual(button ? [button] : []);
});

test("others see how it stands and give no account", async () => {
  show(refundIn("diajukan"), { isOwn: false });
  await screen.findByText(words.own.titleOther);
  expect(screen.queryByRole("button")).toBeNull();
});

test("the account is sent with the version that was shown, once it is complete", async () => {
  const answer = { id: 9, versi: 3, rekening: account };
  const written = fakeApi(() => ({ body: answer }));
  const onGiven = vi.fn();
  show(refundIn("diajukan"), { onGiven });
  fireEvent.click(await screen.findByRole("button", { name: words.own.give }));
  const save = await screen.findByRole("button", { name: words.own.save });
  fireEvent.change(screen.getByLabelText(/Account number/), { target: { value: "12" } });
  fireEvent.click(save);
  expect(written).toEqual([]);
  const fill = (name: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(name, { selector: "input" }), { target: { value } });
  fill(/^Bank/, "Bank BJB");
  fill(/Account number/, "0012 3456 789");
  fill(/Name of the account holder/, "Budi");
  fireEvent.click(save);
  await vi.waitFor(() => expect(onGiven).toHaveBeenCalled());
  const rekening = { namabank: "Bank BJB", norekening: "0012 3456 789", namarekening: "Budi" };
  expect(written).toEqual([{ method: "POST", path: "account/pengembalian/9", body: { versi: 2, rekening } }]);
});

const payment = {
  ...{ id: 1, nomorkuitansi: "1", kodecek: "x", jumlah: 200_000, bankid: "110", referensi: "R" },
  ...{ tgltransaksi: "2026-11-20T04:04:00.000Z", tglterima: "2026-11-20T04:04:00.000Z" },
};

test.each([
  ["pengelola", 70, [], true],
  ["dinas", 90, [], true],
  ["pemda", 70, [], false],
  ["pengelola", 50, [], false],
  ["pengelola", 70, [refundIn("diajukan")], false],
  ["pengelola", 70, [refundIn("dibayar", { jumlah: 200_000 })], false],
] as const)("%s of a booking in %s may propose a refund: %j, %s", async (role, statusbooking, refunds, isThere) => {
  const booking = bookingWith({ statusbooking, pembayaran: [payment], pengembalian: [...refunds] });
  render(
    <>
      <ProposeRefund booking={booking} onProposed={vi.fn()} />
      <p>there</p>
    </>,
    { wrapper: screenOf(role, ["billing/pengembalian"]) },
  );
  await screen.findByText("there");
  expect(screen.queryByRole("button", { name: words.own.propose }) !== null).toBe(isThere);
});

test("a proposal begins with what is left and takes no more", async () => {
  const written = fakeApi(() => ({ status: 409, body: { error: { code: "ACTION_REFUSED", message: "No" } } }));
  const pengembalian = [refundIn("dibayar", { jumlah: 50_000 })];
  const booking = bookingWith({ statusbooking: 70, pembayaran: [payment], pengembalian });
  render(<ProposeRefund booking={booking} onProposed={vi.fn()} />, {
    wrapper: screenOf("pengelola", ["billing/pengembalian"]),
  });
  fireEvent.click(await screen.findByRole("button", { name: words.own.propose }));
  const amount = await screen.findByLabelText(/Amount/);
  expect(amount).toHaveProperty("value", "Rp 150.000");
  fireEvent.change(amount, { target: { value: "Rp 150.001" } });
  fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: "AC rusak" } });
  fireEvent.click(screen.getByRole("button", { name: words.own.propose }));
  expect(screen.getByText(/At most Rp 150.000/)).toBeTruthy();
  expect(written).toEqual([]);
});
