// @vitest-environment happy-dom
import type { ReportView } from "@retribusi/contract/features/report/view.endpoints";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { expect, test } from "vitest";
import { fakeApi, screenOf } from "../../../testing/show.tsx";
import { reportToday } from "../period.ts";
import { ViewsMenu } from "./views-menu.tsx";

const path = "/report_trx_all/rekap";
const asked = { dasar: "pesan", kelompok: "bulan", dari: "2026-01-01", sampai: "2026-03-31" };
const mine: ReportView = {
  ...{ id: 7, sumber: "rekap", judul: "Last month by object", periode: "bulan_ini", dibagikan: false },
  ...{ permintaan: { dasar: "bayar", kelompok: "objectid" }, pemilik: null, masalah: [] },
};
const shared: ReportView = {
  ...mine,
  ...{ id: 9, judul: "Halls", periode: null, permintaan: { jenisbooking: "gedung" }, pemilik: "Rina", dibagikan: true },
  masalah: [{ nama: "kolom", nilai: "gone", alasan: "There is no longer such a choice." }],
};

const Where = () => <output>{`${useLocation().pathname}${useLocation().search}`}</output>;
const where = () => new URL(document.querySelector("output")?.textContent ?? "", "http://x");

function show(address = path, views: readonly ReportView[] = [mine, shared]) {
  const written = fakeApi(({ method }) => ({ body: method === "GET" ? { records: views } : mine }));
  render(
    <>
      <ViewsMenu source="rekap" path={path} asked={asked} />
      <Where />
    </>,
    { wrapper: screenOf("dinas", ["report_trx_all/rekap"], address) },
  );
  return written;
}
const openMenu = async (name: RegExp | string = "Views") =>
  fireEvent.click(await screen.findByRole("button", { name }));
const item = (name: RegExp) => screen.findByRole("menuitem", { name });

test("a view of one's own is opened with the days of the calendar of today", async () => {
  show();
  await openMenu();
  fireEvent.click(await item(/^Last month by object/));
  const { searchParams } = where();
  expect(Object.fromEntries(searchParams)).toMatchObject({ dasar: "bayar", kelompok: "objectid", tampilan: "7" });
  expect(searchParams.get("dari")).toBe(`${reportToday().slice(0, 7)}-01`);
});

test("a colleague's view opens what fits, says what doesn't, and can be copied but not changed", async () => {
  show();
  await openMenu();
  fireEvent.click(await item(/^Halls.*Rina · A part of it no longer fits/));
  expect(await screen.findByText(/A part of “Halls” can no longer be asked/)).toBeTruthy();
  expect(screen.getByText("kolom = gone: There is no longer such a choice.")).toBeTruthy();
  expect(where().searchParams.get("jenisbooking")).toBe("gedung");
  await openMenu("View: Halls");
  expect(await item(/^Copy “Halls”/)).toBeTruthy();
  expect(screen.queryByRole("menuitem", { name: /^(Replace|Rename|Remove)/ })).toBeNull();
});

test("an address with nothing but a view's number gets its question, and says of one that isn't there that it isn't", async () => {
  show(`${path}?tampilan=9`);
  await expect.poll(() => where().search).toBe("?jenisbooking=gedung&tampilan=9");
  cleanup();
  show(`${path}?tampilan=9&jenisbooking=alat`);
  await screen.findByRole("button", { name: "View: Halls" });
  expect(where().searchParams.get("jenisbooking"), "what the address asks itself").toBe("alat");
  cleanup();
  show(`${path}?tampilan=99`);
  expect(await screen.findByText("This view isn't there")).toBeTruthy();
  expect(where().search).toBe("");
});

test("the button of an opened view shows the whole name to whoever points at it", async () => {
  show(`${path}?tampilan=9`);
  const button = await screen.findByRole("button", { name: "View: Halls" });
  expect(screen.queryByRole("tooltip")).toBeNull();
  fireEvent.mouseEnter(button);
  expect((await screen.findByRole("tooltip")).textContent).toBe("View: Halls");
});

test("what is asked now is kept under a name, with what the screen alone asks, and without what may name a person", async () => {
  const written = show(`${path}?grafik=objectid&idpemesan=5`, []);
  await openMenu();
  fireEvent.click(await item(/^Keep what is shown/));
  const dialog = await screen.findByRole("dialog");
  fireEvent.click(within(dialog).getByRole("button", { name: "Keep" }));
  expect(await within(dialog).findAllByText("Write a name by which you will find it again.")).not.toHaveLength(0);
  expect(written).toEqual([]);
  fireEvent.change(within(dialog).getByLabelText(/^Name/), { target: { value: "Quarter" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Keep" }));
  await expect
    .poll(() => written)
    .toMatchObject([
      {
        path: "report/tampilan",
        body: { judul: "Quarter", sumber: "rekap", periode: null, permintaan: { ...asked, grafik: "objectid" } },
      },
    ]);
});

test("an opened view of one's own is replaced with what is shown", async () => {
  const written = show(`${path}?tampilan=7`);
  await openMenu("View: Last month by object");
  fireEvent.click(await item(/^Replace/));
  await expect
    .poll(() => written)
    .toMatchObject([{ path: "report/tampilan/7", body: { permintaan: asked, periode: "bulan_ini" } }]);
});
