// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { objectWith } from "../../testing/object.ts";
import { refused, startOrders } from "../../testing/order.ts";
import { type Answer, screenOf } from "../../testing/show.tsx";
import type { CatalogueObject } from "../catalog/catalogue-query.ts";
import { ObjectOrder } from "./object-order.tsx";
import { OrderPanel } from "./order-panel.tsx";

afterEach(() => sessionStorage.clear());

const pages = ["pesan_nsb", "list_booking_nasabah", "edit"].map((page) => `trx_penginapan/${page}`);
const nights = "mulai=2027-01-12&akhir=2027-01-14";

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

/** The form of a customer who came with these choices in the address. */
function open(search = nights, object: CatalogueObject = objectWith()) {
  const wrapper = screenOf("nasabah", pages, `/index/object?satuan=malam&${search}`);
  render(
    <>
      <ObjectOrder object={object} audience="customer" />
      <Address />
    </>,
    { wrapper },
  );
}
const address = () => screen.getByRole("status", { name: "Address" }).textContent ?? "";
const button = () => screen.getByRole("button", { name: "Order" });
const press = () => fireEvent.click(button());
/** Once the price is there, the button can be pressed. */
const priced = async (total: RegExp, name = "Order") => {
  await waitFor(() => expect(screen.getByText("Total").nextSibling?.textContent).toMatch(total));
  await waitFor(() => expect(screen.getByRole("button", { name })).toHaveProperty("disabled", false));
};

test("an order carries what was chosen and the total on the screen, and leads to the details", async () => {
  const { ordered } = startOrders();
  open(`${nights}&unit=2`);
  await priced(/600\.000/);
  fireEvent.click(screen.getByRole("button", { name: "Add a note for the manager" }));
  fireEvent.change(screen.getByLabelText(/^Note for the manager/), { target: { value: " Lantai bawah " } });
  press();
  expect(await screen.findByText("Your order is placed. Now fill in the details.")).toBeTruthy();
  const waktu = { satuan: "malam", checkin: "2027-01-12", checkout: "2027-01-14" };
  const kept = { kunci: expect.stringMatching(/^[\da-f-]{36}$/), objectid: 7, waktu, kelompoktarif: "umum" };
  expect(ordered).toEqual([{ ...kept, jumlahunit: 2, totalbiaya: 600_000, catatan: "Lantai bawah" }]);
  await waitFor(() => expect(address()).toMatch(/^\/trx_penginapan\/\w+\/5/));
});

test("pressed twice, the order is sent once, and sent again it has the same key", async () => {
  const answers = [Promise.withResolvers<Answer>(), Promise.withResolvers<Answer>()];
  const refusal = refused("ACTION_REFUSED", "Not today.");
  const { ordered } = startOrders({ order: (_, turn) => answers[turn - 1]?.promise ?? refusal });
  open();
  await priced(/300\.000/);
  press();
  press();
  fireEvent.submit(button());
  answers[0]?.resolve(refusal);
  expect(await screen.findByRole("alert")).toHaveProperty("textContent", "Not today.");
  expect(ordered).toHaveLength(1);
  await priced(/300\.000/);
  press();
  await waitFor(() => expect(ordered).toHaveLength(2));
  expect(ordered[1]?.kunci).toBe(ordered[0]?.kunci);
});

test("an answer that is lost is asked for again with the same key, and said to be safe", async () => {
  const { ordered } = startOrders({
    order: ({ totalbiaya }, turn) =>
      turn === 1
        ? { status: 503, body: {} }
        : totalbiaya === 300_000
          ? refused("ACTION_REFUSED", "End.")
          : { body: {} },
  });
  open();
  await priced(/300\.000/);
  press();
  expect(await screen.findByText(/We keep trying; your order is placed only once/)).toBeTruthy();
  expect((await screen.findByRole("alert")).textContent).toBe("End.");
  expect(screen.queryByText(/We keep trying/)).toBeNull();
  expect(ordered).toHaveLength(2);
  expect(ordered[1]).toEqual(ordered[0]);
});

test("a price that has changed is shown anew and ordered only after it was agreed to", async () => {
  let tariff = 150_000;
  const { ordered } = startOrders({
    tariff: () => tariff,
    order: ({ totalbiaya }) =>
      totalbiaya === 2 * tariff
        ? refused("ACTION_REFUSED", "End.")
        : refused("PRICE_CHANGED", "The price has changed."),
  });
  open();
  await priced(/300\.000/);
  tariff = 175_000;
  press();
  const alert = await screen.findByRole("alert");
  const agree = within(alert).getByRole("button", { name: /^Order for Rp.350\.000$/ });
  await priced(/350\.000/);
  expect(ordered.map(({ totalbiaya }) => totalbiaya)).toEqual([300_000]);
  fireEvent.click(agree);
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("End."));
  expect(ordered.map(({ totalbiaya }) => totalbiaya)).toEqual([300_000, 350_000]);
});

test("three unpaid bookings lead to the list of them, any other refusal doesn't", async () => {
  startOrders({
    order: (_, turn) =>
      refused("ACTION_REFUSED", `No ${turn}.`, turn === 1 ? { details: { reason: "UNPAID_LIMIT", max: 3 } } : {}),
  });
  open();
  await priced(/300\.000/);
  press();
  const link = await screen.findByRole("link", { name: "Show my unpaid bookings" });
  expect(link.getAttribute("href")).toBe("/trx_penginapan/list_booking_nasabah");
  await priced(/300\.000/);
  press();
  expect(await screen.findByText("No 2.")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Show my unpaid bookings" })).toBeNull();
});

test("what is missing is said at the day, which gets the focus, until it is chosen; nothing is asked or sent", async () => {
  const { ordered, quoted } = startOrders();
  open("");
  press();
  const day = screen.getByRole("button", { name: /Check-in – check-out/ });
  expect(document.activeElement).toBe(day);
  expect(day.getAttribute("aria-invalid")).toBe("true");
  fireEvent.click(day);
  fireEvent.click(await screen.findByRole("button", { name: /^Tuesday, 12 January 2027/ }));
  expect(day.getAttribute("aria-invalid")).toBeNull();
  expect([ordered, quoted.mock.calls]).toEqual([[], []]);
});

test("a time that can't be had says why; pressing leads there and sends nothing", async () => {
  const { ordered } = startOrders({ refusal: { kode: "ARRIVAL_PASSED", pesan: "Too late for today." } });
  open();
  await priced(/300\.000/, "See what has to be changed");
  expect(screen.queryByText(/free at this time/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "See what has to be changed" }));
  expect(document.activeElement?.textContent).toBe("Too late for today.");
  expect(ordered).toEqual([]);
});

test("what is sold out has no button to order it, but one that leads to what is free; the next choice has it again", async () => {
  const { ordered } = startOrders({ refusal: { kode: "SOLD_OUT", pesan: "All are taken." } });
  open();
  await priced(/300\.000/, "See what is free instead");
  const other = screen.getByRole("button", { name: "See what is free instead" });
  expect(screen.queryByRole("button", { name: "Order" })).toBeNull();
  const refusal = document.getElementById(other.getAttribute("aria-describedby") ?? "");
  expect(refusal?.textContent).toMatch(/^All are taken\./);
  fireEvent.click(other);
  expect(document.activeElement).toBe(refusal);
  expect(screen.getByText("Nothing is ordered as it is chosen now.")).toBeTruthy();
  expect(ordered).toEqual([]);
});

test("three unpaid bookings are told before the button, with the way to them", async () => {
  const { ordered } = startOrders({ refusal: { kode: "UNPAID_LIMIT", pesan: "Three are unpaid." } });
  open();
  await priced(/300\.000/, "See what has to be done first");
  const link = screen.getByRole("link", { name: "Show my unpaid bookings" });
  expect(link.getAttribute("href")).toBe("/trx_penginapan/list_booking_nasabah");
  expect(screen.queryByRole("button", { name: "Order" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "See what has to be done first" }));
  expect(document.activeElement?.textContent).toMatch(/^Three are unpaid\./);
  expect(ordered).toEqual([]);
});

test.each([
  [0, true],
  [4, false],
])("whoever has three unpaid bookings can wait where %i are free: %s", async (bebas, canWait) => {
  startOrders({ refusal: { kode: "UNPAID_LIMIT", pesan: "Three are unpaid." }, bebas });
  open();
  await priced(/300\.000/, "See what has to be done first");
  await screen.findByRole("link", { name: "Show my unpaid bookings" });
  if (canWait) expect(await screen.findByRole("button", { name: "Wait for it" })).toBeTruthy();
  else expect(screen.queryByRole("button", { name: "Wait for it" })).toBeNull();
});

test("while the price of another choice is on its way, the old one can't be ordered", async () => {
  const { ordered } = startOrders();
  open();
  await priced(/300\.000/);
  fireEvent.change(screen.getByLabelText("Units"), { target: { value: "2" } });
  expect(button()).toHaveProperty("disabled", true);
  fireEvent.submit(button());
  await priced(/600\.000/);
  expect(ordered).toEqual([]);
  expect(screen.getByText("4 of 6 free at this time")).toBeTruthy();
});

test("who pays less is told to bring proof and pays by that group; the object without such a tariff asks nobody", async () => {
  const { quoted } = startOrders();
  open();
  await priced(/300\.000/);
  const payer = screen.getByLabelText("Who pays");
  expect(payer).toHaveProperty("value", "umum");
  expect(within(payer).getAllByRole("option")).toHaveLength(2);
  expect(screen.queryByText("The manager asks for proof.")).toBeNull();
  fireEvent.change(payer, { target: { value: "pelajar" } });
  expect(screen.getByText("The manager asks for proof.")).toBeTruthy();
  await waitFor(() => expect(quoted.mock.lastCall?.[0]).toMatchObject({ kelompoktarif: "pelajar" }));
  expect(address()).toContain("kelompok=pelajar");
});

test.each([
  ["pelajar", null, "When you fill in the details you attach: Student card or letter of the school."],
  ["pelajar", "pelajar", "Already proven for your account: no further proof is needed."],
  ["umum", null, undefined],
] as const)(
  "who pays as %s, with %s proved, is told before the order what to attach: %s",
  async (payer, proved, said) => {
    startOrders();
    const dokumenwajib = { ...objectWith().dokumenwajib, pelajar: ["bukti_kelompok" as const] };
    const object = objectWith({ dokumenwajib });
    const change = () => undefined;
    const wish = { by: "malam", from: "2027-01-12", to: "2027-01-14", months: 1, units: 1, payer } as const;
    render(<OrderPanel object={object} wishInAddress={{ wish, proved, change }} isCounter={false} />, {
      wrapper: screenOf("nasabah", pages),
    });
    await priced(/\d/);
    const described = screen.getByLabelText("Who pays").getAttribute("aria-describedby");
    expect((described ? document.getElementById(described)?.textContent : undefined) || undefined).toBe(said);
  },
);

test("an object of one unit and one tariff asks neither how many nor who pays", async () => {
  startOrders();
  const tarifberlaku = objectWith().tarifberlaku.slice(0, 1);
  open(`${nights}&kelompok=pelajar`, objectWith({ jumlahobject: 1, tarifberlaku }));
  await priced(/300\.000/);
  expect(screen.queryByLabelText("Units")).toBeNull();
  expect(screen.queryByLabelText("Who pays")).toBeNull();
  expect(screen.getByText("Free at this time")).toBeTruthy();
});

test.each([
  ["one unit, in a link", 1, "&unit=4"],
  ["two units, as typed", 2, ""],
])("of an object of %s, more stay as they are and are refused in words", async (_, jumlahobject, part) => {
  const { ordered } = startOrders();
  open(`${nights}${part}`, objectWith({ jumlahobject }));
  const units = await screen.findByLabelText("Units");
  if (part === "") fireEvent.change(units, { target: { value: "4" } });
  expect(units).toHaveProperty("value", "4");
  expect(screen.getByText(`There are only ${jumlahobject}: order fewer.`)).toBeTruthy();
  fireEvent.change(units, { target: { value: "1" } });
  expect(screen.queryByText(/order fewer/)).toBeNull();
  expect(ordered).toEqual([]);
});

test("at the counter the choices go on to the page of the guest, and nothing is ordered yet", async () => {
  const { ordered } = startOrders();
  const wrapper = screenOf("pengelola", ["trx_penginapan/pesan"], `/index/object?satuan=malam&${nights}&unit=2`);
  render(
    <>
      <ObjectOrder object={objectWith()} audience="manager" />
      <Address />
    </>,
    { wrapper },
  );
  await waitFor(() => expect(screen.getByText("Total").nextSibling?.textContent).toMatch(/600\.000/));
  fireEvent.click(screen.getByRole("button", { name: "On to the guest's details" }));
  expect(address()).toBe(`/trx_penginapan/pesan?satuan=malam&${nights}&unit=2&objectid=7`);
  expect(ordered).toEqual([]);
});

test("whoever may not order reads why and has no button", () => {
  startOrders();
  render(<ObjectOrder object={objectWith()} audience="customer" />, { wrapper: screenOf("bank", []) });
  expect(screen.getByText(/^You can't order in your current role/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /order/i })).toBeNull();
});
