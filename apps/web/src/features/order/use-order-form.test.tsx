// @vitest-environment happy-dom

import { useQueryClient } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { bookingWith } from "../../testing/booking.ts";
import { objectWith } from "../../testing/object.ts";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import type { OrderWish } from "./order-wish.ts";
import { useOrderForm } from "./use-order-form.ts";

const wish: OrderWish = { by: "malam", from: "2027-01-12", to: "2027-01-14", months: 1, units: 1, payer: "umum" };
const harga = {
  tarif: 150_000,
  satuantarif: "malam",
  lamapemakaian: 2,
  jumlahunit: 1,
  subtotal: 300_000,
  diskon: 0,
  totalbiaya: 300_000,
};
const priced = {
  harga,
  dasarhukum: null,
  khususlibur: false,
  bebas: 3,
  alasan: null,
  tglmulaipemakaian: null,
  tglakhirpemakaian: null,
};

test("an order is sent while the price on the screen is read again", async () => {
  let isAskedAgain = false;
  const sent = fakeApi(({ path }) => {
    // An order that is refused for now would be sent again when the test is over.
    if (path.endsWith("/pesan_nsb")) return new Promise<never>(() => undefined);
    if (!path.endsWith("/quote")) return { status: 503, body: {} };
    const answer = isAskedAgain ? new Promise<never>(() => undefined) : { body: priced };
    isAskedAgain = true;
    return answer;
  });
  const change = () => undefined;
  const { result } = renderHook(
    () => ({
      form: useOrderForm(objectWith(), { wish, change }, false),
      client: useQueryClient(),
    }),
    { wrapper: screenOf("nasabah", ["trx_penginapan/pesan_nsb"]) },
  );
  expect(result.current.form.isPending, "the price is on its way").toBe(true);
  await waitFor(() => expect(result.current.form.total).toBe(300_000));
  void act(() => void result.current.client.invalidateQueries());
  await waitFor(() => expect(result.current.client.isFetching()).toBe(1));
  expect(result.current.form.isPending).toBe(false);
  act(() => result.current.form.order());
  await waitFor(() => expect(sent.map(({ path }) => path)).toContainEqual(expect.stringContaining("trx_penginapan")));
});

test("an order that has arrived isn't sent again while the next page is on its way", async () => {
  const sent = fakeApi(({ path }) => {
    if (path.endsWith("/pesan_nsb")) return { body: bookingWith({ statusbooking: 10 }) };
    return path.endsWith("/quote") ? { body: priced } : { status: 503, body: {} };
  });
  const { result } = renderHook(() => useOrderForm(objectWith(), { wish, change: () => undefined }, false), {
    wrapper: screenOf("nasabah", ["trx_penginapan/pesan_nsb"]),
  });
  await waitFor(() => expect(result.current.total).toBe(300_000));
  const orders = () => sent.filter(({ path }) => path.endsWith("/pesan_nsb"));
  act(() => result.current.order());
  await waitFor(() => expect(sessionStorage.getItem("retribusi.order.7")).toBeNull());
  await waitFor(() => expect(orders()).toHaveLength(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  act(() => result.current.order());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(orders()).toHaveLength(1);
  expect(result.current.isPending, "its button waits for the page").toBe(true);
});

test("an order that was refused can be sent again", async () => {
  const sent = fakeApi(({ path }) => {
    if (path.endsWith("/pesan_nsb")) return { status: 409, body: { error: { code: "SOLD_OUT", message: "Habis" } } };
    return path.endsWith("/quote") ? { body: priced } : { status: 503, body: {} };
  });
  const { result } = renderHook(() => useOrderForm(objectWith(), { wish, change: () => undefined }, false), {
    wrapper: screenOf("nasabah", ["trx_penginapan/pesan_nsb"]),
  });
  await waitFor(() => expect(result.current.total).toBe(300_000));
  const orders = () => sent.filter(({ path }) => path.endsWith("/pesan_nsb"));
  for (const times of [1, 2]) {
    act(() => result.current.order());
    await waitFor(() => expect(orders()).toHaveLength(times));
    await waitFor(() => expect(result.current.error).not.toBeNull());
    expect(result.current.isPending).toBe(false);
  }
});
