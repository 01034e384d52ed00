// @vitest-environment happy-dom
import { useQueryClient } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { currentUserKey } from "../../lib/current-user.ts";
import { tokenKey } from "../../lib/storage-key.ts";
import { bookingWith } from "../../testing/booking.ts";
import { member } from "../../testing/member.ts";
import { objectWith } from "../../testing/object.ts";
import { refused } from "../../testing/order.ts";
import { type Answer, fakeApi, screenOf } from "../../testing/show.tsx";
import { ObjectOrder } from "../order/object-order.tsx";
import { RegisterScreen } from "./register-screen.tsx";
import { SignInScreen } from "./sign-in-screen.tsx";

const at = "/index/catalogue/7?satuan=malam&mulai=2027-01-12&akhir=2027-01-14&unit=2";
const waktu = { satuan: "malam", checkin: "2027-01-12", checkout: "2027-01-14" } as const;
const harga = { tarif: 150_000, satuantarif: "malam", lamapemakaian: 2, jumlahunit: 2, subtotal: 600_000, diskon: 0 };
const quoted = {
  harga: { ...harga, totalbiaya: 600_000 },
  ...{ dasarhukum: null, khususlibur: false, bebas: 4, alasan: null },
  tglmulaipemakaian: "2027-01-12T07:00:00.000Z",
  tglakhirpemakaian: "2027-01-14T05:00:00.000Z",
};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
});

interface Person {
  readonly role: "nasabah" | "dinas";
  readonly pages: string[];
}
const customer: Person = { role: "nasabah", pages: ["trx_penginapan/pesan_nsb", "trx_penginapan/edit"] };
const staff: Person = { role: "dinas", pages: [] };

interface Ordered {
  readonly kunci: string;
}

/** Everything that the screens ask for; answers what was ordered. */
function startServer(
  { role, pages }: Person,
  order?: () => Answer | Promise<Answer>,
  quote: () => Answer = () => ({ body: quoted }),
): Ordered[] {
  const ordered: Ordered[] = [];
  const session = member(role, pages);
  if (session.status !== "signed-in") throw new Error("Somebody signs in here");
  const user = { ...session.current.user, bahasa: "en" as const };
  const current = { ...session.current, user };
  fakeApi((call) => {
    if (call.path.endsWith("/quote")) return quote();
    if (call.path === "auth/login") {
      return { body: { user, token: "new", perangkat: "p", penutupanbatal: false } };
    }
    if (call.path === "account/currentuserdata") return { body: current };
    if (call.path.endsWith("/pesan_nsb")) {
      ordered.push(Object(call.body));
      return order?.() ?? { body: bookingWith({ waktu }) };
    }
    return { body: { records: [], jenis: [], menunggu: [] } };
  });
  return ordered;
}

/** As long as nobody has signed in, nothing is known of anybody. */
function Stranger() {
  const client = useQueryClient();
  useState(() => client.removeQueries({ queryKey: currentUserKey }));
  return <Application />;
}

/** The object's form and what it leads to, by the address, as in the application. */
function Application() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const here = pathname + search;
  return (
    <>
      <output aria-label="Address">{here}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Browser: back
      </button>
      {pathname === "/" ? <SignInScreen /> : null}
      {pathname === "/index/register" ? <RegisterScreen /> : null}
      {pathname === "/index/catalogue/7" ? <ObjectOrder object={objectWith()} audience="public" /> : null}
    </>
  );
}

const address = () => screen.getByRole("status", { name: "Address" }).textContent ?? "";

/** Nobody is signed in, or somebody is. */
function open({ start = at, person }: { readonly start?: string; readonly person?: Person } = {}) {
  const wrapper = screenOf(person?.role ?? "nasabah", person?.pages, start);
  if (!person) sessionStorage.removeItem(tokenKey);
  render(person ? <Application /> : <Stranger />, { wrapper });
}

/** Pressed by a visitor, who is led to the sign-in. */
async function press() {
  await screen.findByText(/4 of 6 free/);
  fireEvent.click(screen.getByRole("button", { name: "Sign in and order" }));
  await waitFor(() => expect(address()).toMatch(/^\/\?nexturl=/));
}

function signIn() {
  fireEvent.change(screen.getByLabelText(/^User name/), { target: { value: "siti" } });
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: "rahasia" } });
  fireEvent.click(screen.getByRole("button", { name: "Sign in" }));
}

const button = (name: string) => screen.findByRole("button", { name });
/** Time for what must not happen. */
const wait = () => act(() => new Promise((done) => setTimeout(done, 60)));

test("what was pressed is summarised at the sign-in and at the registration, and a page that is wanted otherwise has no summary", async () => {
  startServer(customer);
  open();
  await press();
  const summary = await screen.findByRole("region", { name: "This is what you order" });
  const said = "Wisma Contoh12–14 Jan 2027 · 2 nights2 units · Rp";
  expect(summary.textContent?.replaceAll("\u00a0", " ")).toContain(said);
  expect(summary.textContent).toMatch(/600\.000It is ordered as soon as you have signed in\.$/);
  expect(screen.queryByText(/Please sign in to continue/)).toBeNull();
  fireEvent.click(screen.getByRole("link", { name: "Create account" }));
  expect((await screen.findByRole("region", { name: "This is what you order" })).textContent).toContain("Wisma Contoh");
  cleanup();
  open({ start: `/?nexturl=${encodeURIComponent(at.replace("unit=2", "unit=3"))}` });
  expect(screen.getByText(/Please sign in to continue/)).toBeTruthy();
  expect(screen.queryByRole("region")).toBeNull();
});

test("a press before the price is there isn't forgotten: the price is asked for once more", async () => {
  let asked = 0;
  const broken = { status: 500, body: { error: { code: "INTERNAL", message: "Not now" } } };
  startServer(customer, undefined, () => (++asked === 1 ? broken : { body: quoted }));
  open();
  await screen.findByText("Not now");
  fireEvent.click(screen.getByRole("button", { name: "Sign in and order" }));
  expect((await screen.findByRole("region", { name: "This is what you order" })).textContent).toContain("600.000");
});

test("after signing in the order is placed once, as it stood on the screen, and leads to the details; back places no second one", async () => {
  const ordered = startServer(customer);
  open();
  await screen.findByText(/4 of 6 free/);
  fireEvent.click(screen.getByRole("button", { name: "Add a note for the manager" }));
  fireEvent.change(screen.getByLabelText(/^Note for the manager/), { target: { value: "Lantai bawah" } });
  await press();
  signIn();
  await waitFor(() => expect(address()).toMatch(/^\/trx_penginapan\/\w+\/5/));
  expect(screen.getByText(/^Your order is placed, in the name of .+\. Now fill in the details\.$/)).toBeTruthy();
  expect(ordered).toMatchObject([{ objectid: 7, jumlahunit: 2, totalbiaya: 600_000, catatan: "Lantai bawah", waktu }]);
  fireEvent.click(screen.getByRole("button", { name: "Browser: back" }));
  expect(await button("Order")).toBeTruthy();
  await wait();
  expect(ordered).toHaveLength(1);
});

test("a page read anew while the order is on its way sends it again with the same key", async () => {
  const ordered = startServer(customer, () => new Promise<never>(() => undefined));
  open();
  await press();
  signIn();
  expect(await screen.findByText("Your order is being placed …")).toBeTruthy();
  await waitFor(() => expect(ordered).toHaveLength(1));
  cleanup();
  open({ person: customer });
  await waitFor(() => expect(ordered).toHaveLength(2));
  expect(ordered[1]).toEqual(ordered[0]);
});

test("a refusal stands at the form, with everything that was chosen, and nothing is sent again by itself", async () => {
  const ordered = startServer(customer, () => refused("PRICE_CHANGED", "The price has changed to Rp 700,000."));
  open();
  await press();
  signIn();
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The price has changed to Rp 700,000.");
  await waitFor(() => expect(document.activeElement).toBe(alert));
  expect(address()).toBe(at);
  cleanup();
  open({ person: customer });
  await button("Order");
  await wait();
  expect(ordered).toHaveLength(1);
});

test("staff who sign in order nothing, and are told so", async () => {
  const ordered = startServer(staff);
  open();
  await press();
  signIn();
  const said = await screen.findByText(/You are signed in as Somebody, and this account/);
  expect(said.closest("[role=status]")).toBe(document.activeElement);
  expect(address()).toBe(at);
  expect(ordered).toEqual([]);
});

test("somebody who was signed in from another window orders only by pressing, and is told so", async () => {
  const ordered = startServer(customer);
  open();
  await press();
  cleanup();
  open({ person: customer });
  expect(await screen.findByText(/Somebody was signed in from another window meanwhile/)).toBeTruthy();
  await wait();
  expect(ordered).toEqual([]);
});

test("after an hour it has to be pressed again, and a visitor who comes back and signs in otherwise, too", async () => {
  vi.useFakeTimers({ now: new Date("2027-01-10T03:00:00Z"), toFake: ["Date"] });
  const ordered = startServer(customer);
  open();
  await press();
  vi.setSystemTime(new Date("2027-01-10T04:00:01Z"));
  signIn();
  expect(await screen.findByText(/You pressed the button more than an hour ago/)).toBeTruthy();
  expect(ordered).toEqual([]);
  cleanup();
  sessionStorage.clear();
  open();
  await press();
  fireEvent.click(screen.getByRole("button", { name: "Browser: back" }));
  await button("Sign in and order");
  cleanup();
  open({ start: `/?nexturl=${encodeURIComponent(at)}` });
  expect(screen.queryByRole("region")).toBeNull();
  signIn();
  await button("Order");
  await wait();
  expect(ordered).toEqual([]);
});
