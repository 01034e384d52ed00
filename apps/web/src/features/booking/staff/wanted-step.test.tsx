// @vitest-environment happy-dom
import { personalActions } from "@retribusi/contract/features/booking/booking.machine";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { bookingWith } from "../../../testing/booking.ts";
import { fakeApi, screenOf } from "../../../testing/show.tsx";
import { ActionBar } from "./action-bar.tsx";
import { readStep, swapQuery } from "./wanted-step.ts";

const unit = (nomorunit: number, nomor: string) => ({
  ...{
    nomorunit,
    nomor,
    hourmetermulai: null,
    hourmeterakhir: null,
    kondisimulai: null,
    kondisiakhir: null,
    fotomulai: [],
    fotoakhir: [],
  },
});

function Here() {
  const { pathname, search } = useLocation();
  return <p data-testid="here">{`${pathname}${search}`}</p>;
}
const here = () => screen.getByTestId("here").textContent;

/** A booking of the rooms 101 and 102, of which another one may be taken; 103 is free. */
function open(query: string, isAllowed = true) {
  const can = personalActions.map((action) => [
    action,
    isAllowed && action === "swapUnit" ? { allowed: true } : { allowed: false, reason: "WRONG_STATE" },
  ]);
  const booking: BookingRecord = bookingWith({
    can: Object.fromEntries(can),
    unit: [unit(1, "101"), unit(2, "102")],
    harga: { ...bookingWith().harga, jumlahunit: 2 },
  });
  const units = { bernama: true, unit: [{ id: 13, nomor: "103", keadaan: "siap", catatan: null }] };
  const asked: string[] = [];
  const written = fakeApi(({ method, path }) => {
    if (method !== "GET") return { body: booking };
    asked.push(path);
    return { body: path.includes("/unit/") ? units : booking };
  });
  const onDone = vi.fn();
  const bar = (
    <>
      <ActionBar booking={booking} onDone={onDone} />
      <Here />
    </>
  );
  render(bar, { wrapper: screenOf("pengelola", [], `/trx_penginapan/view/5?${query}`) });
  return { onDone, asked, sent: () => written.map(({ body }) => body) };
}
const back = "nexturl=%2Fbooking%2Flinimasa";
const field = (name: string) => screen.findByRole("combobox", { name });

test("an address opens the form of another unit with both units chosen, and once done leads back", async () => {
  const { sent, onDone } = open(`aksi=swapUnit&unitid=13&nomorasal=102&${back}`);
  const from = await field("Given back");
  expect([from.getAttribute("value"), (await field("Taken instead")).getAttribute("value")]).toEqual(["102", "103"]);
  expect(sent()).toEqual([]);
  fireEvent.submit(from);
  await waitFor(() => expect(here()).toBe("/booking/linimasa"));
  expect(sent()).toEqual([{ versi: 1, nomorunit: 2, unitid: 13, catatan: null }]);
  expect(onDone).not.toHaveBeenCalled();
});

test("who leaves the form has done nothing, and is back", async () => {
  const { sent } = open(`aksi=swapUnit&unitid=13&nomorasal=102&${back}`);
  await field("Given back");
  fireEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(here()).toBe("/booking/linimasa");
  expect(sent()).toEqual([]);
});

test("a unit that somebody has taken meanwhile is told and can't be sent", async () => {
  const { sent } = open(`aksi=swapUnit&unitid=14&nomorasal=102&${back}`);
  const from = await field("Given back");
  expect(screen.getByText("The unit that was chosen isn't free. Choose another one.")).toBeTruthy();
  fireEvent.submit(from);
  expect(await screen.findByText("Please fill in this field.")).toBeTruthy();
  expect(sent()).toEqual([]);
});

test("where another unit isn't possible its reason is told, and no form opens", async () => {
  const { asked } = open("aksi=swapUnit&unitid=13", false);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(asked).toEqual([]);
  expect(screen.getByText(/^Another unit: This step isn't possible/)).toBeTruthy();
  expect(screen.queryByRole("combobox")).toBeNull();
});

test("control: without a wish nothing opens and nothing is told, and a step that there isn't is told", () => {
  open("");
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
  open("aksi=lenyapkan");
  expect(screen.getByText("The address names a step that there isn't.")).toBeTruthy();
});

test("what an address says of the step is read as it was written", () => {
  expect(readStep(swapQuery({ unitid: 13, nomorasal: "102" }))).toEqual({
    aksi: "swapUnit",
    unitid: 13,
    nomorasal: "102",
  });
  expect(readStep(swapQuery({}))).toEqual({ aksi: "swapUnit" });
  expect(readStep(new URLSearchParams("aksi=swapUnit&unitid=x"))).toBe("wrong");
});
