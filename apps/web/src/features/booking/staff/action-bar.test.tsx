// @vitest-environment happy-dom
import { personalActions } from "@retribusi/contract/features/booking/booking.machine";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { bookingWith } from "../../../testing/booking.ts";
import { type Answer, fakeApi, screenOf } from "../../../testing/show.tsx";
import { fakeUploads } from "../../../testing/upload.ts";
import { ActionBar } from "./action-bar.tsx";

/** A booking on which these steps alone are possible, the others for a reason. */
function withSteps(allowed: readonly string[], part: Partial<BookingRecord> = {}, reason = "WRONG_STATE") {
  const can = personalActions.map((action) => [
    action,
    allowed.includes(action) ? { allowed: true } : { allowed: false, reason },
  ]);
  return bookingWith({ ...part, can: Object.fromEntries(can) });
}

interface Units {
  readonly bernama: boolean;
  readonly unit: readonly { id: number; nomor: string; keadaan: string; catatan: string | null }[];
}
const counted: Units = { bernama: false, unit: [] };
const unit = (id: number, nomor: string, keadaan = "siap") => ({ id, nomor, keadaan, catatan: null });

function open(
  booking: BookingRecord,
  answer: () => Answer | Promise<Answer> = () => ({ body: booking }),
  units: Units = counted,
  pages: string[] = [],
) {
  const onDone = vi.fn();
  const written = fakeApi(({ method, path }) => {
    if (method !== "GET") return answer();
    return { body: path.includes("/unit/") ? units : booking };
  });
  render(<ActionBar booking={booking} onDone={onDone} />, { wrapper: screenOf("pengelola", pages) });
  return { onDone, sent: () => written.map(({ path, body }) => [path.split("/")[1], body]) };
}
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole("button", { name }));
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const bar = () => within(screen.getByRole("group", { name: "What can be done" }));
const buttons = () =>
  bar()
    .getAllByRole("button")
    .map((button) => (button.querySelector("kbd") ? button.textContent.slice(0, -1) : button.textContent));

test("only possible steps have a button; why another isn't possible is said, but not that the state is wrong", () => {
  open(withSteps(["confirm", "reject"], {}, "OWN_ORDER"));
  expect(buttons()).toEqual(["Approve", "Reject"]);
  expect(screen.getByText("Check in: Nobody approves an order of their own. Ask a colleague.")).toBeTruthy();
});

test("control: a wrong state goes without saying", () => {
  open(withSteps(["confirm"]));
  expect(buttons()).toEqual(["Approve"]);
  expect(screen.queryByText(/: This step isn't possible/)).toBeNull();
});

test("approving asks first with name and amount, does nothing when it is called off, and is said of that booking", async () => {
  const { onDone, sent } = open(withSteps(["confirm"]), () => ({
    body: bookingWith({ idbilling: "3201000000000001" }),
  }));
  press("Approve");
  const question = await screen.findByRole("dialog", { name: "Approve this order?" });
  expect(question.textContent).toMatch(/Budi will get a billing id to pay Rp.200\.000 for Wisma Contoh\./);
  fireEvent.click(within(question).getAllByRole("button", { name: "Back" }).at(-1) ?? question);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent()).toEqual([]);
  press("Approve");
  const again = await screen.findByRole("dialog");
  fireEvent.click(within(again).getByRole("button", { name: "Approve" }));
  expect(await screen.findByText("Booking 5, Budi")).toBeTruthy();
  expect(screen.getByText("Approved. Billing id 3201000000000001 was sent to the customer.")).toBeTruthy();
  expect(sent().map(([, body]) => body)).toEqual([{ versi: 1 }]);
  expect(onDone).toHaveBeenCalledOnce();
});

test.each([
  ["has an account", { idpemesan: 1, emailpemesan: null }, /was sent to the customer\.$/, false],
  [
    "left an e-mail at the counter",
    { idpemesan: null, emailpemesan: "tamu@contoh.example" },
    /was sent to the customer\.$/,
    false,
  ],
  ["left no e-mail", { idpemesan: null, emailpemesan: null }, /No mail goes out.*Print bill$/, true],
])("bug 6: approving promises no mail that nobody gets, of a guest who %s", async (_, guest, told, isPrinted) => {
  const billed = { ...guest, statusbooking: 40, idbilling: "3201000000000001" } as const;
  const { onDone } = open(withSteps(["confirm"], guest), () => ({ body: bookingWith(billed) }), counted, [
    "trx_penginapan/cetak_pesanan",
  ]);
  press("Approve");
  fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Approve" }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const message = (await screen.findByText("Booking 5, Budi")).nextElementSibling;
  expect(message?.textContent).toMatch(told);
  const print = message?.querySelector("a")?.getAttribute("href");
  expect(print ?? null).toBe(isPrinted ? "#/trx_penginapan/cetak_pesanan/5" : null);
});

test("a rejection needs words for the customer, which are sent without blanks around them", async () => {
  const { onDone, sent } = open(withSteps(["reject"]));
  press("Reject");
  const words = screen.getByLabelText(/^Why is the order rejected/);
  type(/^Why is the order rejected/, "   ");
  fireEvent.submit(words);
  expect(await screen.findByText("Please fill in this field.")).toBeTruthy();
  expect(sent()).toEqual([]);
  type(/^Why is the order rejected/, " Penuh ");
  fireEvent.submit(words);
  expect(await screen.findByText("Rejected. The units are free again.")).toBeTruthy();
  expect(sent().map(([, body]) => body)).toEqual([{ versi: 1, catatan: "Penuh" }]);
  expect(onDone).toHaveBeenCalledOnce();
  expect(screen.queryByLabelText(/^Why is the order rejected/)).toBeNull();
});

test("a note that may be left out is sent as none, and no consent with it", async () => {
  const { sent } = open(withSteps(["noShow"]));
  press("No-show");
  fireEvent.submit(screen.getByLabelText("Note (optional)"));
  await waitFor(() => expect(sent().map(([, body]) => body)).toEqual([{ versi: 1, catatan: null }]));
});

test("a booking comes back only with the customer's consent", async () => {
  const { sent } = open(withSteps(["reinstate"]));
  press("Reinstate");
  const words = screen.getByLabelText(/^Why is the booking reinstated/);
  type(/^Why is the booking reinstated/, "Salah tekan");
  fireEvent.submit(words);
  expect(await screen.findByText("Please confirm that the customer agrees.")).toBeTruthy();
  expect(sent()).toEqual([]);
  fireEvent.click(screen.getByRole("checkbox", { name: /^The customer has agreed/ }));
  fireEvent.submit(words);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.[1]).toEqual({ versi: 1, catatan: "Salah tekan", setuju: true });
});

test("equipment is handed over unit by unit, with what was written of each and nothing where nothing was", async () => {
  const harga = { ...bookingWith().harga, jumlahunit: 2 };
  const { sent } = open(withSteps(["checkIn"], { jenisbooking: "alat", harga }));
  press("Check in");
  await screen.findByLabelText("Unit 1 – Hour meter (optional)");
  type("Unit 1 – Hour meter (optional)", "12.04x");
  fireEvent.submit(screen.getByLabelText("Unit 1 – Hour meter (optional)"));
  expect(await screen.findByText("Please write the hours in figures, such as 12.045,5.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("Unit 1 – Hour meter (optional)"));
  expect(sent()).toEqual([]);
  type("Unit 1 – Hour meter (optional)", "12.045,5");
  type("Unit 2 – Condition (optional)", " lecet ");
  fireEvent.submit(screen.getByLabelText("Unit 1 – Hour meter (optional)"));
  const unit = [
    { nomorunit: 1, hourmeter: 12_045.5, kondisi: null },
    { nomorunit: 2, hourmeter: null, kondisi: "lecet" },
  ];
  await waitFor(() => expect(sent().map(([, body]) => body)).toEqual([{ versi: 1, unit }]));
});

test("a room is handed over without units", async () => {
  const { sent } = open(withSteps(["checkIn"]));
  press("Check in");
  expect(await screen.findByText("Budi has arrived and takes over Wisma Contoh.")).toBeTruthy();
  expect(screen.queryByLabelText(/Hour meter/)).toBeNull();
  fireEvent.click(screen.getAllByRole("button", { name: "Check in" }).at(-1) ?? document.body);
  await waitFor(() => expect(sent().map(([, body]) => body)).toEqual([{ versi: 1 }]));
});

test("named rooms are suggested, the ready ones first, another can be chosen, and none is given twice", async () => {
  const harga = { ...bookingWith().harga, jumlahunit: 2 };
  const units = { bernama: true, unit: [unit(11, "101"), unit(12, "102"), unit(13, "103", "dibersihkan")] };
  const { sent } = open(withSteps(["checkIn"], { harga }), undefined, units);
  press("Check in");
  const first = await screen.findByRole("combobox", { name: "Unit 1" });
  const second = screen.getByRole("combobox", { name: "Unit 2" });
  expect([first, second].map((input) => input.getAttribute("value"))).toEqual(["101", "102"]);
  fireEvent.click(second);
  fireEvent.click(await screen.findByRole("option", { name: "101" }));
  fireEvent.submit(first);
  expect(await screen.findByText("This unit is chosen twice.")).toBeTruthy();
  expect(sent()).toEqual([]);
  fireEvent.click(second);
  fireEvent.click(await screen.findByRole("option", { name: "103 · To be cleaned" }));
  fireEvent.submit(first);
  const lines = [
    { nomorunit: 1, unitid: 11, hourmeter: null, kondisi: null },
    { nomorunit: 2, unitid: 13, hourmeter: null, kondisi: null },
  ];
  await waitFor(() => expect(sent().map(([, body]) => body)).toEqual([{ versi: 1, unit: lines }]));
});

test("fewer free rooms than booked ones are said, and the others can be named later", async () => {
  const harga = { ...bookingWith().harga, jumlahunit: 2 };
  const { sent } = open(withSteps(["checkIn"], { harga }), undefined, { bernama: true, unit: [unit(11, "101")] });
  press("Check in");
  expect(await screen.findByText(/^1 unit is free now\./)).toBeTruthy();
  fireEvent.submit(screen.getByRole("combobox", { name: "Unit 1" }));
  const lines = [{ nomorunit: 1, unitid: 11, hourmeter: null, kondisi: null }];
  await waitFor(() => expect(sent().map(([, body]) => body)).toEqual([{ versi: 1, unit: lines }]));
});

const noMeter = { hourmetermulai: null, hourmeterakhir: null, kondisimulai: null, kondisiakhir: null };
const noPictures = { fotomulai: [], fotoakhir: [] };
const inHouse = [{ nomorunit: 1, nomor: "101", ...noMeter, ...noPictures }];
const choose = async (name: string) => {
  press("More");
  fireEvent.click(await screen.findByRole("menuitem", { name }));
};

test("another room is chosen for the one that is given back", async () => {
  const units = { bernama: true, unit: [unit(12, "102")] };
  const { sent } = open(withSteps(["swapUnit"], { unit: inHouse }), undefined, units);
  await choose("Another unit");
  const from = await screen.findByRole("combobox", { name: "Given back" });
  expect(from.getAttribute("value")).toBe("101");
  fireEvent.submit(from);
  expect(await screen.findByText("Please fill in this field.")).toBeTruthy();
  const taken = screen.getByRole("combobox", { name: "Taken instead" });
  expect(document.activeElement).toBe(taken);
  fireEvent.click(taken);
  fireEvent.click(await screen.findByRole("option", { name: "102" }));
  type(/^Why\?/, " AC ");
  fireEvent.submit(from);
  const move = { versi: 1, nomorunit: 1, unitid: 12, catatan: "AC" };
  await waitFor(() => expect(sent()).toEqual([["pindahunit", move]]));
});

test("who leaves early is told how much is left and what comes back before it is done", async () => {
  const { sent } = open(withSteps(["earlyDeparture"], { bilapulang: { sisa: 126, kembali: 50_000 } }));
  await choose("Leave early");
  const words = await screen.findByText(
    /^Budi hands Wisma Contoh back 126 nights early\. Of the price, Rp.50\.000 comes back\.$/,
  );
  expect(sent()).toEqual([]);
  fireEvent.submit(words);
  await waitFor(() => expect(sent()).toEqual([["pulangawal", { versi: 1 }]]));
});

test("where nothing comes back of an early departure, that is said, and who has only counted units is told so and goes back", async () => {
  open(withSteps(["earlyDeparture", "swapUnit"], { bilapulang: { sisa: 1, kembali: 0 } }));
  await choose("Leave early");
  expect(await screen.findByText(/back 1 night early\. Of the price, nothing comes back\.$/)).toBeTruthy();
  await choose("Another unit");
  expect(await screen.findByText(/^The units of this object have no names/)).toBeTruthy();
  press("Back");
  await waitFor(() => expect(screen.queryByText(/^The units of this object/)).toBeNull());
});

test("undo asks first, and corrections that nobody needs aren't refused in words", async () => {
  open(withSteps([], {}, "UNDO_LATE"));
  expect(screen.queryByText(/^Undo/)).toBeNull();
  const { sent } = open(withSteps(["undo"]));
  press("Undo");
  fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(sent()).toEqual([["urungkan", { versi: 1 }]]));
});

test("a discount needs number, date, paper and an amount that the price has; the new price is shown before it is sent", async () => {
  fakeUploads(({ name }) => ({
    body: { berkasid: 9, namaasli: name, mime: "application/pdf", ukuran: 4, address: "/files/9" },
  }));
  const { sent } = open(withSteps(["discount"]));
  await choose("Propose discount");
  press("Propose a discount");
  expect(await screen.findByText("Please attach the decision.")).toBeTruthy();
  expect(screen.getAllByText("Please fill in this field.")).toHaveLength(3);
  type(/^Number of the decision/, " SK-1 ");
  press("Propose a discount");
  expect(document.activeElement).toBe(screen.getByLabelText(/^Date of the decision/));
  type(/^Date of the decision/, "2 November 2026");
  type(/^Discount \(rupiah\)/, "250000");
  fireEvent.blur(screen.getByLabelText(/^Discount \(rupiah\)/));
  expect(await screen.findByText(/200\.000/, { selector: "[class*=error]" })).toBeTruthy();
  expect(screen.getByText(/^The price without it is Rp.200\.000\.$/)).toBeTruthy();
  type(/^Discount \(rupiah\)/, "50000");
  expect(screen.getByText(/^The price changes from Rp.200\.000 to Rp.150\.000\.$/)).toBeTruthy();
  const file = document.querySelector("input[type=file]") ?? document.body;
  fireEvent.change(file, { target: { files: [new File(["x"], "sk.pdf", { type: "application/pdf" })] } });
  expect(await screen.findByText("Attached: sk.pdf")).toBeTruthy();
  expect(sent()).toEqual([]);
  press("Propose a discount");
  await waitFor(() => expect(sent()).toHaveLength(1));
  const proposal = { nomorsk: "SK-1", tglsk: "2026-11-02", jumlah: 50_000, alasan: null, berkasid: 9 };
  expect(sent()[0]?.[1]).toEqual({ versi: 1, ...proposal });
});

test("a refusal is told and keeps the form with what was typed, and says nothing of somebody else", async () => {
  const { onDone } = open(withSteps(["reject"]), () => ({
    status: 403,
    body: { error: { code: "FORBIDDEN", message: "Not yours to reject." } },
  }));
  press("Reject");
  type(/^Why is the order rejected/, "Penuh");
  fireEvent.submit(screen.getByLabelText(/^Why is the order rejected/));
  expect(await screen.findByText("Not yours to reject.")).toBeTruthy();
  expect(screen.getByLabelText(/^Why is the order rejected/)).toHaveProperty("value", "Penuh");
  expect(screen.queryByText(/Changed by/)).toBeNull();
  expect(onDone).not.toHaveBeenCalled();
});
