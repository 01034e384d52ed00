// @vitest-environment happy-dom
import { addDays } from "@retribusi/contract/define/dates";
import { catalogueSuggestions, searchCatalogue } from "@retribusi/contract/features/booking/catalogue.endpoints";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { CataloguePage } from "./catalogue-page.tsx";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T03:00:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const day = "2026-11-24";
/** The library's field comes late, and later still on a busy machine. */
const patience = { timeout: 10_000 };

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** The catalogue at an address, and what was asked of the API. */
function open(query = "", suggestions: object = { tempat: [], objek: [] }) {
  const asked: string[] = [];
  fakeApi(({ path, query }) => {
    asked.push(`${path}?${query}`);
    if (path === "catalogue_suggestions") return { body: catalogueSuggestions.answer.parse(suggestions) };
    return {
      body: searchCatalogue.answer.parse({ records: [], limit: 12, lanjut: null, num: 0, more: false, ejaan: [] }),
    };
  });
  const page = (
    <>
      <CataloguePage />
      <Address />
    </>
  );
  render(page, { wrapper: screenOf("nasabah", [], `/index/catalogue${query}`) });
  return asked;
}

const form = () => document.querySelector("search form");
const line = () => screen.findByRole("button", { name: /^Change the search: / });
const where = () => screen.getByLabelText("Place or name", { selector: "input" });

test("a search folds its form to a line that says it, and opens it again with the focus in it", async () => {
  open(`?jenis=gedung&cari=Cimahi&mulai=${day}&akhir=${addDays(day, 2)}&jammulai=09:00&jamakhir=12:00&kapasitas=80`);
  const button = await line();
  expect(button.textContent).toBe("Cimahi · 24–26 Nov · 09:00–12:00 · 1 unit · 80 people");
  expect(form()?.hasAttribute("data-folded")).toBe(true);
  fireEvent.click(button);
  expect(form()?.hasAttribute("data-folded")).toBe(false);
  expect(document.activeElement).toBe(where());
  expect(screen.queryByRole("button", { name: /^Change the search/ })).toBeNull();
});

test.each(["", "?jenis=alat", "?jenis=alat&urut=harga"])(
  "where nothing was looked for the form stands: %s",
  async (query) => {
    open(query);
    await screen.findByText("Nothing to book here yet");
    expect(form()?.hasAttribute("data-folded")).toBe(false);
    expect(screen.queryByRole("button", { name: /^Change the search/ })).toBeNull();
  },
);

test("hours are asked of a hall and a day, both of them, and go into the address", async () => {
  open(`?jenis=gedung&mulai=${day}&urut=harga&fasilitas=ac`);
  const from = await screen.findByLabelText("From");
  expect(screen.getByLabelText("Until")).toHaveProperty("disabled", true);
  fireEvent.change(from, { target: { value: "23:00" } });
  expect(screen.getByLabelText("Until")).toHaveProperty("value", "24:00");
  fireEvent.change(from, { target: { value: "09:00" } });
  fireEvent.change(screen.getByLabelText("Until"), { target: { value: "11:00" } });
  fireEvent.change(from, { target: { value: "12:00" } });
  expect(screen.getByLabelText("Until")).toHaveProperty("value", "13:00");
  fireEvent.change(from, { target: { value: "09:00" } });
  fireEvent.change(screen.getByLabelText("Until"), { target: { value: "12:00" } });
  fireEvent.change(screen.getByLabelText(/^Highest price/), { target: { value: "500000" } });
  fireEvent.submit(form() ?? document.body);
  const address = `mulai=${day}&jammulai=09%3A00&jamakhir=12%3A00&unit=1&fasilitas=ac&hargamaks=500000&urut=harga`;
  await screen.findByText(`/index/catalogue?${address}&jenis=gedung`);
});

test("without a day no hours can be asked, which is said; nights have none", async () => {
  open("?jenis=gedung&kapasitas=5");
  expect(await screen.findByLabelText("From")).toHaveProperty("disabled", true);
  expect(screen.getAllByText("Choose a day first")).toHaveLength(2);
});

test("lodging has no hours", async () => {
  open("?jenis=penginapan&kapasitas=5");
  await screen.findByLabelText("People");
  expect(screen.queryByLabelText("From")).toBeNull();
});

test("places and names are suggested while somebody writes; what was written before stays", async () => {
  const asked = open("", { tempat: ["Kota Bandung"], objek: ["Aula Bandung", "Kota Bandung"] });
  fireEvent.change(where(), { target: { value: "Ban" } });
  where().focus();
  await waitFor(() => expect(where().getAttribute("aria-haspopup")).toBe("listbox"), patience);
  expect(where()).toHaveProperty("value", "Ban");
  expect(document.activeElement).toBe(where());
  fireEvent.change(where(), { target: { value: "Bandu" } });
  const options = await screen.findAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual(["Kota Bandung", "Aula Bandung"]);
  await waitFor(() => expect(asked).toContain("catalogue_suggestions?jenis=penginapan&cari=Bandu"));
  fireEvent.click(screen.getByRole("option", { name: "Aula Bandung" }));
  fireEvent.submit(form() ?? document.body);
  await screen.findByText("/index/catalogue?cari=Aula+Bandung&unit=1&jenis=penginapan");
});

test("what is looked for already is suggested nothing, which would cover the fields below, until it is changed", async () => {
  const asked = open("?jenis=penginapan&cari=Bandung", { tempat: ["Kab. Bandung"], objek: [] });
  fireEvent.click(await line());
  await waitFor(() => expect(where().getAttribute("aria-haspopup")).toBe("listbox"), patience);
  await waitFor(() => expect(asked).toContain("catalogue_suggestions?jenis=penginapan&cari=Bandung"));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole("option")).toBeNull();
  fireEvent.change(where(), { target: { value: "Bandun" } });
  expect(await screen.findByRole("option", { name: "Kab. Bandung" })).toBeTruthy();
});

test("one letter asks for no suggestions", async () => {
  const asked = open("");
  where().focus();
  await waitFor(() => expect(where().getAttribute("aria-haspopup")).toBe("listbox"), patience);
  fireEvent.change(where(), { target: { value: "B" } });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(asked.filter((call) => call.startsWith("catalogue_suggestions"))).toEqual([]);
});

test("after a search the keyboard goes on at its results", async () => {
  open("");
  await screen.findByText("Nothing to book here yet");
  fireEvent.change(where(), { target: { value: "Garut" } });
  fireEvent.submit(form() ?? document.body);
  await line();
  expect(document.activeElement?.contains(screen.getByText("Nothing matches this search"))).toBe(true);
});

test("days of a link that are over are said, and nothing is asked of them", async () => {
  const asked = open("?jenis=gedung&mulai=2026-11-18&akhir=2026-11-20");
  expect(await screen.findByText("The days of this link, 18–20 Nov 2026, are over. Choose others.")).toBeTruthy();
  expect(asked.join()).not.toContain("mulai");
});

test("near miss: of days that begin today nothing is said", async () => {
  const asked = open("?jenis=gedung&mulai=2026-11-21");
  await waitFor(() => expect(asked.join()).toContain("mulai=2026-11-21"));
  expect(screen.queryByText(/of this link/)).toBeNull();
});
