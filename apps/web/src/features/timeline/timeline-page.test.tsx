// @vitest-environment happy-dom
import type { Timeline, TimelineObject } from "@retribusi/contract/features/timeline/timeline.endpoints";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { beforeEach, describe, expect, test } from "vitest";
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
