// @vitest-environment happy-dom
import type { CalendarAddress } from "@retribusi/contract/features/calendar/calendar.endpoints";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answer, fakeApi, screenOf } from "../../testing/show.tsx";
import { CalendarButton } from "./calendar-button.tsx";
import { CalendarCard } from "./calendar-card.tsx";

const at = "2026-11-21T07:00:00.000Z";
const alamat = `https://retribusi.example/api/calendar/kal_${"a".repeat(43)}.ics`;
const own: CalendarAddress = {
  ...{ id: 7, jenis: "orang", objectid: null, pengelolaid: null, nama: null, date_created: at, terakhir: null },
};
const group = { pengelolaid: 4, pengelolaname: "UPTD Tahura" };

interface Kept {
  readonly records?: readonly CalendarAddress[];
  readonly sendiri?: boolean;
  readonly kelompok?: readonly (typeof group)[];
}

/** A server that keeps one person's addresses. */
function server({ records = [], sendiri = true, kelompok = [] }: Kept = {}) {
  let kept = [...records];
  let next = 100;
  return fakeApi(({ method, path, body }): Answer => {
    if (method === "GET") return { body: { records: kept, sendiri, kelompok } };
    if (method === "DELETE") {
      kept = kept.filter(({ id }) => !path.endsWith(`/${id}`));
      return { body: { dicabut: true } };
    }
    const wish = typeof body === "object" ? body : {};
    const record = { ...own, id: next++, ...wish };
    kept = [record, ...kept.filter(({ jenis }) => jenis !== record.jenis)];
    return { body: { record, alamat } };
  });
}
const customer = () => ({ wrapper: screenOf("nasabah", ["account", "booking/saya"]) });
const staff = () => ({ wrapper: screenOf("pengelola", ["account", "booking/linimasa"]) });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }));

test("an address is made, shown this once with its ways into programs, and stands in the list", async () => {
  const written = server();
  render(<CalendarCard />, customer());
  expect(await screen.findByText("There is no address yet.")).toBeTruthy();
  await press("Make an address: My bookings");
  const made = await screen.findByRole("status");
  expect(within(made).getByText(alamat)).toBeTruthy();
  expect(within(made).getByRole("link", { name: "Apple or this device" }).getAttribute("href")).toMatch(/^webcal:/);
  expect(within(made).getByRole("link", { name: "Google Calendar" }).getAttribute("rel")).toBe("noreferrer");
  expect(await screen.findByText("Not read by a calendar yet")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Make an address/ })).toBeNull();
  expect(written).toEqual([{ method: "POST", path: "account/kalender", body: { jenis: "orang" } }]);
});

test("revoking asks first, and takes away what was just shown", async () => {
  const written = server();
  render(<CalendarCard />, customer());
  await press("Make an address: My bookings");
  await press("Revoke: My bookings");
  const question = await screen.findByRole("dialog", { name: "Revoke this address?" });
  expect(written).toHaveLength(1);
  fireEvent.click(within(question).getByRole("button", { name: "Revoke" }));
  expect(await screen.findByText("The address is revoked.")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(alamat)).toBeNull());
  expect(await screen.findByText("There is no address yet.")).toBeTruthy();
  expect(written[1]).toMatchObject({ method: "DELETE", path: "account/kalender/100" });
});

test("when it was read is told, and the address itself of an older one is not", async () => {
  server({ records: [{ ...own, terakhir: at }] });
  render(<CalendarCard />, customer());
  expect(await screen.findByText("Last read 21st November, 2026, 14:00 WIB")).toBeTruthy();
  expect(screen.queryByText(alamat)).toBeNull();
});

test("a manager of one group has its button; of several they choose whose", async () => {
  const written = server({ sendiri: false, kelompok: [group, { pengelolaid: 5, pengelolaname: "UPTD Gedung" }] });
  render(<CalendarButton place="groups" />, staff());
  await press("Calendar address");
  fireEvent.click(await screen.findByRole("combobox", { name: "Whose bookings" }));
  fireEvent.click(await screen.findByRole("option", { name: "UPTD Gedung" }));
  await press("Make an address");
  await screen.findByText(alamat);
  expect(written).toMatchObject([{ body: { jenis: "kelompok", pengelolaid: 5 } }]);
});

test("an object's button makes that of the object alone", async () => {
  const written = server({ records: [own], sendiri: true, kelompok: [group] });
  render(<CalendarButton place={{ objectid: 9 }} />, staff());
  await press("Calendar address");
  expect(await screen.findByText("There is no address yet.")).toBeTruthy();
  await press("Make an address: this object");
  await screen.findByText(alamat);
  expect(written).toMatchObject([{ body: { jenis: "object", objectid: 9 } }]);
});

test("whoever sees neither bookings of their own nor the timeline is offered nothing", () => {
  server();
  render(
    <>
      <CalendarCard />
      <CalendarButton place="groups" />
    </>,
    { wrapper: screenOf("default", ["account"]) },
  );
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("heading")).toBeNull();
});

test("what can't be loaded is said, with a way to try again", async () => {
  fakeApi(() => ({ status: 500, body: { error: { code: "INTERNAL", message: "Error processing request!" } } }));
  render(<CalendarCard />, customer());
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
});
