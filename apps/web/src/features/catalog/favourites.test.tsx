// @vitest-environment happy-dom
import { mostFavourites } from "@retribusi/contract/features/booking/booking.favourites";
import type { Favourite } from "@retribusi/contract/features/booking/favourite.endpoints";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { forgetToken } from "../../lib/session.ts";
import { type Answer, fakeApi, screenOf } from "../../testing/show.tsx";
import { keepOnDevice, readDevice } from "./device-favourites.ts";
import { FavouriteHeart } from "./favourite-heart.tsx";
import { FavouriteMove } from "./favourite-move.tsx";
import { FavouritesPage } from "./favourites-page.tsx";

const key = "retribusi.favorit";
const object = (objectid: number) => ({
  ...{ objectid, objectname: `Wisma ${objectid}`, subobjectname: null, lokasikabkota: "Bandung" },
  jenisbooking: "penginapan" as const,
});
const kept = (objectid: number): Favourite => {
  const { objectname, subobjectname: _, ...rest } = object(objectid);
  return { ...rest, namaobject: objectname };
};
const card = (objectid: number, tutupsampai: string | null = null) => ({
  ...object(objectid),
  ...{ kategoriname: "Wisma", lokasialamat: "Jl. Contoh", pemdaname: "Provinsi", skpdname: "Dinas" },
  ...{ fotoobjectutama: null, jumlahobject: 3, satuanobject: "kamar", satuantarif: "malam", tarif: 150_000 },
  ...{ bebas: null, totalbiaya: null, tutupsampai },
});

/** An account with these favourites, and objects of which these are offered. */
function serve(account: readonly Favourite[], offered: readonly object[] = [], refuse?: Answer) {
  let records = account;
  return fakeApi(({ method, path, body }) => {
    if (path === "catalogue_favorit") return { body: { records: offered } };
    if (!path.startsWith("favorit")) return { body: [] };
    if (method !== "GET" && refuse) return refuse;
    if (method === "DELETE") records = records.filter(({ objectid }) => path !== `favorit/${objectid}`);
    let sisa = 0;
    if (method === "POST" && typeof body === "object" && body !== null && "records" in body) {
      const sent: Favourite[] = Array.isArray(body.records) ? body.records : [];
      const room = mostFavourites - records.length;
      sisa = Math.max(0, sent.length - room);
      records = [...sent.slice(0, room), ...records];
    }
    return { body: { records, sisa } };
  });
}

type Who = "nasabah" | "pengelola" | "visitor";
function show(who: Who, what: React.ReactNode) {
  const wrapper = screenOf(who === "visitor" ? "nasabah" : who);
  if (who === "visitor") forgetToken();
  render(what, { wrapper });
}
const heart = () => screen.findByRole("button", { name: "Favourite: Wisma 1" });
const isPressed = async () => (await heart()).getAttribute("aria-pressed");

beforeEach(() => localStorage.removeItem(key));

test("a visitor's heart keeps on the device, and nothing is sent", async () => {
  const sent = serve([]);
  show("visitor", <FavouriteHeart object={object(1)} />);
  fireEvent.click(await heart());
  await waitFor(async () => expect(await isPressed()).toBe("true"));
  expect(readDevice()).toEqual([kept(1)]);
  fireEvent.click(await heart());
  await waitFor(async () => expect(await isPressed()).toBe("false"));
  expect([readDevice(), sent]).toEqual([[], []]);
});

test("a customer's heart keeps in the account, and nothing on the device", async () => {
  const sent = serve([]);
  show("nasabah", <FavouriteHeart object={object(1)} />);
  fireEvent.click(await heart());
  await waitFor(() => expect(sent).toEqual([{ method: "POST", path: "favorit", body: { records: [kept(1)] } }]));
  expect(await isPressed()).toBe("true");
  fireEvent.click(await heart());
  await waitFor(() => expect(sent.at(-1)?.path).toBe("favorit/1"));
  expect([await isPressed(), readDevice()]).toEqual(["false", []]);
});

test("a heart that couldn't be kept goes back, and says so", async () => {
  serve([], [], { status: 503, body: { error: { code: "BUSY", message: "Please try again." } } });
  show("nasabah", <FavouriteHeart object={object(1)} />);
  fireEvent.click(await heart());
  await screen.findByText(/Please try again/);
  await waitFor(async () => expect(await isPressed()).toBe("false"));
});

test.each(["visitor", "nasabah"] as const)("one too many of a %s is told, and not kept", async (who) => {
  const full = Array.from({ length: mostFavourites }, (_, at) => kept(at + 2));
  if (who === "visitor") localStorage.setItem(key, JSON.stringify(full));
  serve(who === "visitor" ? [] : full);
  show(who, <FavouriteHeart object={object(1)} />);
  fireEvent.click(await heart());
  await screen.findByText(/room for 100 favourites, and 1 more/);
  await waitFor(async () => expect(await isPressed()).toBe("false"));
});

test("the staff have no heart", async () => {
  serve([]);
  show(
    "pengelola",
    <>
      <FavouriteHeart object={object(1)} />
      <p>there</p>
    </>,
  );
  await screen.findByText("there");
  expect(screen.queryByRole("button")).toBeNull();
});

test("who signs in takes along what the device kept, which is empty then", async () => {
  localStorage.setItem(key, JSON.stringify([kept(1), kept(2)]));
  const sent = serve([kept(9)]);
  show("nasabah", <FavouriteMove />);
  await waitFor(() => expect(readDevice()).toEqual([]));
  expect(sent).toEqual([{ method: "POST", path: "favorit", body: { records: [kept(1), kept(2)] } }]);
});

test.each([
  ["a manager who signs in", "pengelola", undefined],
  ["a call that fails", "nasabah", { status: 503, body: { error: { code: "BUSY", message: "-" } } }],
] as const)("the device keeps its own: %s", async (_, who, refuse) => {
  localStorage.setItem(key, JSON.stringify([kept(1)]));
  const sent = serve([], [], refuse);
  show(who, <FavouriteMove />);
  await new Promise((done) => setTimeout(done, 50));
  expect([readDevice(), sent.length]).toEqual([[kept(1)], refuse ? 1 : 0]);
});

test("the page shows the offered ones as cards, says which are closed and until when, and what is no longer offered", async () => {
  localStorage.setItem(key, JSON.stringify([kept(3), kept(2), kept(1)]));
  serve([], [card(1), card(2, "2027-06-05")]);
  show("visitor", <FavouritesPage />);
  await screen.findByText("Closed until 5th June, 2027");
  const names = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(["Wisma 3", "Wisma 2", "Wisma 1"]);
  expect(screen.getAllByText("No longer offered").length).toBe(1);
  const similar = screen.getAllByRole("link", { name: /^Look for similar ones/ });
  expect(similar.map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")])).toEqual([
    ["Look for similar ones: Wisma 3", "/index/catalogue?jenis=penginapan&cari=Bandung"],
    ["Look for similar ones: Wisma 2", "/index/catalogue?jenis=penginapan&cari=Bandung"],
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Take off my favourites" }));
  await waitFor(() => expect(readDevice().map(({ objectid }) => objectid)).toEqual([2, 1]));
  fireEvent.click(await screen.findByRole("button", { name: "Keep again" }));
  expect(readDevice().length).toBe(3);
});

test("a customer's page is the account's, with the way to order; without any it says how to keep one", async () => {
  localStorage.setItem(key, JSON.stringify([kept(3)]));
  serve([kept(1)], [card(1)]);
  show("nasabah", <FavouritesPage />);
  const link = await screen.findByRole("link", { name: "Wisma 1" });
  expect(link.getAttribute("href")).toBe("/mst_objectretribusi/add_object_nasabah/1");
  expect(screen.queryByText("Wisma 3")).toBeNull();
  cleanup();
  serve([]);
  show("nasabah", <FavouritesPage />);
  await screen.findByText("No favourites yet");
  expect(screen.getByText(/room for 100/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "To the catalogue" })).toBeTruthy();
});

test("what comes to the list while it is shown isn't told to be gone before anybody knows", async () => {
  keepOnDevice(kept(1));
  fakeApi(({ path, query }) => {
    if (path !== "catalogue_favorit") return { body: [] };
    return query.get("objek") === "1" ? { body: { records: [card(1)] } } : new Promise(() => undefined);
  });
  show("visitor", <FavouritesPage />);
  await screen.findByRole("link", { name: "Wisma 1" });
  act(() => void keepOnDevice(kept(2)));
  await waitFor(() => expect(document.querySelectorAll("ul > *")).toHaveLength(2));
  expect(screen.queryByText("No longer offered")).toBeNull();
  expect(screen.getByRole("link", { name: "Wisma 1" })).toBeTruthy();
});

test("whoever keeps none is told so, and led to the catalogue", async () => {
  serve([]);
  show("pengelola", <FavouritesPage />);
  expect(await screen.findByText(/^Favourites are kept by customers/)).toBeTruthy();
  expect(screen.queryByText(/on this device alone/)).toBeNull();
  expect(screen.getByRole("link", { name: "To the catalogue" })).toBeTruthy();
});
