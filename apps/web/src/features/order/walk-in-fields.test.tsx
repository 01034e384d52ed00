// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { objectWith } from "../../testing/object.ts";
import { refused, startOrders } from "../../testing/order.ts";
import { screenOf } from "../../testing/show.tsx";
import { dayFieldId } from "./day-field.tsx";
import { ObjectOrder } from "./object-order.tsx";

afterEach(() => sessionStorage.clear());

/** The counter of a manager with these choices in the address; answers with what was ordered there. */
function open(search: string) {
  const { ordered } = startOrders({ order: () => refused("ACTION_REFUSED", "End.") });
  const wrapper = screenOf("pengelola", ["trx_penginapan/pesan"], `/index/object?satuan=malam&${search}`);
  render(<ObjectOrder object={objectWith()} audience="manager" />, { wrapper });
  return ordered;
}
const button = () => screen.getByRole("button", { name: "Order" });
const name = () => screen.getByLabelText<HTMLInputElement>(/^Ordered by/);

test("an empty form of the counter marks who orders and the days, and sends nothing until both are there", async () => {
  const ordered = open("");
  expect(screen.queryByText("Write who orders.")).toBeNull();
  fireEvent.click(button());
  expect(await screen.findByText("Write who orders.")).toBeTruthy();
  expect(document.activeElement).toBe(name());
  expect(screen.getAllByText(/^Choose the day you arrive/)).toHaveLength(2);
  fireEvent.change(name(), { target: { value: "Siti Contoh" } });
  expect(screen.queryByText("Write who orders.")).toBeNull();
  fireEvent.click(button());
  expect(document.activeElement?.id).toBe(dayFieldId);
  expect(ordered).toEqual([]);
});

test("nobody is ordered for at the counter who isn't named, with days and price there, too", async () => {
  const ordered = open("mulai=2027-01-12&akhir=2027-01-14");
  await waitFor(() => expect(screen.getByText("Total").nextSibling?.textContent).toMatch(/300\.000/));
  await waitFor(() => expect(button()).toHaveProperty("disabled", false));
  fireEvent.change(name(), { target: { value: "  " } });
  fireEvent.click(button());
  expect(await screen.findByText("Write who orders.")).toBeTruthy();
  expect(document.activeElement).toBe(name());
  fireEvent.change(name(), { target: { value: "Siti Contoh" } });
  fireEvent.click(button());
  await waitFor(() => expect(ordered).toHaveLength(1));
});
