// @vitest-environment happy-dom
import { searchCatalogue } from "@retribusi/contract/features/booking/catalogue.endpoints";
import { catalogueMap } from "@retribusi/contract/features/booking/map.endpoints";
import { organisation } from "@retribusi/contract/features/system/system.endpoints";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import type { CatalogueSearch } from "../../lib/paths.ts";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { CatalogueResults } from "./catalogue-results.tsx";

/** A map of 600 by 300 pixels: without a size nothing can be shown on it. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(300);
});

const card = (objectid: number, more: object = {}) => ({
  ...{ objectid, bebas: null, objectname: `Wisma ${objectid}`, subobjectname: null, fotoobjectutama: null },
  ...{ jenisbooking: "penginapan", kategoriname: "Wisma", lokasialamat: "Jl. Contoh", lokasikabkota: "Bandung" },
  ...{ pemdaname: "Provinsi", skpdname: "Dinas", jumlahobject: 3, satuanobject: "kamar", satuantarif: "malam" },
  ...{ tarif: 150_000, totalbiaya: null, ...more },
});
const cimahi = { lintang: -6.85, bujur: 107.55 };
const ambon = { lintang: -3.7, bujur: 128.19 };
const tiles = { petaalamat: "https://tiles.example.test/{z}/{x}/{y}.png", petaatribusi: "Badan Peta Contoh" };
const noMap = { petaalamat: null, petaatribusi: null };

interface Found {
  readonly records: readonly object[];
  readonly more?: boolean;
  readonly tanpatempat?: number;
}

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** The results of a search, and what was asked of the API. The map is answered by the last that was given. */
function show(found: Found | "fails" | "never", search: CatalogueSearch = { peta: "1" }, setting: object = tiles) {
  const asked: string[] = [];
  const answers = { map: found };
  fakeApi(({ path, query }) => {
    asked.push(`${path}?${query}`);
    if (path === "system/organisation") {
      const names = { namaorganisasi: null, logo: null, zonawaktu: "Asia/Jakarta" };
      const contact = { notelp: null, email: null, alamat: null, jamlayanan: null };
      return { body: organisation.answer.parse({ ...names, ...contact, ...setting }) };
    }
    if (path === "catalogue_map") {
      if (answers.map === "never") return new Promise(() => undefined);
      if (answers.map === "fails") return { status: 500, body: { error: { code: "INTERNAL", message: "Broken" } } };
      return { body: catalogueMap.answer.parse({ more: false, tanpatempat: 0, ejaan: [], ...answers.map }) };
    }
    if (path !== "catalogue") return { body: { records: [] } };
    const page = { records: [card(1), card(2)], lanjut: null, num: 2, more: false, limit: 12, ejaan: [] };
    return { body: searchCatalogue.answer.parse(page) };
  });
  const results = (wanted: CatalogueSearch) => (
    <>
      <CatalogueResults audience="public" kind="penginapan" search={wanted} />
      <Address />
    </>
  );
  const { rerender } = render(results(search), { wrapper: screenOf("nasabah") });
  return { asked, answers, searchFor: (wanted: CatalogueSearch) => rerender(results(wanted)) };
}

const map = () => screen.findByRole("region", { name: "Map of the results" });
const marks = async () => {
  const buttons = await within(await map()).findAllByRole("button");
  return buttons.filter((button) => button.closest(".leaflet-marker-pane") !== null);
};
/** Amounts have a space that doesn't break. */
const plain = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");
const texts = (nodes: readonly HTMLElement[]) => nodes.map(({ textContent }) => plain(textContent));

test("without the address of a map there is no way to one, and nothing is asked for it, whatever the address says", async () => {
  const { asked } = show({ records: [card(1, cimahi)] }, { peta: "1" }, noMap);
  await screen.findByRole("combobox", { name: "Order of the results" });
  await waitFor(() => expect(asked.join()).toContain("system/organisation"));
  await screen.findByRole("link", { name: "Wisma 1" });
  await waitFor(() => expect(document.querySelector("aside")).toBeNull());
  expect(screen.queryByRole("link", { name: /map/i })).toBeNull();
  expect(asked.join()).not.toContain("catalogue_map");
});

test("with one the results have a way to it, which keeps the search; only then their places are asked for", async () => {
  const { asked } = show({ records: [card(1, cimahi)] }, { cari: "wisma", urut: "harga" });
  const open = await screen.findByRole("link", { name: "Map" });
  expect(asked.join()).not.toContain("catalogue_map");
  fireEvent.click(open);
  await screen.findByText("/index/catalogue?cari=wisma&urut=harga&jenis=penginapan&peta=1");
});

test("the places are asked for as the list is, without what concerns the map alone; closing it leaves the search", async () => {
  const { asked } = show({ records: [card(1, cimahi)] }, { cari: "wisma", mulai: "2027-03-01", peta: "1" });
  await map();
  expect(asked).toContain("catalogue_map?cari=wisma&mulai=2027-03-01&jenis=penginapan");
  expect(asked.join()).not.toContain("peta=");
  fireEvent.click(screen.getByRole("link", { name: "Close map" }));
  await screen.findByText("/index/catalogue?cari=wisma&mulai=2027-03-01&jenis=penginapan");
});

test("each place has one mark with price and name, several objects at one place their number, and who made the map stands on it", async () => {
  const here = [card(1, cimahi), card(2, { ...cimahi, tarif: 90_000 })];
  show({ records: [...here, card(3, { ...ambon, tarif: 200_000 })] });
  const buttons = await marks();
  expect(texts(buttons)).toEqual(["2", "Rp 200.000"]);
  expect(buttons.map((button) => plain(button.getAttribute("aria-label")))).toEqual([
    "2 results here: Wisma 1, Wisma 2, from Rp 90.000",
    "Wisma 3, Rp 200.000 per night",
  ]);
  expect(screen.getByText("Badan Peta Contoh")).toBeTruthy();
  expect(document.querySelector<HTMLImageElement>("img.leaflet-tile")?.src).toMatch(
    /^https:\/\/tiles\.example\.test\//,
  );
});

test("a mark that is pressed tells all that stands there, with the days of the search in its links, and closes again", async () => {
  const days = { mulai: "2027-03-01", akhir: "2027-03-03", unit: 2 } as const;
  const free = { ...cimahi, bebas: 2, totalbiaya: 600_000 };
  const records = [card(1, free), card(2, { ...free, bebas: 1 }), card(3, { ...ambon, bebas: 0, totalbiaya: 600_000 })];
  show({ records }, { ...days, peta: "1" });
  const [both, full] = await marks();
  expect(texts([both, full].filter((one) => one !== undefined))).toEqual(["2", "Full"]);
  expect(plain(full?.getAttribute("aria-label"))).toBe("Wisma 3, Rp 600.000 for 2 nights, 2 units, Full");
  if (!both) throw new Error("There is no mark");
  both.focus();
  fireEvent.click(both);
  const panel = await screen.findByRole("region", { name: "2 results here" });
  expect(document.activeElement).toBe(panel);
  expect(both.getAttribute("aria-expanded")).toBe("true");
  const links = within(panel).getAllByRole("link");
  expect(texts(links)).toEqual(["Wisma 1", "Wisma 2"]);
  expect(links[0]?.getAttribute("href")).toBe("/index/catalogue/1?mulai=2027-03-01&akhir=2027-03-03&unit=2&peta=1");
  expect(within(panel).getByText("Only 1 free")).toBeTruthy();
  fireEvent.click(within(panel).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "2 results here" })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(both));
});

test("a mark of different places that stand close together goes nearer until each has its own", async () => {
  const near = { lintang: -6.86, bujur: 107.63 };
  show({ records: [card(1, cimahi), card(2, near), card(3, ambon)] });
  const [two] = await marks();
  expect(two?.textContent).toBe("2");
  if (two) fireEvent.click(two);
  await waitFor(async () => expect(texts(await marks())).toEqual(["Rp 150.000", "Rp 150.000", "Rp 150.000"]));
  expect(screen.queryByRole("region", { name: /results here/ })).toBeNull();
});

test("a card of the list that is pointed at lights its mark", async () => {
  show({ records: [card(1, cimahi), card(2, ambon)] });
  const lit = async () => (await marks()).map((button) => button.hasAttribute("data-lit"));
  expect(await lit()).toEqual([false, false]);
  fireEvent.focusIn(await screen.findByRole("link", { name: "Wisma 2" }));
  await waitFor(async () => expect(await lit()).toEqual([false, true]));
});

test.each([
  ["1 of 3 results is not on the map.", { records: [card(1, cimahi), card(2, ambon)], tanpatempat: 1 }],
  [
    "The map shows the first 2 results. Narrow the search to see the others.",
    { records: [card(1, cimahi), card(2, ambon)], more: true },
  ],
  ["", { records: [card(1, cimahi), card(2, ambon)] }],
])("what isn't on the map is said: “%s”", async (said, found) => {
  show(found);
  await map();
  expect(document.querySelector("aside > div > p")?.textContent).toBe(said);
});

test("while another search is on its way the map says that it shows the former one", async () => {
  const { answers, searchFor } = show({ records: [card(1, cimahi)] });
  await map();
  const isOld = () => document.querySelector("aside [data-stale]")?.getAttribute("aria-busy") ?? "no";
  expect(isOld()).toBe("no");
  answers.map = "never";
  searchFor({ peta: "1", cari: "bandung" });
  await waitFor(() => expect(isOld()).toBe("true"));
  expect(await marks()).toHaveLength(1);
});

test("where none of the results has a place that is said, with the way to the list", async () => {
  show({ records: [], tanpatempat: 2 });
  await screen.findByText("None of the results is on the map yet");
  expect(screen.getByRole("link", { name: "To the list" }).getAttribute("href")).toBe(
    "/index/catalogue?jenis=penginapan",
  );
  expect(document.querySelector(".leaflet-container")).toBeNull();
});

test("where the places can't be asked for that is said and can be tried again; the list is there still", async () => {
  const { answers } = show("fails");
  const alert = await screen.findByRole("alert");
  await screen.findByRole("link", { name: "Wisma 1" });
  answers.map = { records: [card(1, cimahi)] };
  const again = within(alert).queryByRole("button");
  if (again) fireEvent.click(again);
  expect(texts(await marks())).toEqual(["Rp 150.000"]);
});

test("tiles that don't come are said, and the marks can be pressed still", async () => {
  show({ records: [card(1, cimahi)] });
  const region = await map();
  const [tile] = region.querySelectorAll("img.leaflet-tile");
  if (tile) fireEvent.error(tile);
  await within(region).findByText(/can't be loaded .* can still be pressed\.$/);
  const [mark] = await marks();
  if (mark) fireEvent.click(mark);
  await screen.findByRole("region", { name: "1 result here" });
});
