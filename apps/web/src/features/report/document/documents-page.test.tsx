// @vitest-environment happy-dom
import { listDocuments } from "@retribusi/contract/features/report/document.endpoints";
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeApi, screenOf } from "../../../testing/show.tsx";
import { DocumentsPage } from "./documents-page.tsx";

const made = {
  ...{ judul: "Bookings and revenue", sumber: "laporan/rekap", format: "pdf", status: "siap", num: 10, max_value: 10 },
  ...{ nama: "rekap.pdf", jenis: "application/pdf", ukuran: 1000, bagian: null, galat: null },
  filter: {},
  ...{ date_created: "2026-11-22T03:00:00Z", tglselesai: "2026-11-22T03:01:00Z", kedaluwarsa: "2026-11-29T03:01:00Z" },
};

/** The agency with the key 4 is the reader's own. */
async function show(records: readonly object[]): Promise<(number: number) => HTMLElement> {
  fakeApi(({ path }) => ({
    body: path.startsWith("components_data")
      ? [{ value: 4, label: "Dinas Pariwisata" }]
      : listDocuments.answer.parse({ records }),
  }));
  render(<DocumentsPage />, { wrapper: screenOf("dinas", ["report_trx_all/dokumen"]) });
  const items = await screen.findAllByRole("listitem");
  return (number) => {
    const item = items[number - 1];
    if (!item) throw new Error(`There is no document ${number}`);
    return item;
  };
}

test("documents of one report are told apart by what was asked, and parts in a zip are called so", async () => {
  const records = [
    {
      ...made,
      id: 1,
      query: { dasar: "bayar", dari: "2026-01-01", sampai: "2026-03-31", kelompok: "objectid", rinci: "hari" },
    },
    {
      ...made,
      id: 2,
      query: { dasar: "pesan", kelompok: "bulan" },
      nama: "rekap.zip",
      jenis: "application/zip",
      bagian: 3,
    },
  ];
  const item = await show(records);
  expect(within(item(1)).getByText("Bookings and revenue (PDF)")).toBeTruthy();
  expect(item(1).textContent).toContain("1st January, 2026");
  expect(item(1).textContent).toContain("31st March, 2026 · day of payment · A row for each: Object and part, Day");
  expect(within(item(2)).getByText("Bookings and revenue (ZIP of 3 PDF parts)")).toBeTruthy();
  expect(item(2).textContent, "the year in which it was asked for").toContain(
    "31st December, 2026 · day of the order · A row for each: Month",
  );
});

test("documents of one list are told apart by search, filters and rows", async () => {
  const list = { ...made, sumber: "daftar/report_trx_all", judul: "Booking report" };
  const item = await show([
    { ...list, id: 1, query: { search: "rina" }, filter: { statusbooking: "50", idskpd: "4", nothing: "1" }, num: 1 },
    { ...list, id: 2, query: {}, num: 2345 },
    {
      ...list,
      id: 3,
      query: {},
      filter: { idskpd: "17", haripesan: "2026-01-01..2026-02-01", haripakai: "2026-03-01" },
    },
  ]);
  expect(await within(item(1)).findByText("Search: “rina” · Status: Paid · Agency: Dinas Pariwisata")).toBeTruthy();
  expect(within(item(1)).getByText(/^Ready · 1 row · /)).toBeTruthy();
  expect(within(item(2)).getByText("The whole list")).toBeTruthy();
  expect(within(item(2)).getByText(/^Ready · 2.345 rows · /)).toBeTruthy();
  expect(
    await within(item(3)).findByText(
      "Agency: not found · Day of the order: 1st January, 2026 – 31st January, 2026 · First day of use: 1st March, 2026",
    ),
  ).toBeTruthy();
});

test("filters of a report are told by their names", async () => {
  const item = await show([
    { ...made, id: 1, query: { kelompok: "bulan" }, filter: { idskpd: "4", bankid: "110,129" } },
  ]);
  expect(
    await within(item(1)).findByText(/Month · Agency: Dinas Pariwisata · Bank: 110 – bank bjb, 129 – BPD Bali$/),
  ).toBeTruthy();
});
