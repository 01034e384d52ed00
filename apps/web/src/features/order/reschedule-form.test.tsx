// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { bookingWith } from "../../testing/booking.ts";
import { objectWith } from "../../testing/object.ts";
import { startOrders } from "../../testing/order.ts";
import { conflict, screenOf } from "../../testing/show.tsx";
import { RescheduleForm } from "./reschedule-form.tsx";

const nights = { satuan: "malam", checkin: "2027-01-12", checkout: "2027-01-14" } as const;

function Here() {
  const { pathname, search } = useLocation();
  return <p data-testid="here">{`${pathname}${search}`}</p>;
}
const here = () => screen.getByTestId("here").textContent;

/** A booking of both nights from 12 January, of the only room: on those and on the 17th it is full. */
function show(part: Parameters<typeof bookingWith>[0], tariff: number | (() => number), address: string) {
  const booking = bookingWith({ waktu: nights, ...part });
  const free = "11111111111001110".padEnd(40, "1");
  const freeToMove = "11111111111111110".padEnd(40, "1");
  const api = startOrders({
    tariff: typeof tariff === "number" ? () => tariff : tariff,
    free,
    freeToMove,
    order: () => ({ body: booking }),
  });
  const form = (
    <>
      <RescheduleForm booking={booking} object={objectWith({ jumlahobject: 1 })} />
      <Here />
    </>
  );
  render(form, { wrapper: screenOf("nasabah", ["trx_penginapan/reschedule"], address) });
  return api;
}
async function open(part: Parameters<typeof bookingWith>[0] = {}, tariff: number | (() => number) = 100_000) {
  const api = show(part, tariff, "/");
  await openCalendar();
  return api;
}
async function openCalendar() {
  fireEvent.click(screen.getByRole("button", { name: "Check-in – check-out" }));
  await screen.findByRole("button", { name: /^Sunday, 10 January 2027: \d/ });
}
const day = (number: number) =>
  screen.getByRole<HTMLButtonElement>("button", { name: new RegExp(`, ${number} January 2027`) });
const move = (from: number, to: number) => [from, to].forEach((number) => void fireEvent.click(day(number)));
const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "Move the booking" });

test("nights that the booking itself holds can be chosen for its new dates, those of others can't", async () => {
  const { ordered } = await open();
  expect([12, 13, 16, 17].map((number) => day(number).disabled)).toEqual([false, false, false, true]);
  move(13, 15);
  await waitFor(() => expect(button().disabled).toBe(false));
  fireEvent.submit(button());
  await waitFor(() => expect(ordered).toHaveLength(1));
  const waktu = { satuan: "malam", checkin: "2027-01-13", checkout: "2027-01-15" };
  expect(ordered[0]).toEqual({ versi: 1, waktu, totalbiaya: 200_000 });
});

test("dates that are as they were are no new ones", async () => {
  const { ordered } = await open();
  expect(button().disabled).toBe(true);
  move(13, 15);
  await waitFor(() => expect(button().disabled).toBe(false));
  await openCalendar();
  move(12, 14);
  expect(screen.getByText("Choose other dates first.")).toBeTruthy();
  expect(button().disabled).toBe(true);
  fireEvent.submit(button());
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(ordered).toEqual([]);
});

test("while the price of new dates is on its way nothing is sent, and the button says that it waits", async () => {
  const { ordered } = await open();
  move(14, 16);
  expect(button().getAttribute("data-loading")).toBe("true");
  fireEvent.submit(button());
  await waitFor(() => expect(button().getAttribute("data-loading")).toBeNull());
  expect(ordered).toEqual([]);
});

test("another price is told before the booking is moved, with what it means; the same price isn't", async () => {
  await open({ statusbooking: 40 }, 125_000);
  move(14, 16);
  expect(
    await screen.findByText(/^The price changes from Rp.200\.000 to Rp.250\.000\. It needs to be confirmed again/),
  ).toBeTruthy();
});

test("control: new dates of the same price warn of nothing, and say that no difference is due", async () => {
  await open({ statusbooking: 40 });
  move(14, 16);
  expect(await screen.findByText(/^The price stays Rp.200\.000: no difference is due\.$/)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

describe("opened by an address", () => {
  const back = "nexturl=%2Fbooking%2Flinimasa%3Ftanggal%3D2027-01-12";
  const openAt = (query: string) => show({}, 100_000, `/trx_penginapan/reschedule/5?${query}`);
  const chosen = () => screen.getByRole("button", { name: "Check-in – check-out" }).textContent;

  test("it has the time that the address names, with its price, and once confirmed leads back to where that was chosen", async () => {
    const { ordered, quoted } = openAt(`satuan=malam&mulai=2027-01-15&akhir=2027-01-17&${back}`);
    expect(chosen()).toBe("15 Jan 2027 – 17 Jan 2027");
    expect(ordered).toEqual([]);
    await waitFor(() => expect(button().disabled).toBe(false));
    const waktu = { satuan: "malam", checkin: "2027-01-15", checkout: "2027-01-17" };
    expect(quoted).toHaveBeenCalledWith({ waktu }, "trx_penginapan/reschedule/5/quote");
    fireEvent.submit(button());
    await waitFor(() => expect(here()).toBe("/booking/linimasa?tanggal=2027-01-12"));
    expect(ordered).toEqual([{ versi: 1, waktu, totalbiaya: 200_000 }]);
  });

  test("it asks nothing where it is left as the address had it, and asks where another time was chosen", async () => {
    const { ordered } = openAt(`mulai=2027-01-15&akhir=2027-01-16&${back}`);
    fireEvent.click(screen.getByRole("link", { name: "Keep the current dates" }));
    expect(here()).toBe("/booking/linimasa?tanggal=2027-01-12");
    expect(ordered).toEqual([]);
  });

  test("near miss: another time than that of the address isn't left unasked", async () => {
    openAt(`mulai=2027-01-15&akhir=2027-01-16&${back}`);
    await openCalendar();
    move(19, 20);
    fireEvent.click(screen.getByRole("link", { name: "Keep the current dates" }));
    expect(await screen.findByRole("dialog", { name: "Leave without saving?" })).toBeTruthy();
    expect(here()).toMatch(/reschedule/);
  });

  test.each([
    ["of another unit of time", "satuan=hari&mulai=2027-01-15&akhir=2027-01-17"],
    ["that is no day", "mulai=2027-02-30&akhir=2027-03-02"],
    ["that ends before it begins", "mulai=2027-01-15&akhir=2027-01-13"],
    ["without a beginning", "akhir=2027-01-17"],
  ])("a time %s is told, and the form has the booked one", (_, query) => {
    openAt(query);
    expect(screen.getByText("The address names a time that this booking can't have. Choose other dates.")).toBeTruthy();
    expect(chosen()).toBe("12 Jan 2027 – 14 Jan 2027");
  });

  test("control: without a time nothing is told, and an address elsewhere isn't followed", () => {
    openAt("nexturl=%2F%2Felsewhere.example");
    expect(screen.queryByText(/The address names a time/)).toBeNull();
    const keep = screen.getByRole("link", { name: "Keep the current dates" });
    expect(keep.getAttribute("href")).toBe("/trx_penginapan/view/5");
  });
});

test("new dates that are taken lead to the nearest ones that aren't for this booking, which keeps its units and its place", async () => {
  const waktu = { satuan: "malam" as const, checkin: "2027-01-16", checkout: "2027-01-18" };
  const booking = bookingWith({ waktu: nights });
  const { looked } = startOrders({
    refusal: { kode: "SOLD_OUT", pesan: "Taken." },
    instead: { terdekat: [{ waktu, totalbiaya: 300_000 }] },
  });
  render(<RescheduleForm booking={booking} object={objectWith({ jumlahobject: 1 })} />, {
    wrapper: screenOf("nasabah", ["trx_penginapan/reschedule"], "/?mulai=2027-01-18&akhir=2027-01-20"),
  });
  const offer = await screen.findByRole("button", { name: /^16th January, 2027 – 18th January, 2027 · Rp.300\.000$/ });
  const asked = { satuan: "malam", checkin: "2027-01-18", checkout: "2027-01-20" };
  const { jumlahunit } = booking.harga;
  expect(looked).toEqual([{ waktu: asked, jumlahunit, kelompoktarif: booking.kelompoktarif, bookingid: booking.id }]);
  expect(screen.queryByRole("link", { name: "Other places at this time" })).toBeNull();
  fireEvent.click(offer);
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Check-in – check-out" }).textContent).toMatch(/16.*18/),
  );
});

test("new dates are sent again once it was chosen whose count, where somebody else has moved the booking", async () => {
  const theirs = bookingWith({ versi: 2, waktu: { ...nights, checkin: "2027-01-13", checkout: "2027-01-15" } });
  const { ordered } = startOrders({
    order: ({ versi }) => (versi === 1 ? conflict({ versi: 2, record: theirs }) : { body: theirs }),
  });
  render(<RescheduleForm booking={bookingWith({ waktu: nights })} object={objectWith({ jumlahobject: 1 })} />, {
    wrapper: screenOf("nasabah", ["trx_penginapan/reschedule"], "/?mulai=2027-01-18&akhir=2027-01-20"),
  });
  const button = screen.getByRole("button", { name: "Move the booking" });
  await waitFor(() => expect(button).toHaveProperty("disabled", false));
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole("radio", { name: /^Yours/ }));
  await waitFor(() => expect(button).toHaveProperty("disabled", false));
  fireEvent.click(button);
  const sent = () => ordered.flatMap(({ versi }) => versi ?? []);
  await waitFor(() => expect(sent()).toEqual([1, 2]));
});

test("a price that can't be asked for is told, and asked for again", async () => {
  let isDown = true;
  const { quoted } = await open({}, () => {
    if (isDown) throw new TypeError("Failed to fetch");
    return 100_000;
  });
  move(13, 15);
  const retry = await screen.findByRole("button", { name: "Try again" });
  isDown = false;
  fireEvent.click(retry);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Try again" })).toBeNull());
  expect(quoted.mock.calls.length).toBeGreaterThan(1);
  await waitFor(() => expect(button().disabled).toBe(false));
});

test("that days are taken isn't said any more while others are being chosen", async () => {
  startOrders({ refusal: { kode: "SOLD_OUT", pesan: "Taken." } });
  render(<RescheduleForm booking={bookingWith({ waktu: nights })} object={objectWith({ jumlahobject: 1 })} />, {
    wrapper: screenOf("nasabah", ["trx_penginapan/reschedule"], "/?mulai=2027-01-18&akhir=2027-01-20"),
  });
  await screen.findByText("Taken.");
  await openCalendar();
  fireEvent.click(day(24));
  await waitFor(() => expect(screen.queryByText("Taken.")).toBeNull());
});

describe("for a paid booking of one's own", () => {
  const can = {
    ...bookingWith().can,
    reschedule: { allowed: false, reason: "OWNER_PAID" },
  } as const;
  const send = () => screen.getByRole<HTMLButtonElement>("button", { name: "Send request" });

  test("it asks the manager, with a reason, which is missed before anything is sent", async () => {
    const { ordered } = await open({ statusbooking: 50, can });
    move(13, 15);
    await waitFor(() => expect(send().disabled).toBe(false));
    fireEvent.submit(send());
    expect(await screen.findByText("Please say why.")).toBeTruthy();
    expect(document.activeElement?.tagName).toBe("TEXTAREA");
    expect(ordered).toHaveLength(0);
    fireEvent.change(screen.getByLabelText("Why do you need other dates?"), { target: { value: " Diundur " } });
    fireEvent.submit(send());
    await waitFor(() => expect(ordered).toHaveLength(1));
    const waktu = { satuan: "malam", checkin: "2027-01-13", checkout: "2027-01-15" };
    expect(ordered[0]).toEqual({ versi: 1, waktu, totalbiaya: 200_000, alasan: "Diundur" });
  });

  test("a reason that was written before the days were chosen isn't left unasked", async () => {
    show({ statusbooking: 50, can }, 100_000, "/");
    fireEvent.change(screen.getByLabelText("Why do you need other dates?"), { target: { value: "Diundur" } });
    fireEvent.click(screen.getByRole("link", { name: "Keep the current dates" }));
    expect(await screen.findByRole("dialog", { name: "Leave without saving?" })).toBeTruthy();
  });

  test("control: whoever may move it isn't asked why", async () => {
    await open({ statusbooking: 50 });
    expect(screen.queryByLabelText("Why do you need other dates?")).toBeNull();
    expect(button()).toBeTruthy();
  });
});
