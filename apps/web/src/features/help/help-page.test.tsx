// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { chooseLanguage } from "../../lib/i18n.ts";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { HelpPage } from "./help-page.tsx";

/** Of the 21st, where the organisation is. */
const date_updated = "2026-11-20T20:00:00.000Z";
const both = { judulen: "How do I pay?", isien: "<p>At the bank.</p>", date_updated };
const neither = { judulen: null, isien: null, date_updated };
const records = [
  { id: 1, bagian: "cari", judul: "Di mana mencari?", isi: "<p>Di katalog.</p>", ...neither },
  { id: 2, bagian: "bayar", judul: "Bagaimana membayar?", isi: "<p>Di bank.</p>", ...both },
  { id: 3, bagian: "bayar", judul: "Kapan lunas?", isi: "<p>Segera.</p>", ...neither, judulen: "When is it paid?" },
  { id: 4, bagian: "syarat", judul: "Pesanan", isi: "<p>Diputuskan pengelola.</p>", ...neither },
];
const manager = { pengelolaid: 1, pengelolaname: "Tahura", skpdname: "Dinas Kehutanan", pemdaname: "Jawa Barat" };
const contacts = {
  regions: [
    { idpemda: 1, pemdaname: "Bali" },
    { idpemda: 2, pemdaname: "Jawa Barat" },
  ],
  records: [
    { ...manager, notelp: "081234567890", alamat: "Jalan Dago 1", email: "info@contoh.go.id" },
    { ...manager, pengelolaid: 2, pengelolaname: "Balai", notelp: "0221234567", alamat: null, email: null },
    { ...manager, pengelolaid: 3, pengelolaname: "Wisma", notelp: null, alamat: null, email: null },
  ],
  hasMore: false,
};

function show(address: string, texts: readonly object[] = records, found: object = contacts) {
  const asked: string[] = [];
  fakeApi(({ path, query }) => {
    if (path === "help/contacts") asked.push(query.toString());
    if (path === "help/texts") return { body: { records: texts } };
    return { body: path === "help/contacts" ? found : {} };
  });
  const route = <Route path="/index/bantuan/:part?" element={<HelpPage />} />;
  render(<Routes>{route}</Routes>, { wrapper: screenOf("nasabah", [], address) });
  return asked;
}

afterEach(() => act(() => chooseLanguage("en")));

const question = (name: string) => screen.findByRole("button", { name });

test("who reads English reads English where heading and text are both there, and else the Indonesian one, which is said and marked", async () => {
  show("/index/bantuan");
  const paid = await question("How do I pay?");
  expect(paid.closest("[lang]")?.getAttribute("lang")).toBe("en");
  fireEvent.click(paid);
  expect(screen.getByText("At the bank.").closest("[lang]")?.getAttribute("lang")).toBe("en");
  const half = await question("Kapan lunas?");
  expect(screen.queryByRole("button", { name: "When is it paid?" })).toBeNull();
  expect(half.closest("[lang]")?.getAttribute("lang")).toBe("id");
  fireEvent.click(half);
  expect(screen.getByText("Segera.").closest("[lang]")?.getAttribute("lang")).toBe("id");
  // An answer that is folded is not there yet.
  expect(screen.getAllByText(/There is no English text yet/)).toHaveLength(1);
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Finding",
    "Paying",
  ]);
});

test("who reads Indonesian reads Indonesian, and is told nothing of it", async () => {
  show("/index/bantuan");
  await question("How do I pay?");
  await act(() => chooseLanguage("id"));
  await question("Bagaimana membayar?");
  expect(screen.queryByText(/hanya ada dalam bahasa Indonesia/)).toBeNull();
});

test("a search leaves the questions whose heading or text has its words, and says when there is none", async () => {
  show("/index/bantuan");
  await question("How do I pay?");
  const search = (words: string) => {
    const field = screen.getByRole("searchbox", { name: "Search the questions" });
    fireEvent.change(field, { target: { value: words } });
    fireEvent.keyDown(field, { key: "Enter" });
  };
  search("BANK the");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Kapan lunas?" })).toBeNull());
  await question("How do I pay?");
  search("helicopter");
  await screen.findByText("No answer has “helicopter” in it");
});

test("without questions or terms the page says so and where else to ask", async () => {
  show("/index/bantuan", []);
  await screen.findByText("No questions and answers yet");
  expect(screen.queryByRole("searchbox")).toBeNull();
  expect(screen.getByRole("link", { name: "Privacy notice" }).getAttribute("href")).toBe("/index/privacy");
});

test("the terms stand whole with the day of their latest change, and no question among them", async () => {
  show("/index/bantuan/syarat");
  expect((await screen.findByRole("heading", { level: 2, name: "Pesanan" })).getAttribute("lang")).toBe("id");
  expect(screen.getByText("Diputuskan pengelola.")).toBeTruthy();
  expect(screen.getByText("Last changed on 21st November, 2026.")).toBeTruthy();
  expect(screen.queryByText("How do I pay?")).toBeNull();
});

test("a manager is reached by what is known of them: WhatsApp for a mobile number alone, nothing in place of what isn't known", async () => {
  const asked = show("/index/bantuan/kontak");
  await screen.findByRole("heading", { name: "Tahura" });
  const cards = screen.getAllByRole("listitem");
  const card = (name: string) => {
    const found = cards.find((one) => within(one).queryByRole("heading", { name }));
    if (!found) throw new Error(`${name} isn't there`);
    return within(found);
  };
  expect(card("Tahura").getByRole("link", { name: "WhatsApp to Tahura" }).getAttribute("href")).toMatch(
    /^https:\/\/wa\.me\/6281234567890\?/,
  );
  expect(card("Tahura").getByRole("link", { name: "info@contoh.go.id" })).toBeTruthy();
  expect(card("Balai").queryByRole("link", { name: /WhatsApp/ })).toBeNull();
  expect(
    card("Balai")
      .getByRole("link", { name: /0221234567/ })
      .getAttribute("href"),
  ).toBe("tel:0221234567");
  expect(card("Wisma").getByText("Phone and address are not known here yet.")).toBeTruthy();
  fireEvent.change(screen.getByRole("combobox", { name: "Region" }), { target: { value: "2" } });
  await waitFor(() => expect(asked).toEqual(["", "idpemda=2"]));
});

test("a part that there is not is no page", async () => {
  show("/index/bantuan/rahasia");
  await screen.findByRole("heading", { level: 1, name: "Page not found" });
});
