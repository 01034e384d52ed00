// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { expect, test } from "vitest";
import { objectWith } from "../../testing/object.ts";
import { refused, startOrders } from "../../testing/order.ts";
import { screenOf } from "../../testing/show.tsx";
import { ObjectOrder } from "./object-order.tsx";

const pages = ["pesan_nsb", "list_booking_nasabah", "edit"].map((page) => `trx_penginapan/${page}`);
const nights = "mulai=2027-01-12&akhir=2027-01-14";

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

function open(search = nights) {
  const wrapper = screenOf("nasabah", pages, `/index/object?satuan=malam&${search}`);
  render(
    <>
      <ObjectOrder object={objectWith()} audience="customer" />
      <Address />
    </>,
    { wrapper },
  );
}
const address = () => screen.getByRole("status", { name: "Address" }).textContent ?? "";
/** Once the price is there, the button can be pressed. */
const priced = async (total: RegExp) => {
  await waitFor(() => expect(screen.getByText("Total").nextSibling?.textContent).toMatch(total));
  await waitFor(() => expect(screen.getByRole("button", { name: "Order" })).toHaveProperty("disabled", false));
};

const free = (checkin: string, checkout: string) => ({
  waktu: { satuan: "malam" as const, checkin, checkout },
  totalbiaya: 300_000,
});

test("sold out while it was being chosen: free dates near it are offered, and taking them orders nothing yet", async () => {
  const { ordered, looked } = startOrders({
    instead: { terdekat: [free("2027-01-10", "2027-01-12"), free("2027-01-14", "2027-01-16")] },
    order: () => refused("SOLD_OUT", "Just taken.", { details: { free: 0, wanted: 1 } }),
  });
  open();
  await priced(/300\.000/);
  expect(looked).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Order" }));
  const alert = await screen.findByRole("alert");
  const name = /^14th January, 2027 – 16th January, 2027 · Rp.300\.000$/;
  const dates = await within(alert).findByRole("button", { name });
  expect(alert.textContent).toMatch(/^Just taken\./);
  const [first, second, wait, ...others] = within(alert).getAllByRole("button");
  expect([first, second].map((one) => one?.textContent)).toEqual([expect.stringMatching(/^10th/), dates.textContent]);
  expect(wait?.textContent).toBe("Wait for it");
  expect(others).toEqual([]);
  expect(document.activeElement).toBe(alert);
  fireEvent.click(dates);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(address()).toMatch(/mulai=2027-01-14&akhir=2027-01-16/);
  await priced(/300\.000/);
  expect(ordered).toHaveLength(1);
  const waktu = { satuan: "malam", checkin: "2027-01-12", checkout: "2027-01-14" };
  expect(looked).toEqual([{ waktu, jumlahunit: 1, kelompoktarif: "umum" }]);
});

test("fewer units than wanted are free: as many are offered, and become what is chosen", async () => {
  startOrders({ instead: { unit: 3 }, order: () => refused("SOLD_OUT", "Three are free.") });
  open(`${nights}&unit=5`);
  await priced(/1\.500\.000/);
  fireEvent.click(screen.getByRole("button", { name: "Order" }));
  fireEvent.click(await screen.findByRole("button", { name: "Take the 3 units that are free" }));
  await priced(/900\.000/);
  expect(address()).toContain("unit=3");
});

const soldOut = { kode: "SOLD_OUT", pesan: "All are taken." };

test("similar places that are free are told with the price of all of it, and open with what is chosen", async () => {
  const { pengelolaid: _, ...card } = objectWith({
    objectid: 9,
    objectname: "Wisma Melati",
    lokasikabkota: "Kota Cimahi",
  });
  const place = { ...card, subobjectname: null, bebas: 2, totalbiaya: 450_000 };
  startOrders({ refusal: soldOut, instead: { serupa: [place] } });
  open(`${nights}&unit=2`);
  const link = await screen.findByRole("link", { name: /^Wisma Melati, Kota Cimahi · Rp.450\.000$/ });
  expect(link.getAttribute("href")).toBe("/index/catalogue/9?satuan=malam&mulai=2027-01-12&akhir=2027-01-14&unit=2");
  expect(screen.getByText("Nothing else is free within two months before and after.")).toBeTruthy();
});

test("where they can't be looked for, they are looked for again by a press, and the catalogue is open still", async () => {
  let isDown = true;
  const { looked } = startOrders({
    refusal: soldOut,
    instead: { terdekat: [free("2027-01-14", "2027-01-16")] },
    look: () => (isDown ? refused("ACTION_REFUSED", "Not now.") : undefined),
  });
  open();
  const again = await screen.findByRole("button", { name: "Look for other times again" });
  expect(screen.getByRole("link", { name: "Other places at this time" })).toBeTruthy();
  isDown = false;
  fireEvent.click(again);
  expect(await screen.findByRole("button", { name: /^14th January, 2027/ })).toBeTruthy();
  expect(looked).toHaveLength(2);
});
