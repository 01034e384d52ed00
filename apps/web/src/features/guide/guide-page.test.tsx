// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PageHeader } from "../../components/page-header.tsx";
import { PageNoteContext } from "../../components/page-note.ts";
import { PagePlaceContext } from "../../components/page-place.tsx";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { GuidePage } from "./guide-page.tsx";
import { HelpDrawer } from "./help-drawer.tsx";
import { Tip } from "./tip.tsx";
import { putAway, putTipAway } from "./tip-memory.ts";

// Whose installation it is doesn't matter here; nobody answers.
beforeEach(() => void fakeApi(() => ({ status: 404, body: {} })));
afterEach(() => localStorage.clear());

const queue = "trx_penginapan/konfirmasipesanan";
const atQueue = () => ({ wrapper: screenOf("pengelola", [queue], `/${queue}`) });

/** As the frame shows it: below the title. */
const page = (
  <main>
    <h1 tabIndex={-1}>Orders</h1>
    <Tip />
  </main>
);

test("a tip stands in the page until the person puts it away, and comes back only when it is asked for", async () => {
  const first = render(page, atQueue());
  const note = await screen.findByRole("note", { name: "Tip" });
  expect(note.textContent).toContain("nearest deadline");
  fireEvent.click(screen.getByRole("button", { name: "Got it" }));
  await waitFor(() => expect(screen.queryByRole("note")).toBeNull());
  expect(document.activeElement?.textContent).toBe("Orders");
  first.unmount();
  putTipAway("2", "approve");
  render(page, atQueue());
  render(<HelpDrawer opened onClose={() => undefined} onKeys={() => undefined} />, atQueue());
  const again = await screen.findByRole("button", { name: "Show all tips again" });
  expect(screen.queryByRole("note")).toBeNull();
  fireEvent.click(again);
  await screen.findByRole("note", { name: "Tip" });
  expect([putAway("1"), putAway("2")]).toEqual([[], ["approve"]]);
});

test("help shows the tasks of the page with the screens' own words, and leads only where the person may go", async () => {
  render(<HelpDrawer opened onClose={() => undefined} onKeys={() => undefined} />, atQueue());
  expect((await screen.findByRole("button", { name: "Approve an order" })).getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByText("Approve", { selector: "b" })).toBeDefined();
  const own = screen.getAllByRole("link", { name: "Penginapan › Konfirmasi Pesanan" });
  expect(own[0]?.getAttribute("href")).toBe(`/${queue}`);
  expect(screen.queryByRole("link", { name: "Gedung & Ruangan › Konfirmasi Pesanan" })).toBeNull();
  expect(screen.getByRole("link", { name: "Open the whole guide" }).getAttribute("href")).toBe(
    "/index/guide/pengelola",
  );
});

test("a guide numbers its tasks through all chapters, and a role that doesn't exist has none", async () => {
  const routes = (
    <Routes>
      <Route path="/index/guide/:role" element={<GuidePage />} />
    </Routes>
  );
  const bank = render(routes, { wrapper: screenOf("bank", ["home"], "/index/guide/bank") });
  await screen.findByRole("heading", { level: 1, name: "Guide for the bank" });
  const titles = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent ?? "");
  expect(titles.map((title) => Number.parseInt(title, 10))).toEqual(titles.map((_, at) => at + 1));
  expect(titles[0]).toBe("1. Receive a payment");
  bank.unmount();
  render(routes, { wrapper: screenOf("bank", [], "/index/guide/king") });
  await screen.findByRole("heading", { level: 1, name: "Page not found" });
});

test("a tip stands below the title of the page, not in dialogs over it", () => {
  const header = (
    <PageNoteContext value="A tip">
      <PageHeader title="Orders" />
      <PagePlaceContext value="dialog">
        <PageHeader title="One order" />
      </PagePlaceContext>
    </PageNoteContext>
  );
  render(header, atQueue());
  expect(screen.getAllByText("A tip")).toHaveLength(1);
  expect(screen.getByText("A tip").textContent).toContain("Orders");
});
