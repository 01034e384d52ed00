// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ColumnMenu } from "../../../records/list/column-menu.tsx";
import { useRecordList } from "../../../records/list/use-record-list.ts";
import { fakeApi, screenOf } from "../../../testing/show.tsx";
import { BookingListPage } from "./booking-list-page.tsx";

const page = "trx_penginapan/list_booking_pengelola";
const row = {
  ...{ id: 41, namapemesan: "Siti Rahayu", objectname: "Wisma Diklat", subobjectname: "Kamar Standar" },
  ...{ tglmulaipemakaian: "2020-11-22T07:00:00Z", tglakhirpemakaian: "2020-11-24T05:00:00Z", satuantarif: "malam" },
  ...{ zonawaktu: "Asia/Jakarta", jumlahunit: 2, totalbiaya: 600_000, idbilling: "8893200000011089" },
  ...{ statusbooking: 30, uraianstatus: "Menunggu konfirmasi pengelola", date_created: "2020-11-01T07:00:00Z" },
  ...{ pengelolaname: "UPTD Wisma", can: { view: true } },
};

beforeEach(() => localStorage.clear());

/** Wide or narrow, as far as a screen asks for it. */
function windowThatIs(isNarrow: boolean) {
  vi.stubGlobal("matchMedia", (query: string) => ({
    ...{ matches: query.includes("max-width") && isNarrow, media: query },
    ...{ addEventListener: () => undefined, removeEventListener: () => undefined },
  }));
}

test("a card of a phone tells state, customer, object with part, time, units, total and billing id, and nothing that is spare", async () => {
  windowThatIs(true);
  fakeApi(({ path }) => ({
    body: path.endsWith("count") ? { num: 1 } : { records: [row], page: 1, limit: 20, hasMore: false },
  }));
  render(<BookingListPage kind="penginapan" name={page} />, { wrapper: screenOf("pengelola", [page]) });
  const card = await screen.findByRole("listitem");
  const facts = [...card.querySelectorAll("dl > div")].map((fact) => [
    fact.querySelector("dt")?.textContent,
    fact.querySelector("dd")?.textContent?.replaceAll("\u00a0", " "),
  ]);
  expect(facts).toEqual([
    ["Status", "Waiting for the manager"],
    ["Ordered by", "Siti Rahayu"],
    ["Object", "Wisma Diklat Kamar Standar"],
    ["Time of use", "22–24 Nov 2020 2 nights"],
    ["Units", "2"],
    ["Total, billing id", "Rp 600.000 8893200000011089"],
  ]);
});

test.each([
  ["who may print it", [page, "booking/kedatangan"], true],
  ["nobody else", [page], false],
])("the view of today leads to its paper, for %s", async (_, held, isOffered) => {
  windowThatIs(true);
  fakeApi(({ path }) => ({
    body: path.endsWith("count") ? { num: 1 } : { records: [row], page: 1, limit: 20, hasMore: false },
  }));
  render(<BookingListPage kind="penginapan" name={page} />, { wrapper: screenOf("pengelola", held) });
  const views = within(screen.getByRole("group", { name: "Looked for most" }));
  expect(views.queryByRole("link")).toBeNull();
  fireEvent.click(views.getByRole("button", { name: "Starts today" }));
  await waitFor(() => expect(views.getByRole("button", { pressed: true }).textContent).toBe("Starts today"));
  const link = views.queryByRole("link", { name: "Print arrivals list" });
  expect(link !== null).toBe(isOffered);
  if (link) expect(link.getAttribute("href")).toMatch(/\/booking\/kedatangan\?tanggal=\d{4}-\d\d-\d\d$/);
});

test("what is looked for most is one press away, stands in the address, and is off when it is pressed again", async () => {
  windowThatIs(true);
  const asked: string[] = [];
  fakeApi(({ path, query }) => {
    if (path === "trx_penginapan") asked.push(query.get("filter[statusbooking]") ?? "");
    return { body: path.endsWith("count") ? { num: 1 } : { records: [row], page: 1, limit: 20, hasMore: false } };
  });
  render(<BookingListPage kind="penginapan" name={page} />, { wrapper: screenOf("pengelola", [page]) });
  const views = within(screen.getByRole("group", { name: "Looked for most" }));
  const pressed = () => views.queryAllByRole("button", { pressed: true }).map((one) => one.textContent);
  expect(views.getAllByRole("button").map((one) => one.textContent)).toEqual([
    ...["Starts today", "Next 7 days", "In use now", "Unpaid bills", "Entered by me"],
  ]);
  expect(pressed()).toEqual([]);
  fireEvent.click(views.getByRole("button", { name: "Unpaid bills" }));
  expect(pressed()).toEqual(["Unpaid bills"]);
  expect(await screen.findByText("Status: Waiting for payment")).toBeTruthy();
  fireEvent.click(views.getByRole("button", { name: "In use now" }));
  expect(pressed()).toEqual(["In use now"]);
  expect(screen.queryByText("Status: Waiting for payment")).toBeNull();
  fireEvent.click(views.getByRole("button", { name: "In use now" }));
  expect(pressed()).toEqual([]);
  await waitFor(() => expect(asked).toEqual(["", "40", "60", ""]));
});

function Columns() {
  const list = useRecordList(page);
  return (
    <>
      <ColumnMenu list={list} />
      <output aria-label="Shown">{list.columns.shown.join(" ")}</output>
      <output aria-label="In files">{list.columns.inFiles.join(" ")}</output>
    </>
  );
}

test("the day of the order is shown to whoever asks for it; a file has it anyway, and each field by itself, but nothing that was hidden", async () => {
  windowThatIs(false);
  fakeApi(() => ({ body: { records: [], page: 1, limit: 20, hasMore: false, num: 0 } }));
  render(<Columns />, { wrapper: screenOf("pengelola", [page]) });
  const output = (name: string) => screen.getByRole("status", { name }).textContent;
  const usual = "id uraianstatus namapemesan objectname tglmulaipemakaian jumlahunit totalbiaya";
  const file =
    "id uraianstatus namapemesan objectname subobjectname tglmulaipemakaian tglakhirpemakaian jumlahunit totalbiaya idbilling date_created pengelolaname";
  expect([output("Shown"), output("In files")]).toEqual([usual, file]);
  fireEvent.click(screen.getByRole("button", { name: "Columns and row height" }));
  const menu = within(await screen.findByRole("dialog"));
  fireEvent.click(menu.getByRole("checkbox", { name: "Ordered on" }));
  await waitFor(() => expect(output("Shown")).toBe(`${usual} date_created`));
  expect(output("In files")).toBe(file);
  fireEvent.click(menu.getByRole("checkbox", { name: "Total, billing id" }));
  await waitFor(() => expect(output("Shown")).toBe(`${usual.replace(" totalbiaya", "")} date_created`));
  expect(output("In files")).toBe(file.replace(" totalbiaya idbilling", ""));
  fireEvent.click(menu.getByRole("button", { name: "Usual columns and widths" }));
  await waitFor(() => expect([output("Shown"), output("In files")]).toEqual([usual, file]));
});
