// @vitest-environment happy-dom
import type { Wait } from "@retribusi/contract/features/booking/waitlist.endpoints";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { expect, test } from "vitest";
import { forgetToken } from "../../../lib/session.ts";
import { refused } from "../../../testing/order.ts";
import { type Answer, fakeApi, screenOf } from "../../../testing/show.tsx";
import { offerWith, waitWith } from "../../../testing/wait.ts";
import type { OrderWish } from "../order-wish.ts";
import { WaitDoor } from "./wait-door.tsx";

const wish: OrderWish = { by: "malam", from: "2027-01-12", to: "2027-01-14", months: 1, units: 1, payer: "umum" };
const waktu = { satuan: "malam", checkin: "2027-01-12", checkout: "2027-01-14" };
const pages = ["trx_penginapan/pesan_nsb", "booking/tunggu"];
const address = "/index/catalogue/7?satuan=malam&mulai=2027-01-12&akhir=2027-01-14";

interface Facts {
  readonly menunggu?: number;
  readonly peluang?: Wait["peluang"];
  readonly penuh?: boolean;
  readonly waits?: Wait[];
  readonly join?: () => Answer;
  readonly who?: "nasabah" | "pengelola" | "visitor";
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

function show({ menunggu = 0, peluang = null, penuh = true, waits = [], join, who = "nasabah" }: Facts = {}) {
  const sent = fakeApi(({ path, method }) => {
    if (path === "catalogue/7/tunggu") return { body: { penuh, menunggu, peluang } };
    if (method === "GET") return { body: { records: waits } };
    const answer = join?.();
    if (answer) return answer;
    const wait = waitWith({ didepan: menunggu });
    waits.push(wait);
    return { body: wait };
  });
  const held = who === "pengelola" ? ["trx_penginapan/pesan"] : pages;
  const wrapper = screenOf(who === "visitor" ? "nasabah" : who, held, address);
  if (who === "visitor") forgetToken();
  render(
    <>
      <WaitDoor objectid={7} kind="penginapan" wish={wish} />
      <Address />
    </>,
    { wrapper },
  );
  return () => sent.filter(({ path }) => path === "booking/tunggu");
}
const button = () => screen.findByRole("button", { name: "Wait for it" });

test.each([
  [0, null, "Nobody waits for it yet."],
  [1, null, "1 person already waits for it."],
  [4, null, "4 people already wait for it."],
] as const)(
  "where %i people wait and nothing is known of such days, only the number is told",
  async (menunggu, peluang, words) => {
    show({ menunggu, peluang });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText(/became free again/)).toBeNull();
    expect(screen.getByText(/held for you for 30 minutes.*from 21:00 to 07:00/)).toBeTruthy();
  },
);

test.each([
  [3, "In the last year, 3 of 12 full days like this became free again."],
  [0, "In the last year, none of 12 full days like this became free again."],
])("the chance is told before joining: %i of twelve days", async (kosonglagi, words) => {
  show({ peluang: { penuh: 12, kosonglagi } });
  expect(await screen.findByText(words)).toBeTruthy();
});

test("one press joins with what is chosen, and the place in the line stands there instead of the button", async () => {
  const joined = show({ menunggu: 2 });
  fireEvent.click(await button());
  expect(await screen.findByText("You wait for it")).toBeTruthy();
  expect(screen.getByText("2 people before you")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Show my waiting list" }).getAttribute("href")).toBe("/booking/tunggu");
  expect(screen.queryByRole("button", { name: "Wait for it" })).toBeNull();
  const kunci = expect.stringMatching(/^[\da-f-]{36}$/);
  expect(joined().map(({ body }) => body)).toEqual([
    { kunci, objectid: 7, waktu, jumlahunit: 1, kelompoktarif: "umum" },
  ]);
});

test("pressed again after a refusal it has the same key", async () => {
  const joined = show({
    join: () => refused("ACTION_REFUSED", "You already wait.", { details: { reason: "WAITING_ALREADY" } }),
  });
  fireEvent.click(await button());
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe("You already wait.");
  expect(document.activeElement).toBe(alert);
  fireEvent.click(await button());
  await waitFor(() => expect(joined()).toHaveLength(2));
  const keys = joined().map(({ body }) => Object(body).kunci);
  expect(new Set(keys).size).toBe(1);
});

test("where it can be ordered after all, it is said where it stays, and nothing is refused", async () => {
  show({ join: () => refused("ACTION_REFUSED", "You can order them now.", { details: { reason: "NOT_FULL" } }) });
  fireEvent.click(await button());
  const told = await screen.findAllByText("You can order them now.");
  expect(told.some((one) => one.closest(".mantine-Notification-root"))).toBe(true);
});

test("a visitor signs in first, and comes back to what is chosen", async () => {
  const joined = show({ who: "visitor", menunggu: 1 });
  expect(await screen.findByText("1 person already waits for it.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Sign in and wait" }));
  const shown = screen.getByRole("status", { name: "Address" });
  await waitFor(() => expect(shown.textContent).toBe(`/?${new URLSearchParams({ nexturl: address })}`));
  expect(joined()).toEqual([]);
});

test("whoever orders for others is shown no door", async () => {
  show({ who: "pengelola" });
  await new Promise((resolve) => void setTimeout(resolve, 20));
  expect(screen.queryByRole("button")).toBeNull();
});

test("what is free by now is no longer waited for", async () => {
  show({ penuh: false });
  await waitFor(() => expect(screen.queryByText(/held for you for/)).toBeNull());
  expect(screen.queryByRole("button")).toBeNull();
});

test.each([
  ["offered", offerWith(), "Look and order", "/booking/tunggu/3"],
  ["waited for", waitWith(), "Show my waiting list", "/booking/tunggu"],
])("what is %s already leads there", async (_, wait, name, href) => {
  show({ waits: [wait] });
  expect((await screen.findByRole("link", { name })).getAttribute("href")).toBe(href);
  expect(screen.queryByRole("button")).toBeNull();
});

test.each([
  ["at another time", waitWith({ waktu: { satuan: "malam", checkin: "2027-01-12", checkout: "2027-01-13" } })],
  ["of another object", waitWith({ objectid: 8 })],
  ["and left", waitWith({ keadaan: "lepas", didepan: null })],
])("what is waited for %s leaves the door open", async (_, wait) => {
  show({ waits: [wait] });
  expect(await button()).toBeTruthy();
});
