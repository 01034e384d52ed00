// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { objectWith } from "../../testing/object.ts";
import { startOrders } from "../../testing/order.ts";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { AvailabilitySection } from "./availability-section.tsx";
import { DayField } from "./day-field.tsx";
import type { OrderWish } from "./order-wish.ts";

const usual: OrderWish = { by: "malam", months: 1, units: 1, payer: "umum" };
const object = objectWith();

/** The calendar of an object and the field of the order form, which show the same choice. */
function Shown({ part }: { readonly part: Partial<OrderWish> }) {
  const [wish, setWish] = useState<OrderWish>({ ...usual, ...part });
  const change = (chosen: Partial<OrderWish>) => setWish((before) => ({ ...before, ...chosen }));
  return (
    <>
      <AvailabilitySection object={object} wish={wish} onChange={change} />
      <DayField object={object} wish={wish} onChange={change} />
      <output aria-label="Chosen">{[wish.from, wish.to].filter(Boolean).join(" to ")}</output>
    </>
  );
}

/** @param free units by day, one sign a day, from 10 January, which is today */
async function open(part: Partial<OrderWish> = {}, free = "") {
  const api = startOrders({ free: `000000000${free}` });
  render(<Shown part={part} />, { wrapper: screenOf("nasabah") });
  await screen.findByRole("button", { name: /^Sunday, 10 January 2027: \d/ });
  return api;
}
const day = (number: number) =>
  screen.getByRole<HTMLButtonElement>("button", { name: new RegExp(`, ${number} January 2027: `) });
const press = (...numbers: number[]) => numbers.forEach((number) => void fireEvent.click(day(number)));
const chosen = () => screen.getByRole("status", { name: "Chosen" }).textContent;
/** Which days of the next week and the days before it can be pressed. */
const choosable = () => [9, 10, 11, 12, 13, 14, 15, 16].filter((number) => !day(number).disabled);

test("arrival and departure are pressed one after the other, and the field of the form shows them", async () => {
  await open();
  press(12);
  expect(chosen()).toBe("2027-01-12");
  press(15);
  expect(chosen()).toBe("2027-01-12 to 2027-01-15");
  expect(screen.getByRole("button", { name: "Check-in – check-out" }).textContent).toBe("12 Jan 2027 – 15 Jan 2027");
  press(20);
  expect(chosen(), "the next press begins anew").toBe("2027-01-20");
});

test("a day that is over, full or closed can't be chosen and says why; a full night is good to leave on", async () => {
  await open({}, "6663066");
  expect(choosable()).toEqual([10, 11, 12, 13, 15, 16]);
  expect(day(9).getAttribute("aria-label")).toMatch(/: over$/);
  expect(day(13).getAttribute("aria-label")).toMatch(/: 3 free$/);
  expect(day(14).getAttribute("aria-label")).toMatch(/: closed, Renovasi$/);
  press(12);
  expect(choosable()).toEqual([10, 11, 12, 13, 14]);
  press(14);
  expect(chosen()).toBe("2027-01-12 to 2027-01-14");
});

test("a stay that is pressed back to front spans no full night either", async () => {
  await open({}, "6066666");
  expect(day(11).getAttribute("aria-label")).toMatch(/: full$/);
  press(14);
  press(10);
  expect(chosen(), "10 January lies behind the full night").toBe("2027-01-14");
  press(12);
  expect(chosen()).toBe("2027-01-12 to 2027-01-14");
});

test("the last day of days is used itself: a full one is not to be had, and one day alone is pressed twice", async () => {
  await open({ by: "hari" }, "666606");
  press(12);
  expect(choosable()).toEqual([10, 11, 12, 13]);
  press(12);
  expect(chosen()).toBe("2027-01-12 to 2027-01-12");
});

test("one night is no stay of none: the day of arrival pressed again gives it up", async () => {
  await open();
  press(12, 12);
  expect(chosen()).toBe("");
});

test("days with fewer free units than wanted can't be chosen", async () => {
  await open({ units: 4 }, "6643344");
  expect(choosable()).toEqual([10, 11, 12, 15, 16]);
});

test("for hours, sessions and months one day is all that is pressed", async () => {
  await open({ by: "jam" });
  press(12, 15);
  expect(chosen()).toBe("2027-01-15");
});

test("another month is asked for when it is shown, and none before this one", async () => {
  const { months } = await open();
  expect(screen.getByRole("button", { name: "Previous month" })).toHaveProperty("disabled", true);
  expect(months).toEqual(["2027-01-01"]);
  fireEvent.click(screen.getByRole("button", { name: "Next month" }));
  expect(await screen.findByRole("button", { name: "Monday, 1 February 2027: 6 free" })).toBeTruthy();
  expect(months).toEqual(["2027-01-01", "2027-02-01"]);
  expect(screen.getByRole("button", { name: "Previous month" })).toHaveProperty("disabled", false);
});

test.each([
  ["2027-01-31", ["2027-01-01"]],
  ["2027-02-01", ["2027-01-01", "2027-02-01"]],
  ["2027-03-15", ["2027-01-01", "2027-02-01", "2027-03-01"]],
])(
  "where %s is the first day left to order, the calendar opens on its month and can be turned back",
  async (left, read) => {
    const { months } = startOrders({ left });
    render(<Shown part={{}} />, { wrapper: screenOf("nasabah") });
    const month = screen.getByRole("button", { name: "Next month" }).parentElement ?? document.body;
    const shown = new Intl.DateTimeFormat("en", { month: "long", year: "numeric" });
    await within(month).findByText(shown.format(new Date(left)));
    await waitFor(() => expect(months).toEqual(read));
    expect(month.textContent).toBe(shown.format(new Date(left)));
    const back = screen.getByRole<HTMLButtonElement>("button", { name: "Previous month" });
    for (const _ of read.slice(1)) fireEvent.click(back);
    expect(month.textContent).toBe("January 2027");
    expect(back.disabled).toBe(true);
  },
);

test("a day that was chosen is what the calendar opens on, even if its month is over", async () => {
  startOrders({ left: "2027-02-01" });
  render(<Shown part={{ from: "2027-01-12" }} />, { wrapper: screenOf("nasabah") });
  expect(await screen.findByRole("button", { name: /^Tuesday, 12 January 2027: over/ })).toBeTruthy();
});

test("arrow keys go from day to day and over those that can't be chosen", async () => {
  await open({}, "6606");
  day(10).focus();
  const go = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key, code: key });
  go("ArrowRight");
  expect(document.activeElement).toBe(day(11));
  go("ArrowRight");
  expect(document.activeElement).toBe(day(13));
  go("ArrowDown");
  expect(document.activeElement).toBe(day(20));
  expect(chosen()).toBe("");
});

test("as a list: days with the same answer in one line, and only those that are free have a button", async () => {
  const { months } = await open({}, "66330");
  fireEvent.click(screen.getByRole("radio", { name: "List" }));
  const lines = screen.getAllByRole("row").slice(1);
  expect(
    lines.slice(0, 4).map((line) =>
      within(line)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ["10th January, 2027 – 11th January, 2027", "6 of 6 free", "Choose"],
    ["12th January, 2027 – 13th January, 2027", "3 of 6 free", "Choose"],
    ["14th January, 2027", "Closed: Renovasi", ""],
    ["15th January, 2027 – 31st January, 2027", "6 of 6 free", "Choose"],
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Choose 12th January, 2027" }));
  expect(chosen()).toBe("2027-01-12");
  expect(screen.queryByRole("button", { name: "Previous month" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Next month" }));
  expect(await screen.findByText("1st February, 2027 – 28th February, 2027")).toBeTruthy();
  expect(months).toEqual(["2027-01-01", "2027-02-01"]);
});

test("a day that was chosen in the list is the arrival in the calendar, where the departure follows", async () => {
  await open({ from: "2027-01-20", to: "2027-01-22" }, "666066");
  fireEvent.click(screen.getByRole("radio", { name: "List" }));
  fireEvent.click(screen.getByRole("button", { name: "Choose 10th January, 2027" }));
  expect(chosen(), "the departure of another stay is gone").toBe("2027-01-10");
  fireEvent.click(screen.getByRole("radio", { name: "Calendar" }));
  expect(choosable()).toEqual([10, 11, 12, 13]);
  press(12);
  expect(chosen()).toBe("2027-01-10 to 2027-01-12");
});

test("a calendar that can't be read says so, can be read again, and keeps nobody from choosing", async () => {
  let isBack = false;
  fakeApi(() => {
    if (!isBack) return { status: 503, body: {} };
    return { body: { jumlahobject: 6, records: [{ tanggal: "2027-01-12", bebas: 0, lewat: false, tutup: null }] } };
  });
  render(<Shown part={{}} />, { wrapper: screenOf("nasabah") });
  const alert = await screen.findByRole("alert");
  const unknown = screen.getByRole<HTMLButtonElement>("button", { name: "Tuesday, 12 January 2027" });
  expect(unknown.disabled).toBe(false);
  isBack = true;
  fireEvent.click(within(alert).getByRole("button"));
  await waitFor(() => expect(day(12).disabled).toBe(true));
  expect(screen.queryByRole("alert")).toBeNull();
});
