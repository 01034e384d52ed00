// @vitest-environment happy-dom
import { listColleagues, listSchedules } from "@retribusi/contract/features/report/schedule.endpoints";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeApi, screenOf } from "../../../testing/show.tsx";
import { rekap } from "../grouped.ts";
import { GroupedAsk } from "../grouped-ask.tsx";
import { SchedulesPage } from "./schedules-page.tsx";

const held = ["report_trx_all/rekap", "report_trx_all/dokumen", "report_trx_all/jadwal"];
const address = "/report_trx_all/jadwal";

const recipient = {
  ...{ id: 1, userid: 7, nama: "Siti Contoh", peran: "dinas", tempat: "Dinas 32", keterangan: null },
  ...{ hasil: "dikirim", terakhir: "2026-11-23T00:00:00Z", terkirim: "2026-11-23T00:01:00Z" },
  ...{ berikut: "2026-11-29T22:00:00Z", zona: "Asia/Jayapura" },
};
const schedule = {
  ...{
    id: 5,
    judul: "Penerimaan mingguan",
    sumber: "laporan/rekap",
    format: "pdf",
    aktif: true,
    pemilik: "Siti Contoh",
  },
  ...{ rentang: "minggu_lalu", kekerapan: "mingguan", hari: 1, jam: 7, query: { dasar: "bayar" } },
  can: { change: true, leave: true },
  penerima: [
    recipient,
    {
      ...recipient,
      id: 2,
      userid: 8,
      nama: "Budi Contoh",
      hasil: "ditolak",
      terkirim: null,
      keterangan: "no such user",
    },
  ],
};
const colleagues = listColleagues.answer.parse({
  records: [{ userid: 7, nama: "Siti Contoh", peran: "dinas", tempat: "Dinas 32" }],
  hasMore: false,
});

function show(records: readonly object[], at = address) {
  const answer = listSchedules.answer.parse({ records, hasMore: false });
  const sent = fakeApi(({ method, path }) => ({
    body: method === "POST" ? schedule : path.endsWith("rekan") ? colleagues : answer,
  }));
  render(<SchedulesPage />, { wrapper: screenOf("dinas", held, at) });
  return sent;
}

test("the list says who gets what, how often, when it last went, what came of it and what to do, and when next", async () => {
  show([schedule]);
  const card = await screen.findByRole("region", { name: "Penerimaan mingguan" });
  expect(within(card).getByText("Every Monday at 07:00")).toBeTruthy();
  expect(within(card).getByRole("link", { name: "Bookings and revenue" }).getAttribute("href")).toBe(
    "/report_trx_all/rekap?dasar=bayar",
  );
  const rows = within(card)
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.textContent);
  expect(rows[0]).toContain(
    "Siti ContohAgency · Dinas 32Sent23rd November, 2026, 09:01 WIT30th November, 2026, 07:00 WIT",
  );
  expect(rows[1]).toContain("The mail server refused the address");
  expect(rows[1]).toContain("Reason: no such user");
  expect(rows[1]).toContain("corrects the address under My account");
});

test("whose it isn't gets no button to change it; a recipient leaves after a question", async () => {
  const sent = show([{ ...schedule, pemilik: "Budi Contoh", query: null, can: { change: false, leave: true } }]);
  const leave = await screen.findByRole("button", { name: "Leave: Penerimaan mingguan" });
  expect(screen.queryByRole("button", { name: /^(Send now|Change|Stop|Delete)/ })).toBeNull();
  expect(screen.getByText(/set up by Budi Contoh/)).toBeTruthy();
  fireEvent.click(leave);
  fireEvent.click(await screen.findByRole("button", { name: "Leave" }));
  await screen.findByText(/set up by/);
  expect(sent.map(({ path }) => path)).toEqual(["report/jadwal/5/keluar"]);
});

test("nothing yet: the way to the first one", async () => {
  show([]);
  expect(await screen.findByText("Nothing is sent regularly yet")).toBeTruthy();
});

test("a report carries its question without its days into the form, which sends it as it was asked", async () => {
  const asked = { dasar: "pesan", kelompok: "bulan", idskpd: "3", dari: "2026-01-01", sampai: "2026-01-31" };
  fakeApi(() => ({ body: { records: [] } }));
  const { unmount } = render(<GroupedAsk kind={rekap} asked={asked} onChange={() => undefined} />, {
    wrapper: screenOf("dinas", held),
  });
  const link = screen.getByRole("link", { name: "Send regularly…" }).getAttribute("href") ?? "";
  expect(link).toBe(`${address}?sumber=laporan%2Frekap&dasar=pesan&kelompok=bulan&idskpd=3`);
  unmount();

  const sent = show([], link);
  fireEvent.change(await screen.findByLabelText("How often"), { target: { value: "mingguan" } });
  fireEvent.change(screen.getByLabelText("Weekday"), { target: { value: "5" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Nothing is sent regularly yet");
  expect(sent).toMatchObject([
    {
      path: "report/jadwal",
      body: {
        sumber: "laporan/rekap",
        query: { dasar: "pesan", kelompok: "bulan", idskpd: "3" },
        ...{ rentang: "bulan_lalu", kekerapan: "mingguan", hari: 5, jam: 7, format: "pdf" },
        penerima: [{ peran: "dinas" }],
      },
    },
  ]);
});

test.each([
  ["piutang", 0, "As it is on that day"],
  ["realisasi", 1, "Whole year (Last week, Monday to Sunday)"],
  ["bku", 1, "Last week, Monday to Sunday"],
])("of “%s” days are chosen only where it has some, and said", async (report, choices, words) => {
  fakeApi(() => ({ body: { records: [], hasMore: false } }));
  const { unmount } = render(<SchedulesPage />, {
    wrapper: screenOf("dinas", held, `${address}?sumber=laporan/${report}`),
  });
  await screen.findByLabelText("How often");
  expect(screen.queryAllByLabelText("Days it is about")).toHaveLength(choices);
  unmount();
  show([{ ...schedule, sumber: `laporan/${report}` }]);
  expect((await screen.findByRole("region", { name: "Penerimaan mingguan" })).textContent).toContain(
    ` · ${words} · PDF`,
  );
});

test.each([
  ["is gone", "999999", true],
  ["is somebody else's", "6", true],
  ["is one's own", "5", false],
])("an address that changes a regular report which %s", async (_what, id, isMissing) => {
  const other = { ...schedule, id: 6, judul: "Milik orang lain", query: null, can: { change: false, leave: true } };
  show([schedule, other], `${address}?ubah=${id}`);
  await screen.findByRole(isMissing ? "region" : "button", { name: isMissing ? "Penerimaan mingguan" : "Save" });
  expect(screen.queryByText("This regular report isn't there") !== null).toBe(isMissing);
});

test("the list itself tells of none that isn't there", async () => {
  show([schedule]);
  await screen.findByRole("region", { name: "Penerimaan mingguan" });
  expect(screen.queryByText("This regular report isn't there")).toBeNull();
});
