// @vitest-environment happy-dom
import { searchCatalogue } from "@retribusi/contract/features/booking/catalogue.endpoints";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { expect, test } from "vitest";
import type { CatalogueSearch } from "../../lib/paths.ts";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { CatalogueResults } from "./catalogue-results.tsx";

const card = (objectid: number, bebas: number | null) => ({
  ...{ objectid, bebas, objectname: `Wisma ${objectid}`, subobjectname: null, fotoobjectutama: null },
  ...{ jenisbooking: "penginapan", kategoriname: "Wisma", lokasialamat: "Jl. Contoh", lokasikabkota: "Bandung" },
  ...{ pemdaname: "Provinsi", skpdname: "Dinas", jumlahobject: 3, satuanobject: "kamar", satuantarif: "malam" },
  ...{ tarif: 150_000, totalbiaya: bebas === null ? null : 300_000 },
});

interface Page {
  readonly records: readonly object[];
  readonly lanjut: string | null;
  readonly num: number;
  readonly more: boolean;
  readonly ejaan?: readonly object[];
}

/** Where the browser is. */
function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** Shows the results of a search whose pages are these, one after the other. */
function show(pages: readonly Page[], search: CatalogueSearch = {}) {
  let asked = 0;
  fakeApi(({ path }) => {
    if (path !== "catalogue") return { body: [] };
    const page = pages[asked] ?? pages.at(-1);
    asked += 1;
    return { body: searchCatalogue.answer.parse({ limit: 12, ejaan: [], ...page }) };
  });
  render(
    <>
      <CatalogueResults audience="public" kind="penginapan" search={search} />
      <Address />
    </>,
    { wrapper: screenOf("nasabah") },
  );
  return () => asked;
}

/** Beside them stands the way to the favourites, a picture. */
const cards = () =>
  screen
    .queryAllByRole("link")
    .map((link) => link.textContent)
    .filter(Boolean);
const days = { mulai: "2027-03-01", akhir: "2027-03-03" };

test("says how many places there are, and shows more of them", async () => {
  const page = { num: 2, more: false };
  show([
    { ...page, records: [card(1, null)], lanjut: "next" },
    { ...page, records: [card(2, null)], lanjut: null },
  ]);
  await screen.findByText("2 places to stay found");
  fireEvent.click(screen.getByRole("button", { name: "Show more" }));
  await waitFor(() => expect(cards()).toEqual(["Wisma 1", "Wisma 2"]));
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("says that there are more than are counted, and on days that the free ones come first", async () => {
  show([{ records: [card(1, 2)], lanjut: "next", num: 1000, more: true }], days);
  await screen.findByText("More than 1.000 places to stay found, the free ones first");
});

test("doesn't speak of free ones where there are none", async () => {
  const records = [card(1, 0), card(2, 0)];
  show([{ records, lanjut: null, num: 2, more: false }], days);
  await screen.findByText("2 places to stay found");
  await screen.findByText("Nothing is free on these dates");
});

test("goes on by itself while nothing was found for the days, and no further", async () => {
  const page = { num: 1000, more: true };
  const asked = show(
    [
      { ...page, records: [], lanjut: "a" },
      { ...page, records: [], lanjut: "b" },
      { ...page, records: [card(3, 1)], lanjut: "c" },
    ],
    days,
  );
  await waitFor(() => expect(cards()).toEqual(["Wisma 3"]));
  expect(screen.getByRole("button", { name: "Show more" })).toBeTruthy();
  expect(asked()).toBe(3);
});

const nothing = { records: [], lanjut: null, num: 0, more: false };

test("where nothing was asked for it says that there is nothing yet, and nothing of a search", async () => {
  show([nothing], { jenis: "penginapan", cari: undefined });
  await screen.findByText("Nothing to book here yet");
  expect(screen.queryByText("Nothing matches this search")).toBeNull();
});

test("a search that finds nothing is said to be one", async () => {
  show([nothing], { cari: "istana" });
  await screen.findByText("Nothing matches this search");
  expect(screen.getByText(/^Try another spelling/)).toBeTruthy();
  expect(screen.queryByText("Nothing to book here yet")).toBeNull();
  cleanup();
  show([nothing], { kapasitas: 900 });
  expect(await screen.findByText(/^Ask for less: another price, fewer people/)).toBeTruthy();
  expect(screen.queryByText(/spelling/)).toBeNull();
});

test("says what was looked for instead of a mistyped word, and nothing of it where all were right", async () => {
  const page = { records: [card(1, null)], lanjut: null, num: 1, more: false };
  const ejaan = [{ ditulis: "Bandug", dicari: "Bandung" }];
  show([{ ...page, ejaan }], { cari: "Bandug" });
  await screen.findByText("Nothing is called “Bandug”. Shown: “Bandung”.");
  cleanup();
  show([page], { cari: "Bandung" });
  await screen.findByText("1 place to stay found");
  expect(screen.queryByText(/Nothing is called/)).toBeNull();
});

test("tells how many units there are in the object's own word, and what asked hours cost", async () => {
  const hall = { ...card(1, 1), satuantarif: "jam", tarif: 50_000, totalbiaya: 150_000, jumlahobject: 1 };
  const page = { lanjut: null, num: 2, more: false };
  show([{ ...page, records: [hall] }], { ...days, jammulai: "09:00", jamakhir: "12:00" });
  await screen.findByText("for 3 hours");
  screen.getByText("Rp 150.000");
  cleanup();
  show([{ ...page, records: [{ ...card(2, null), jumlahobject: 300, satuanobject: "kursi" }] }]);
  await screen.findByText("300 kursi");
});

test("an order that is chosen goes into the address beside the search", async () => {
  show([{ records: [card(1, null)], lanjut: null, num: 1, more: false }], { cari: "wisma", kapasitas: 2 });
  const order = await screen.findByRole("combobox", { name: "Order of the results" });
  fireEvent.change(order, { target: { value: "harga" } });
  await screen.findByText("/index/catalogue?cari=wisma&kapasitas=2&jenis=penginapan&urut=harga");
});

test.each([
  ["public", "nasabah", "Favourite: Wisma 1", "/index/favorit"],
  ["public", "pengelola", undefined, undefined],
  ["manager", "nasabah", undefined, undefined],
] as const)("a card of the %s catalogue, read as %s, can be kept: %s", async (audience, role, heart, favourites) => {
  fakeApi(({ path }) => {
    if (path === "favorit") return { body: { records: [] } };
    const page = { records: [card(1, null)], lanjut: null, num: 1, more: false, limit: 12, ejaan: [] };
    return { body: path === "catalogue" ? searchCatalogue.answer.parse(page) : [] };
  });
  render(<CatalogueResults audience={audience} kind="penginapan" search={{}} />, { wrapper: screenOf(role) });
  await screen.findByRole("combobox", { name: "Order of the results" });
  await screen.findByRole("link", { name: "Wisma 1" });
  if (heart) await screen.findByRole("button", { name: heart });
  expect(screen.queryByRole("link", { name: "Favourites" })?.getAttribute("href")).toBe(favourites);
  expect(screen.queryAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual(
    heart ? [heart] : [],
  );
});
