// @vitest-environment happy-dom

import { pages as everyPage } from "@retribusi/contract/access/pages";
import type { Role } from "@retribusi/contract/define/roles";
import type { MenuFacts } from "@retribusi/contract/features/menu/menu.endpoints";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { SideMenu } from "./side-menu.tsx";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const queue = "trx_penginapan/konfirmasipesanan";
const pages = ["home", queue, "trx_penginapan/perubahanpesanan", "trx_gedung/perubahanpesanan", "report_trx_all/list"];
const facts: MenuFacts = { jenis: ["penginapan", "gedung", "alat"], menunggu: [{ page: queue, num: 3 }] };

function show(answer: MenuFacts = facts, role: Role = "dinas", held: string[] = pages, address = "/") {
  fakeApi(() => ({ body: answer }));
  return render(<SideMenu pages={held} onChoose={() => undefined} />, { wrapper: screenOf(role, held, address) });
}

const group = (name: string | RegExp) => screen.getByRole("button", { name });

test("a line says how many wait behind it, and one behind which nothing waits says nothing", async () => {
  show();
  await screen.findByRole("link", { name: "Konfirmasi Pesanan – 3 waiting" });
  expect(screen.getAllByRole("link", { name: "Perubahan Pesanan" })).toHaveLength(2);
});

test("a group folds, says then how much waits in it, and stays folded on this device", async () => {
  show();
  await screen.findByRole("link", { name: /3 waiting/ });
  expect(group("Penginapan").getAttribute("aria-expanded")).toBe("true");
  fireEvent.click(group("Penginapan"));
  expect(group("Penginapan – 3 waiting").getAttribute("aria-expanded")).toBe("false");
  expect(screen.queryByRole("link", { name: /Konfirmasi/ })).toBeNull();
  expect(screen.getAllByRole("link", { name: "Perubahan Pesanan" })).toHaveLength(1);
  cleanup();
  show();
  await waitFor(() => expect(group(/^Penginapan/).getAttribute("aria-expanded")).toBe("false"));
  expect(group("Gedung & Ruangan").getAttribute("aria-expanded")).toBe("true");
});

test("a manager's menu has no group of a kind without objects, from the first moment on", async () => {
  show({ ...facts, jenis: ["penginapan"] }, "pengelola");
  expect(screen.queryByRole("navigation")).toBeNull();
  await screen.findByRole("navigation");
  expect(screen.queryByRole("button", { name: "Gedung & Ruangan" })).toBeNull();
  expect(group(/^Penginapan/)).toBeTruthy();
});

test("of a menu with very many lines only the group of the present page is open", async () => {
  const held = everyPage.map(({ name }) => name);
  show(facts, "superuser", held, "/trx_gedung/konfirmasipesanan");
  await screen.findByRole("navigation");
  const opened = screen.getAllByRole("button").filter((button) => button.getAttribute("aria-expanded") === "true");
  expect(opened.map(({ textContent }) => textContent)).toEqual(["Gedung & Ruangan"]);
});

test("where nothing is known the whole menu is there, without numbers", async () => {
  fakeApi(() => ({ status: 500, body: { error: { code: "INTERNAL", message: "Broken" } } }));
  render(<SideMenu pages={pages} onChoose={() => undefined} />, { wrapper: screenOf("pengelola", pages) });
  await screen.findByRole("link", { name: "Konfirmasi Pesanan" });
  expect(group("Gedung & Ruangan")).toBeTruthy();
});

const opened = () =>
  screen
    .getAllByRole("button")
    .filter((button) => button.getAttribute("aria-expanded") === "true")
    .map(({ textContent }) => textContent);

test("a customer finds all bookings behind one line, and the groups of the kinds folded but for that of the present page", async () => {
  const held = everyPage.filter(({ roles }) => roles.includes("nasabah")).map(({ name }) => name);
  show({ ...facts, menunggu: [] }, "nasabah", held, "/booking/saya");
  const line = await screen.findByRole("link", { name: "Pesanan Saya" });
  expect(line.getAttribute("aria-current")).toBe("page");
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Beranda",
    "Pesanan Saya",
    "Daftar Tunggu",
    "Bantuan",
  ]);
  expect(opened()).toEqual([]);
  cleanup();
  show({ ...facts, menunggu: [] }, "nasabah", held, "/trx_gedung/list_gedung_nsb");
  await screen.findByRole("navigation");
  expect(opened()).toEqual(["Gedung & Ruangan"]);
  fireEvent.click(group("Penginapan"));
  expect(screen.getAllByRole("link", { name: "Konfirmasi Pesanan" })).toHaveLength(2);
});
