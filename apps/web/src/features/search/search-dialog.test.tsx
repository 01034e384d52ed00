// @vitest-environment happy-dom
import type { SearchAnswer } from "@retribusi/contract/features/search/search.endpoints";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { expect, test } from "vitest";
import { type Answer, fakeApi, screenOf } from "../../testing/show.tsx";
import { SearchDialog } from "./search-dialog.tsx";

const none: SearchAnswer = {
  pesanan: { records: [], hasMore: false },
  objek: { records: [], hasMore: false },
  pengguna: { records: [], hasMore: false },
};

const booking: SearchAnswer["pesanan"]["records"][number] = {
  id: 1284,
  jenisbooking: "gedung",
  namapemesan: "Sari Dewi",
  objectname: "Aula Barat",
  subobjectname: "Lantai 2",
  tglmulaipemakaian: "2027-03-01T01:00:00.000Z",
  tglakhirpemakaian: "2027-03-01T05:00:00.000Z",
  satuantarif: "kegiatan",
  zona: "Asia/Jakarta",
  statusbooking: 50,
  uraianstatus: "Lunas",
};
const object = {
  objectid: 7,
  objectname: "Aula Barat",
  subobjectname: null,
  lokasikabkota: "Kota Cimahi",
  jenisbooking: "gedung",
} as const;

const places = [
  { label: "Beranda", to: "/home" },
  { label: "Gedung & Ruangan: Daftar Pesanan", to: "/trx_gedung/list_gedung" },
];

const Place = () => <output data-testid="place">{useLocation().pathname}</output>;

function show(answer: (q: string) => Answer, pages: string[] = ["mst_objectretribusi/view"]) {
  const asked: string[] = [];
  fakeApi(({ path, query }) => {
    const q = query.get("q") ?? "";
    if (path === "search") asked.push(q);
    return answer(q);
  });
  const dialog = <SearchDialog opened onClose={() => undefined} places={places} />;
  render([<Place key="place" />, <div key="dialog">{dialog}</div>], { wrapper: screenOf("dinas", pages) });
  return asked;
}

const field = () => screen.getByRole("combobox", { name: /^Name, booking number/ });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

test("nothing is asked for a single letter, and once for what was typed without a pause", async () => {
  const asked = show(() => ({ body: none }));
  type("s");
  expect(screen.getAllByText(/^Type at least two characters/).length).toBeGreaterThan(0);
  for (const text of ["sa", "sar", "sari"]) type(text);
  await screen.findByText("Nothing found for “sari”", { selector: "[role=status]" });
  expect(asked).toEqual(["sari"]);
});

test("what was found stands by its kind, and Enter opens what the arrows chose", async () => {
  show(() => ({
    body: { ...none, pesanan: { records: [booking], hasMore: true }, objek: { records: [object], hasMore: false } },
  }));
  type("aula");
  const first = await screen.findByRole("option", { name: /^Sari Dewi.*No\. 1284 · Aula Barat, Lantai 2 · 1 Mar/ });
  expect(screen.getByText("Bookings – more match, type more of it")).toBeTruthy();
  const chosen = () => field().getAttribute("aria-activedescendant");
  const down = () => fireEvent.keyDown(field(), { key: "ArrowDown", code: "ArrowDown" });
  down();
  await waitFor(() => expect(chosen()).toBe(first.id));
  down();
  await waitFor(() => expect(chosen()).toBe(screen.getByRole("option", { name: /Kota Cimahi/ }).id));
  fireEvent.keyDown(field(), { key: "Enter", code: "Enter" });
  await waitFor(() => expect(screen.getByTestId("place").textContent).toBe("/mst_objectretribusi/view/7"));
});

test("without a choice Enter opens the first that was found", async () => {
  show(() => ({ body: { ...none, pesanan: { records: [booking], hasMore: false } } }));
  type("sari");
  await screen.findByRole("option", { name: /^Sari Dewi/ });
  fireEvent.keyDown(field(), { key: "Enter", code: "Enter" });
  await waitFor(() => expect(screen.getByTestId("place").textContent).toBe("/trx_gedung/view/1284"));
});

test("whoever may not open an object's record gets its page in the catalogue", async () => {
  show(() => ({ body: { ...none, objek: { records: [object], hasMore: false } } }), []);
  type("aula");
  fireEvent.click(await screen.findByRole("option", { name: /Kota Cimahi/ }));
  await waitFor(() => expect(screen.getByTestId("place").textContent).toBe("/mst_objectretribusi/add_gedung_nsb/7"));
});

test("pages of the menu are found by any of their words, while the records fail, which can be tried again", async () => {
  let fails = true;
  show(() =>
    fails
      ? { status: 500, body: { error: { code: "INTERNAL", message: "Broken" } } }
      : { body: { ...none, pesanan: { records: [booking], hasMore: false } } },
  );
  type("pesanan gedung");
  expect(screen.getByRole("option", { name: "Gedung & Ruangan: Daftar Pesanan" })).toBeTruthy();
  expect(screen.queryByRole("option", { name: "Beranda" })).toBeNull();
  const alert = await screen.findByRole("alert");
  fails = false;
  fireEvent.click(within(alert).getByRole("button", { name: /again/i }));
  await screen.findByRole("option", { name: /Sari Dewi/ });
});
