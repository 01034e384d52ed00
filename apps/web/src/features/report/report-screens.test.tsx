// @vitest-environment happy-dom
import { rekapGroups, rekapReport } from "@retribusi/contract/features/report/rekap.report";
import { readRekap } from "@retribusi/contract/features/report/report.endpoints";
import { chooseGroup } from "@retribusi/contract/features/report/report.query";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { expect, test } from "vitest";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { FiguresPanel } from "./figure/figures-panel.tsx";
import { HeatGrid } from "./heat/heat-grid.tsx";
import { RecapPage } from "./recap-page.tsx";
import { ReportResult } from "./table/report-result.tsx";
import { useReport } from "./use-report.ts";

const Where = () => <output>{useLocation().search}</output>;
const held = ["report_trx_all/rekap", "report_trx_all/report_dinas", "report_trx_all/penggunaan_object"];
const address = "/report_trx_all/rekap?dasar=pesan&dari=2026-03-01&sampai=2026-03-31&kelompok=bulan&grafik=objectid";

const answer = readRekap.answer.parse({
  columns: ["bulan", "jumlah", "lunas", "persenlunas", "dibayar"],
  rows: [
    {
      level: "row",
      values: { bulan: "March 2026", jumlah: 4, lunas: 2, persenlunas: 50, dibayar: 300_000 },
      keys: { bulan: "2026-03" },
    },
    { level: "total", values: { bulan: null, jumlah: 4, lunas: 2, persenlunas: 50, dibayar: 300_000 }, keys: {} },
  ],
  count: 1,
  hasMore: false,
  facts: [{ name: "Period", value: "March 2026" }],
  madeat: "2026-11-22T03:00:00Z",
  pending: 2,
});

const showRecap = (body: unknown = answer, status = 200) => {
  fakeApi(() => ({ status, body }));
  render(
    <>
      <RecapPage />
      <Where />
    </>,
    { wrapper: screenOf("dinas", held, address) },
  );
};
const where = () => Object.fromEntries(new URLSearchParams(document.querySelector("output")?.textContent ?? ""));

test("what is chosen stands in the address, and a figure leads to its bookings", async () => {
  showRecap();
  const table = await screen.findByRole("region", { name: "Table: Bookings and revenue" });
  const [first] = within(table).getAllByRole("link", { name: "4" });
  expect(first?.getAttribute("href")).toBe("/report_trx_all/report_dinas?filter%5Bharipesan%5D=2026-03-01..2026-04-01");
  expect(within(table).queryByRole("link", { name: "50%" }), "a ratio is no number of bookings").toBeNull();
  fireEvent.change(screen.getByLabelText("and each"), { target: { value: "jenisbooking" } });
  expect(where()).toMatchObject({ dasar: "pesan", dari: "2026-03-01", rinci: "jenisbooking", grafik: "objectid" });
  const groups = [...screen.getByLabelText("A row for each").querySelectorAll("option")].map(({ value }) => value);
  expect(groups).toContain("pengelolaid");
  expect(groups, "the same in every row that an agency sees").not.toContain("idskpd");
  expect(screen.getByText(/2 days were changed a moment ago/)).toBeTruthy();
});

const compared = (bulan: string, dibayar: number, tahunlalu: number, perubahan: number) => ({
  level: "row",
  values: { bulan, dibayar, tahunlalu, perubahan },
  keys: { bulan },
});

function showCompared(days: string, ...rows: readonly ReturnType<typeof compared>[]) {
  const columns = ["bulan", "dibayar", "tahunlalu", "perubahan"];
  fakeApi(() => ({ body: { ...answer, columns, rows } }));
  render(<RecapPage />, { wrapper: screenOf("dinas", held, `/report_trx_all/rekap?dasar=bayar&${days}`) });
}

test("a month beside the year before says how much that is in percent, and leads to both", async () => {
  showCompared("dari=2026-03-01&sampai=2026-03-31", compared("2026-03", 300_000, 400_000, -25));
  expect(await screen.findByText(/Rp 400\.000 on the same days a year earlier: 25% less/)).toBeTruthy();
  const bars = screen.getByRole("list", { name: "Received by month" });
  expect([...bars.querySelectorAll("li")].map((bar) => bar.textContent)).toEqual([
    "March 2026Rp\u00a0300.000",
    "Same days, year beforeRp\u00a0400.000",
  ]);
  expect(within(bars).getByText("Rp 400.000").getAttribute("href")).toContain("2025-03-01..2025-04-01");
  const [change] = within(screen.getByRole("region", { name: "Table: Bookings and revenue" })).getAllByText("-25%");
  expect(change?.querySelector("span"), "a change is no part of a whole that could be drawn").toBeNull();
});

test("several months have their change in the table behind the picture", async () => {
  const months = [compared("2026-03", 300_000, 400_000, -25), compared("2026-04", 500_000, 0, 0)];
  showCompared("dari=2026-03-01&sampai=2026-04-30", ...months);
  expect(await screen.findByText(/Rp 400\.000 on the same days a year earlier: 100% more/)).toBeTruthy();
  const figures = screen.getByRole("table", { name: "Received by month", hidden: true });
  expect(within(figures).getByText("-25%")).toBeTruthy();
  expect([...figures.querySelectorAll("tbody tr")].map((row) => row.lastChild?.textContent)).toEqual(["-25%", "–"]);
  expect(within(figures).getByText("Rp 400.000").getAttribute("href")).toContain("2025-03-01..2025-04-01");
});

test("filters are counted as they are shown, and one that the report doesn't know is told", async () => {
  fakeApi(() => ({ body: answer }));
  const foreign = "/report_trx_all/rekap?kelompoktarif=umum,pelajar&filter[bankid]=110&filter[namapemesan]=Rina";
  render(<RecapPage />, { wrapper: screenOf("dinas", held, foreign) });
  expect(await screen.findByRole("button", { name: "Filters (3)" })).toBeTruthy();
  expect(screen.getByText(/^The address also asks for namapemesan, which this report doesn't know/)).toBeTruthy();
});

test("each figure says what it means: definition, calculation, source, period, zone, and when it was read", async () => {
  showRecap();
  fireEvent.click(await screen.findByRole("button", { name: "What does “Paid, %” mean?" }));
  const meaning = await screen.findByRole("dialog");
  for (const words of [
    "Paid bookings out of all of them.",
    "Paid ÷ Bookings, whole percent",
    "The bookings themselves",
    "March 2026",
    "In the time zone of each object",
    "22nd November, 2026, 10:00 WIB",
  ]) {
    expect(within(meaning).getByText(words), words).toBeTruthy();
  }
});

test("a question that the server refuses keeps what was asked, and shows no figure of another one", async () => {
  const fields = { sampai: "The period ends before it starts." };
  showRecap({ error: { code: "VALIDATION", message: "Please correct the marked fields.", fields } }, 400);
  expect(await screen.findByText("Last day: The period ends before it starts.")).toBeTruthy();
  expect(screen.getByLabelText("A row for each")).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});

test("of a group that isn't known, those are offered that the reader can choose, in words", async () => {
  const kelompok = chooseGroup(rekapGroups).en;
  expect(kelompok).toContain("Regional government, Agency, Manager group");
  const fields = { kelompok, dasar: "Choose one." };
  showRecap({ error: { code: "VALIDATION", message: "Please correct the marked fields.", fields } }, 400);
  expect(
    await screen.findByText(/^A row for each: .*: Month, Day, Year, Manager group, Category, .* Bank\.$/),
  ).toBeTruthy();
  expect(screen.getByText("Count bookings by the day they were: Choose one.")).toBeTruthy();
});

test.each([
  ["that the server refuses takes the figures away", 403, 0],
  ["that fails leaves them where they are, beside the reason", 503, 1],
])("reading an answer again %s", async (_what, status, tables) => {
  let answers = 0;
  fakeApi(() => {
    answers += 1;
    const error = { code: status === 403 ? "FORBIDDEN" : "BUSY", message: "Not now." };
    return answers === 1 ? { body: answer } : { status, body: { error } };
  });
  const Read = () => {
    const query = useReport(rekapReport, { kelompok: "bulan" });
    return (
      <>
        <button type="button" onClick={() => void query.refetch()}>
          again
        </button>
        <ReportResult report={rekapReport} query={query} linkOf={() => undefined} empty={{ title: "", text: "" }} />
      </>
    );
  };
  render(<Read />, { wrapper: screenOf("dinas", held) });
  await screen.findByRole("table");
  fireEvent.click(screen.getByRole("button", { name: "again" }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.queryAllByRole("table")).toHaveLength(tables);
});

test("nothing found says what to do", async () => {
  showRecap({ ...answer, rows: [], count: 0 });
  expect(await screen.findByText(/Nothing was ordered in this period\. Choose a longer one/)).toBeTruthy();
});

test("the map is a grid: one cell is reached by Tab, the others by arrow keys, each with its figure in words", () => {
  const objects = [
    { objectid: 7, objectname: "Aula", subobjectname: null, days: [0, 50, null] },
    { objectid: 8, objectname: "Wisma", subobjectname: "Kamar", days: [100, 0, 0] },
  ];
  const map = { dari: "2026-11-01", sampai: "2026-11-03", objects, hasMore: false };
  render(<HeatGrid map={map} addressOf={(id, day) => `/list?${id}&${day}`} />, { wrapper: screenOf("dinas") });
  const grid = screen.getByRole("grid");
  const reached = () => [...grid.querySelectorAll("[tabindex='0']")].map((cell) => cell.getAttribute("aria-label"));
  expect(reached()).toEqual(["Aula, 1st November, 2026: 0% taken"]);
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? grid, { key });
  grid.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  press("ArrowRight");
  expect(reached()).toEqual(["Aula, 2nd November, 2026: 50% taken"]);
  expect(document.activeElement?.getAttribute("href")).toBe("#/list?7&2026-11-02");
  press("ArrowRight");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Aula, 3rd November, 2026: nothing to book");
  press("ArrowDown");
  press("Home");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Wisma, Kamar, 1st November, 2026: 100% taken");
});

const amounts = (pesanan: number, penerimaan: number) => ({ pesanan, pembayaran: pesanan + 1, penerimaan });
const figures = {
  hariini: "2026-11-22",
  hari: amounts(1, 0),
  bulan: amounts(12, 150_000),
  bulantahunlalu: amounts(9, 100_000),
  tahun: amounts(90, 900_000),
  tahunlalu: amounts(0, 0),
  okupansi: 40,
  target: null,
  piutang: { jumlah: 2, rupiah: 80_000 },
  madeat: "2026-11-22T03:00:00Z",
};

test("the figures of the home lead to their reports where those are held, and compare the same days", async () => {
  fakeApi(() => ({ body: figures }));
  render(<FiguresPanel />, { wrapper: screenOf("dinas", held) });
  const month = await screen.findByRole("link", { name: "Rp\u00a0150.000" });
  expect(month.getAttribute("href")).toBe(
    "/report_trx_all/rekap?dasar=bayar&dari=2026-11-01&sampai=2026-11-22&kelompok=hari",
  );
  expect(screen.getByText("Rp 100.000 on the same days a year earlier: 50% more")).toBeTruthy();
  for (const name of ["This month so far", "This year so far", "Occupancy this month so far"]) {
    expect(screen.getByText(name), "whole months and years are called by shorter names elsewhere").toBeTruthy();
  }
  expect(screen.getByRole("link", { name: "40%" })).toBeTruthy();
  const open = screen.getByRole("link", { name: "Rp\u00a080.000" });
  expect(open.getAttribute("href"), "the books aren't held").toBe(
    "/report_trx_all/report_dinas?filter%5Bstatusbooking%5D=40",
  );
  expect(screen.getByText("13 payments · 12 new orders")).toBeTruthy();
  expect(screen.getByText("No target was entered")).toBeTruthy();
});

test("who may not read reports has no figures, and none are asked for", () => {
  const asked: string[] = [];
  fakeApi(({ path }) => {
    asked.push(path);
    return { body: figures };
  });
  render(<FiguresPanel />, { wrapper: screenOf("dinas", ["home"]) });
  expect(screen.queryByRole("heading")).toBeNull();
  expect(asked).toEqual([]);
});
