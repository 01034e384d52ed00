// @vitest-environment happy-dom
import { addDays, localDate } from "@retribusi/contract/define/dates";
import type { Desk, DeskFigures as Figures } from "@retribusi/contract/features/booking/desk.endpoints";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { conflict, fakeApi, screenOf } from "../../testing/show.tsx";
import { DeskFigures } from "./desk-figures.tsx";
import { UnitsToClean } from "./units-to-clean.tsx";

const pages = ["booking/antrean", "mst_objectretribusi/unit", "trx_penginapan/list_booking_pengelola"];
const kind = (jenis: Figures["jenis"], more: Partial<Figures> = {}): Figures => ({
  ...{
    jenis,
    datang: 3,
    telat: 1,
    besokdatang: 2,
    dalam: 5,
    pulang: 4,
    lewat: 0,
    besokpulang: 6,
    tagihan: 7,
    segera: 2,
  },
  ...more,
});
const dirty = {
  id: 9,
  versi: 4,
  nomor: "104",
  catatan: "Lampu",
  objectid: 7,
  objectname: "Wisma",
  subobjectname: null,
};
const clean = { num: 0, records: [] };

function show(desk: Desk, isConflict = false, held = pages) {
  let now = desk;
  const written = fakeApi(({ method, path }) => {
    if (method === "POST") {
      if (isConflict) return conflict();
      now = { ...desk, dibersihkan: clean };
      return { body: { ...dirty, jumlahobject: 1, satuanobject: "kamar", unit: [] } };
    }
    if (path === "booking/meja") return { body: now };
    return { body: { num: 2, tertua: new Date(Date.now() - 50 * 3_600_000).toISOString(), usulan: 0, jadwal: 0 } };
  });
  render(
    <>
      <DeskFigures />
      <UnitsToClean />
    </>,
    { wrapper: screenOf("pengelola", held) },
  );
  return written;
}

const addressOf = async (name: string) => {
  const link = await screen.findByRole("link", { name });
  return decodeURIComponent(link.getAttribute("href") ?? "");
};

test("each figure leads to the bookings that it counts", async () => {
  show({ angka: [kind("penginapan")], dibersihkan: clean });
  const today = localDate(new Date(), "Asia/Jakarta");
  const day = (days: number) => addDays(today, days);
  const list = "/trx_penginapan/list_booking_pengelola?filter[statusbooking]=50&filter[haripakai]=";
  expect(await addressOf("Arriving today: 3")).toBe(`${list}${day(0)}..${day(1)}`);
  expect(await addressOf("Late, not checked in: 1")).toBe(`${list}..${day(0)}`);
  expect(await addressOf("Arriving tomorrow: 2")).toBe(`${list}${day(1)}..${day(2)}`);
  const desk = "/trx_penginapan/perubahanpesanan?status=";
  expect(await addressOf("In house: 5")).toBe(`${desk}60`);
  expect(await addressOf("Overdue, not left: 0")).toBe(`${desk}60`);
  expect(await addressOf("Unpaid: 7")).toBe(`${desk}40`);
  expect(await addressOf("Waiting for approval: 2")).toBe("/booking/antrean");
  expect(await addressOf("To be cleaned: 0")).toBe("/mst_objectretribusi/unit");
  expect(screen.getByText("the oldest waits 2 days")).toBeTruthy();
  expect(screen.getByText("2 expire within 24 hours")).toBeTruthy();
  expect(screen.queryByRole("img", { name: "Lodging" })).toBeNull();
});

test("the paper of those who come is beside them, for today and tomorrow, for who may print it", async () => {
  show({ angka: [kind("penginapan")], dibersihkan: clean }, false, [...pages, "booking/kedatangan"]);
  const today = localDate(new Date(), "Asia/Jakarta");
  const paper = "/booking/kedatangan?tanggal=";
  expect(await addressOf("Print list of today's arrivals")).toBe(`${paper}${today}`);
  expect(await addressOf("Print list of tomorrow's arrivals")).toBe(`${paper}${addDays(today, 1)}`);
  expect(screen.getAllByText("Print list")).toHaveLength(2);
});

test("nobody else is offered it", async () => {
  show({ angka: [kind("penginapan")], dibersihkan: clean });
  await addressOf("Arriving today: 3");
  expect(screen.queryByText("Print list")).toBeNull();
});

test("a manager of several kinds has a number for each, and none for a kind without objects", async () => {
  show({ angka: [kind("penginapan"), kind("gedung", { datang: 0, segera: 0 })], dibersihkan: clean });
  expect(await addressOf("Arriving today, Building or room: 0")).toMatch(/^\/trx_gedung\//);
  expect(await addressOf("Arriving today, Lodging: 3")).toMatch(/^\/trx_penginapan\//);
  expect(screen.queryByRole("link", { name: /equipment/ })).toBeNull();
});

test("a unit to be cleaned is ready by one press, keeps its note, and leaves the list", async () => {
  const written = show({ angka: [kind("penginapan")], dibersihkan: { num: 1, records: [dirty] } });
  const region = await screen.findByRole("region", { name: "To be cleaned" });
  fireEvent.click(within(region).getByRole("button", { name: "Ready: 104" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "To be cleaned" })).toBeNull());
  expect(written).toEqual([
    {
      ...{ method: "POST", path: "mst_objectretribusi/keadaanunit/9" },
      body: { versi: 4, keadaan: "siap", catatan: "Lampu" },
    },
  ]);
});

test("a unit that somebody else has changed meanwhile stays, and it is said", async () => {
  show({ angka: [kind("penginapan")], dibersihkan: { num: 1, records: [dirty] } }, true);
  fireEvent.click(await screen.findByRole("button", { name: "Ready: 104" }));
  expect(await screen.findByText(/was changed|changed/i)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Ready: 104" })).toBeTruthy();
});
