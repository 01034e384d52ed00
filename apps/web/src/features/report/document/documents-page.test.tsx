// @vitest-environment happy-dom
import { listDocuments } from "@retribusi/contract/features/report/document.endpoints";
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeApi, screenOf } from "../../../testing/show.tsx";
import { DocumentsPage } from "./documents-page.tsx";

const made = {
  ...{ judul: "Bookings and revenue", sumber: "laporan/rekap", format: "pdf", status: "siap", num: 10, max_value: 10 },
  ...{ nama: "rekap.pdf", jenis: "application/pdf", ukuran: 1000, galat: null },
  ...{ date_created: "2026-11-22T03:00:00Z", tglselesai: "2026-11-22T03:01:00Z", kedaluwarsa: "2026-11-29T03:01:00Z" },
};

test("documents of one report are told apart by what was asked, and parts in a zip are called so", async () => {
  const records = [
    {
      ...made,
      id: 1,
      query: { dasar: "bayar", dari: "2026-01-01", sampai: "2026-03-31", kelompok: "objectid", rinci: "hari" },
    },
    { ...made, id: 2, query: { dasar: "pesan", kelompok: "bulan" }, nama: "rekap.zip", jenis: "application/zip" },
    { ...made, id: 3, sumber: "daftar/report_trx_all", judul: "Booking report", query: {} },
  ];
  fakeApi(() => ({ body: listDocuments.answer.parse({ records }) }));
  render(<DocumentsPage />, { wrapper: screenOf("dinas", ["report_trx_all/dokumen"]) });
  const [one, two, three] = await screen.findAllByRole("listitem");
  if (!one || !two || !three) throw new Error("Three documents were expected");
  expect(within(one).getByText("Bookings and revenue (PDF)")).toBeTruthy();
  expect(one.textContent).toContain("1st January, 2026");
  expect(one.textContent).toContain("31st March, 2026 · Paid · Object and part, Day");
  expect(within(two).getByText("Bookings and revenue (ZIP of PDF parts)")).toBeTruthy();
  expect(two.textContent, "the year in which it was asked for").toContain("31st December, 2026 · Ordered · Month");
  expect(within(three).getByText("Booking report (PDF)")).toBeTruthy();
});
