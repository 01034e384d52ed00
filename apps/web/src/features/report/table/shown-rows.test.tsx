// @vitest-environment happy-dom
import { penggunaanReport } from "@retribusi/contract/features/report/penggunaan.report";
import { readPenggunaan } from "@retribusi/contract/features/report/report.endpoints";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeApi, screenOf } from "../../../testing/show.tsx";
import { usage } from "../grouped.ts";
import { GroupedAsk } from "../grouped-ask.tsx";
import { useReport } from "../use-report.ts";
import { ReportResult } from "./report-result.tsx";

const asked = { kelompok: "objectid", rinci: "hari" };
const held = ["report_trx_all/penggunaan_object", "report_trx_all/dokumen"];
const row = (level: string, objectid: string | null, jumlah: number) => ({
  ...{ level, keys: {} },
  values: { objectid, jumlah },
});
/** Two objects of so many days each. */
const answerOf = (days: number, count = 2 * days) =>
  readPenggunaan.answer.parse({
    columns: ["objectid", "jumlah"],
    rows: [
      ...["Aula", "Wisma"].flatMap((name) => [
        ...Array.from({ length: days }, () => row("row", name, 1)),
        row("subtotal", name, days),
      ]),
      row("total", null, count),
    ],
    ...{ count, hasMore: count > 2 * days, facts: [], madeat: "2026-11-22T03:00:00Z", pending: 0 },
  });

function Screen() {
  const query = useReport(penggunaanReport, asked);
  return (
    <>
      <GroupedAsk kind={usage} asked={asked} onChange={() => undefined} />
      <ReportResult report={penggunaanReport} query={query} linkOf={() => undefined} empty={{ title: "", text: "" }} />
    </>
  );
}

async function show(days: number, count?: number, pages = held) {
  const sent = fakeApi(() => ({ body: answerOf(days, count) }));
  render(<Screen />, { wrapper: screenOf("superuser", pages) });
  const rows = async (level: string) =>
    [...(await screen.findByRole("table")).querySelectorAll(`[data-level=${level}]`)].length;
  return { sent, rows };
}

test("of a long report the first 200 rows are drawn, with the sums of all; more of them on request", async () => {
  const { rows } = await show(200);
  expect(await rows("row")).toBe(200);
  expect(await rows("subtotal"), "of the object that is shown whole").toBe(1);
  expect(await rows("total")).toBe(1);
  expect(screen.getByText(/^200 of 400 rows shown\..*Export has them all/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Show 200 more" }));
  await screen.findByText(/^400 rows/);
  expect([await rows("row"), await rows("subtotal")]).toEqual([400, 2]);
  expect(screen.queryByRole("button", { name: "Show 200 more" })).toBeNull();
});

test("one of 200 rows is drawn whole", async () => {
  const { rows } = await show(100);
  expect([await rows("row"), await rows("subtotal")]).toEqual([200, 2]);
  expect(screen.queryByRole("button", { name: "Show 200 more" })).toBeNull();
});

test.each([
  ["more rows than a pdf takes: it is made in the background at once", 2_001, held, "Make the PDF in the background"],
  ["as many as it takes: it is made here", 2_000, held, "PDF (up to 2.000 rows)"],
  ["no documents of one's own: it can't be made", 2_001, held.slice(0, 1), "PDF (up to 2.000 rows)"],
])("export of %s", async (_what, count, pages, name) => {
  const { sent } = await show(1, count, pages);
  await screen.findByRole("table");
  fireEvent.click(screen.getByRole("button", { name: "Export" }));
  const menu = await screen.findByRole("menu");
  const item = within(menu).getByRole("menuitem", { name });
  expect(item.hasAttribute("disabled")).toBe(pages.length === 1);
  if (name.startsWith("PDF")) return;
  fireEvent.click(item);
  const body = { sumber: "laporan/penggunaan", format: "pdf", query: asked };
  await waitFor(() => expect(sent).toMatchObject([{ path: "report/dokumen", body }]));
});
