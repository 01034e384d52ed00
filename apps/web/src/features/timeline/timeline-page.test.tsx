// @vitest-environment happy-dom
import type { Timeline, TimelineObject } from "@retribusi/contract/features/timeline/timeline.endpoints";
import { createEvent, fireEvent, render, screen, within } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { timelineBooking, timelineClosure, timelineObject } from "../../testing/timeline.ts";
import { TimelinePage } from "./timeline-page.tsx";

const unit = (id: number) => ({ id, nomor: `10${id}`, keadaan: "siap" as const });
const house = timelineObject({
  unit: [unit(1), unit(2)],
  pesanan: [
    timelineBooking({ id: 41, unit: [2] }),
    timelineBooking({ id: 42, namapemesan: "Siti Contoh", jumlahunit: 2, statusbooking: 40, uraianstatus: "Menunggu" }),
  ],
  penutupan: [timelineClosure({ jumlahunit: 1, unit: [1] })],
});
const pageOf = (records: readonly TimelineObject[], more: Partial<Timeline> = {}): Timeline => ({
  ...{ records: [...records], page: 1, limit: 40, hasMore: false },
  ...more,
});

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  // The month that is drawn lies ahead, however late these tests run.
  vi.useFakeTimers({ now: new Date("2026-11-25T03:00:00Z"), toFake: ["Date"] });
  return () => vi.useRealTimers();
});

function Here() {
  const { pathname, search } = useLocation();
  return <p data-testid="here">{`${pathname}${search}`}</p>;
}
const here = () => screen.getByTestId("here").textContent;

function show(answer: Timeline, query = "", pages = ["trx_penginapan/pesan"]) {
  fakeApi(({ path, query: sent }) => {
    if (path === "booking/linimasa") asked.push(String(sent));
    return { body: path === "booking/linimasa" ? answer : [] };
  });
  const page = (
    <>
      <TimelinePage />
      <Here />
    </>
  );
  render(page, {
    wrapper: screenOf("pengelola", pages, `/booking/linimasa?tanggal=2026-12-10${query}`),
  });
}

describe("drawn, it", () => {
  test("asks for the month and shows each booking as a link to it, in words too", async () => {
    show(pageOf([house]));
    const bar = await screen.findByRole("link", { name: /^Budi Contoh, Paid, 1 kamar, Check-in 10th December/ });
    expect(bar.getAttribute("href")).toBe("/trx_penginapan/view/41");
    expect(screen.getByRole("link", { name: /^2× Siti Contoh, Waiting for payment, 2 kamar/ }).textContent).toBe(
      "2× Siti Contoh",
    );
    expect(screen.getByTitle(/^Closed: Pengecatan, 1 kamar, 15th December, 2026, 08:00 WIB until 16th/)).toBeDefined();
    expect(asked).toEqual(["dari=2026-12-01&sampai=2026-12-31&page=1"]);
  });

  test("leads from a free day to the order form with object and day", async () => {
    show(pageOf([house]));
    fireEvent.click(await screen.findByRole("button", { name: "Wisma Contoh, 101 December 12, 2026" }));
    expect(here()).toBe("/trx_penginapan/pesan?satuan=malam&mulai=2026-12-12&akhir=2026-12-13&objectid=7");
  });

  test("says so where nothing is free, and stays", async () => {
    show(pageOf([house]));
    fireEvent.click(await screen.findByRole("button", { name: "Wisma Contoh December 3, 2026" }));
    expect(await screen.findByText("Nothing is free there, or it can't be ordered any more.")).toBeDefined();
    expect(here()).toBe("/booking/linimasa?tanggal=2026-12-10");
  });

  test("leads whoever takes no orders from a day to its hours", async () => {
    show(pageOf([house]), "", []);
    fireEvent.click(await screen.findByRole("button", { name: "Wisma Contoh December 12, 2026" }));
    expect(here()).toBe("/booking/linimasa?tampilan=hari&tanggal=2026-12-12");
  });

  test("hides the rows of an object that is closed, and shows them again", async () => {
    show(pageOf([house]));
    fireEvent.click(await screen.findByRole("button", { name: "Hide bookings of Wisma Contoh" }));
    expect(screen.queryByRole("link", { name: /^Budi Contoh/ })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Show bookings of Wisma Contoh" }));
    expect(screen.getByRole("link", { name: /^Budi Contoh/ })).toBeDefined();
  });

  test("leads from an hour of a hall to an order of that hour", async () => {
    const hari = timelineObject().hari.filter(({ tanggal }) => tanggal === "2026-12-10");
    const hall = timelineObject({ jenisbooking: "gedung", satuantarif: "jam", hari });
    show(pageOf([hall]), "&tampilan=hari", ["trx_gedung/pesan"]);
    const hour = await screen.findByRole("button", { name: /^Time of Wisma Contoh 2026-12-10 23:00:00/ });
    fireEvent.click(hour);
    expect(here()).toBe("/trx_gedung/pesan?satuan=jam&mulai=2026-12-10&jammulai=23%3A00&jamakhir=24%3A00&objectid=7");
    expect(asked).toEqual(["dari=2026-12-10&sampai=2026-12-10&page=1"]);
  });
});

/** The drawing as it would lie on a screen: each day ten wide, and a row as wide as its days. */
function lieOnScreen() {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    const days = [...(this.parentElement?.querySelectorAll(":scope > button") ?? [])];
    const at = days.indexOf(this);
    return at === -1 ? new DOMRect(0, 0, 310, 10) : new DOMRect(at * 10, 0, 10, 10);
  });
}
/** Where a day of the month lies. */
const over = (day: number) => (day - 1) * 10 + 5;

/** Drags a bar by the mouse, held on one day of the month and dropped on another one of a row. */
function drag(bar: HTMLElement, held: number, row: RegExp | string, dropped: number) {
  const dataTransfer = new DataTransfer();
  const cell = screen.getByRole("button", { name: row });
  const fire = (kind: "dragStart" | "dragOver" | "drop", on: HTMLElement, day: number) => {
    const event = createEvent[kind](on, { dataTransfer });
    // An event of dragging is none of the mouse here.
    Object.defineProperty(event, "clientX", { value: over(day) });
    fireEvent(on, event);
  };
  fire("dragStart", bar, held);
  fire("dragOver", cell, dropped);
  fire("drop", cell, dropped);
}

describe("dragged on the drawing,", () => {
  const pages = ["trx_penginapan/reschedule", "trx_penginapan/perubahanpesanan"];
  const back = "nexturl=%2Fbooking%2Flinimasa%3Ftanggal%3D2026-12-10";
  const three = timelineBooking({ id: 44, namapemesan: "Rani", tglakhirpemakaian: "2026-12-13T05:00:00.000Z" });
  const guest = timelineBooking({ id: 45, namapemesan: "Tono", statusbooking: 60, uraianstatus: "Dipakai", unit: [1] });
  const full = { ...house, pesanan: [three, guest] };
  const other = timelineObject({ objectid: 8, objectname: "Wisma Lain" });
  const bar = (name: RegExp) => screen.findByRole("link", { name });
  beforeEach(() => {
    vi.stubGlobal("matchMedia", (query: string) => {
      const matches = query.includes("pointer: fine");
      return { matches, media: query, addEventListener: vi.fn(), removeEventListener: vi.fn() };
    });
    lieOnScreen();
    return () => {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    };
  });

  test("a bar opens the form of new dates, moved by as many days as the mouse, and nothing else happens", async () => {
    show(pageOf([full]), "", pages);
    const rani = await bar(/^Rani, Paid/);
    expect(rani.getAttribute("draggable")).toBe("true");
    drag(rani, 11, "Wisma Contoh, Without unit 1 December 16, 2026", 16);
    expect(here()).toBe(`/trx_penginapan/reschedule/44?satuan=malam&mulai=2026-12-15&akhir=2026-12-18&${back}`);
  });

  test("a bar that is dropped where it was held stays", async () => {
    show(pageOf([full]), "", pages);
    drag(await bar(/^Rani, Paid/), 12, "Wisma Contoh, Without unit 1 December 12, 2026", 12);
    expect(here()).toBe("/booking/linimasa?tanggal=2026-12-10");
  });

  test("a bar on another object is told that bookings stay with theirs", async () => {
    show(pageOf([full, other]), "", pages);
    drag(await bar(/^Rani, Paid/), 11, "Wisma Lain December 16, 2026", 16);
    expect(
      await screen.findByText("A booking stays with its object. For another one the guest orders anew."),
    ).toBeDefined();
    expect(here()).toBe("/booking/linimasa?tanggal=2026-12-10");
  });

  test("a bar in use opens the form of another unit with both units named, and its days don't count", async () => {
    show(pageOf([full]), "", pages);
    drag(await bar(/^Tono, In use/), 10, "Wisma Contoh, 102 December 11, 2026", 11);
    expect(here()).toBe(`/trx_penginapan/view/45?aksi=swapUnit&unitid=2&nomorasal=101&${back}`);
    expect(await screen.findByText("It is in use: only the unit changes, its time stays.")).toBeDefined();
  });

  test("a bar that can't be moved isn't draggable, and says why", async () => {
    show(pageOf([{ ...full, unit: [] }]), "", pages);
    const tono = await bar(/^Tono, In use/);
    expect(tono.getAttribute("draggable")).toBe("false");
    expect(tono.title).toMatch(/\. In use: it stays where it is\.$/);
    expect(screen.getByTitle(/^Closed: Pengecatan/).getAttribute("draggable")).toBeNull();
  });

  test("nothing is draggable for whoever moves no bookings", async () => {
    show(pageOf([full]), "", []);
    const rani = await bar(/^Rani, Paid/);
    expect(rani.getAttribute("draggable")).toBe("false");
    expect(rani.title).toMatch(/You move no bookings of this kind\.$/);
  });
});

describe("as a list, it", () => {
  test("has everything of the drawing: bookings, closures, units by name and what is free", async () => {
    show(pageOf([house]), "&bentuk=daftar");
    const table = within(await screen.findByRole("region", { name: "What is on Wisma Contoh" }));
    const rows = table.getAllByRole("row").map((row) =>
      within(row)
        .queryAllByRole("cell")
        .map((cell) => cell.textContent),
    );
    expect(rows.slice(1)).toEqual([
      ["41", "Budi Contoh", "Paid", expect.stringMatching(/^Check-in 10th December/), "1 kamar", "102"],
      ["42", "Siti Contoh", "Waiting for payment", expect.anything(), "2 kamar", ""],
      ["", "Pengecatan", "Closed", expect.stringMatching(/until 16th December, 2026, 20:00 WIB$/), "1 kamar", "101"],
    ]);
    const free = within(screen.getByRole("table", { name: "What is free of Wisma Contoh" }));
    expect(free.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "DaysFree unitsOrder",
      "1st December, 2026 – 9th December, 2026Over",
      "10th December, 2026 – 31st December, 20263 freeOrder",
    ]);
    expect(free.getByRole("link").getAttribute("href")).toBe(
      "/trx_penginapan/pesan?satuan=malam&mulai=2026-12-10&akhir=2026-12-11&objectid=7",
    );
  });

  test("has what is dragged on the drawing as links, to whoever may", async () => {
    const inUse = timelineBooking({ id: 45, statusbooking: 60, uraianstatus: "Dipakai", unit: [1] });
    const pages = ["trx_penginapan/reschedule", "trx_penginapan/perubahanpesanan"];
    const counted = timelineObject({ objectid: 8, pesanan: [{ ...inUse, id: 46 }, timelineBooking({ id: 47 })] });
    show(pageOf([{ ...house, pesanan: [...house.pesanan, inUse] }, counted]), "&bentuk=daftar", pages);
    const back = "nexturl=%2Fbooking%2Flinimasa%3Ftanggal%3D2026-12-10%26bentuk%3Ddaftar";
    const dates = await screen.findByRole("link", { name: "New dates for booking 41 of Budi Contoh" });
    expect(dates.getAttribute("href")).toBe(`/trx_penginapan/reschedule/41?${back}`);
    const unitLink = screen.getByRole("link", { name: "Another unit for booking 45 of Budi Contoh" });
    expect(unitLink.getAttribute("href")).toBe(`/trx_penginapan/view/45?aksi=swapUnit&${back}`);
    expect(screen.getByRole("link", { name: /for booking 47 of/ }).textContent).toBe("New dates");
    expect(screen.queryByRole("link", { name: /for booking 46 of/ })).toBeNull();
  });

  test("offers no order to whoever takes none", async () => {
    show(pageOf([house]), "&bentuk=daftar", []);
    const free = within(await screen.findByRole("table", { name: "What is free of Wisma Contoh" }));
    expect(free.queryByRole("link")).toBeNull();
  });
});

test("where nothing fits it says so, and otherwise leads on to more objects", async () => {
  show(pageOf([]), "&cari=xyz");
  expect(await screen.findByText("No object fits")).toBeDefined();
  expect(asked).toEqual(["dari=2026-12-01&sampai=2026-12-31&cari=xyz&page=1"]);
});

test("more objects than a page has are on the next one", async () => {
  show(pageOf([house], { hasMore: true }));
  fireEvent.click(await screen.findByRole("button", { name: "More objects" }));
  expect(here()).toBe("/booking/linimasa?tanggal=2026-12-10&halaman=2");
});

test("by keys the next month comes, the one before, today, the hours of a day and the list", async () => {
  show(pageOf([house]));
  await screen.findByRole("link", { name: /^Budi Contoh/ });
  const press = (key: string) => {
    fireEvent.keyDown(document.documentElement, { key, code: `Key${key.toUpperCase()}` });
    return here();
  };
  expect(press("j")).toBe("/booking/linimasa?tanggal=2027-01-01");
  expect(press("k")).toBe("/booking/linimasa?tanggal=2026-12-01");
  expect(press("d")).toBe("/booking/linimasa?tampilan=hari&tanggal=2026-12-01");
  expect(press("l")).toBe("/booking/linimasa?tampilan=hari&bentuk=daftar&tanggal=2026-12-01");
  expect(press("t")).toBe("/booking/linimasa?tampilan=hari&bentuk=daftar");
});
