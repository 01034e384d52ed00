// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { objectWith } from "../../testing/object.ts";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { UnitSwitch } from "./order-fields.tsx";
import { type OrderWish, toChoice } from "./order-wish.ts";
import { TimeFields } from "./time-fields.tsx";

const hall = {
  kelompoktarif: "umum",
  berlakumulai: "2026-01-01",
  berlakusampai: null,
  dasarhukum: null,
  khususlibur: false,
  tautan: null,
} as const;
const session = (sesi: "pagi" | "sore" | null) => ({ ...hall, sesi, tarif: 500_000, satuantarif: "kegiatan" as const });
const object = objectWith({
  jumlahobject: 2,
  satuan: ["jam", "kegiatan", "bulan"],
  tarifberlaku: [session("sore"), session(null)],
});
const hour = (at: number, bebas: number, lewat = false) => ({
  tanggal: "2027-01-12",
  jammulai: `${String(at).padStart(2, "0")}:00`,
  jamakhir: `${String(at + 1).padStart(2, "0")}:00`,
  ...{ bebas, lewat },
});
/** Open from 8 to 14: 8 o'clock is over, one unit is left at 11, none at 12. */
const hours = {
  jam: [hour(8, 2, true), hour(9, 2), hour(10, 2), hour(11, 1), hour(12, 0), hour(13, 2)],
  sesi: [
    { sesi: "pagi", jammulai: "08:00", jamakhir: "16:00", bebas: 2, lewat: false },
    { sesi: "sore", jammulai: "16:00", jamakhir: "22:00", bebas: 0, lewat: false },
    { sesi: null, jammulai: "08:00", jamakhir: "22:00", bebas: 2, lewat: false },
  ],
  tutup: [
    { jammulai: "12:00", jamakhir: "13:00", alasan: "Salat Jumat" },
    { jammulai: "20:00", jamakhir: "24:00", alasan: "" },
  ],
};

/** What is asked beside the day, and the time that comes of it. */
function Shown({ part }: { readonly part: Partial<OrderWish> }) {
  const [wish, setWish] = useState<OrderWish>({ by: "jam", months: 1, units: 1, payer: "umum", ...part });
  const change = (chosen: Partial<OrderWish>) => setWish((before) => ({ ...before, ...chosen }));
  return (
    <>
      <UnitSwitch object={object} wish={wish} onChange={change} />
      <TimeFields object={object} wish={wish} onChange={change} />
      <output aria-label="Chosen">{JSON.stringify(toChoice(wish)) ?? "not yet"}</output>
    </>
  );
}
const from = "2027-01-12";

function open(part: Partial<OrderWish>) {
  const asked: string[] = [];
  fakeApi(({ path, query }) => {
    asked.push(`${path} ${query.get("tanggal")}`);
    return { body: hours };
  });
  render(<Shown part={part} />, { wrapper: screenOf("nasabah") });
  return asked;
}
const chosen = () => JSON.parse(screen.getByRole("status", { name: "Chosen" }).textContent ?? "");
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const pressed = () => screen.getAllByRole("button", { pressed: true }).map(({ textContent }) => textContent);

test("the first and the last hour are pressed, and the hours between are used with them", async () => {
  const asked = open({ from });
  fireEvent.click(await screen.findByRole("button", { name: "09:00–10:00, free" }));
  expect(chosen()).toEqual({ satuan: "jam", tanggal: from, jammulai: "09:00", jamakhir: "10:00" });
  fireEvent.click(button("11:00–12:00, free"));
  expect(chosen()).toMatchObject({ jammulai: "09:00", jamakhir: "12:00" });
  expect(pressed()).toEqual(["09:00–10:00", "10:00–11:00", "11:00–12:00"]);
  expect(screen.getByText("09:00–12:00, 3 hours")).toBeTruthy();
  expect(asked).toEqual([`catalogue/7/hours ${from}`]);
});

test("hours that are over or taken say so and can't be pressed, and no stretch goes over them", async () => {
  open({ from });
  await screen.findByRole("button", { name: "09:00–10:00, free" });
  for (const hour of ["08:00–09:00", "12:00–13:00"]) expect(button(`${hour}, not available`).disabled).toBe(true);
  fireEvent.click(button("11:00–12:00, free"));
  fireEvent.click(button("13:00–14:00, free"));
  expect(pressed()).toEqual(["13:00–14:00"]);
  expect(screen.getByText("13:00–14:00, 1 hour")).toBeTruthy();
});

test("an hour with one unit left is none for who wants two", async () => {
  open({ from, units: 2 });
  await screen.findByRole("button", { name: "09:00–10:00, free" });
  expect(button("11:00–12:00, not available").disabled).toBe(true);
});

test("of a booking that gets other hours the server is told, as its own ones are not in its way", async () => {
  const asked: (string | null)[] = [];
  fakeApi(({ query }) => {
    asked.push(query.get("bookingid"));
    return { body: hours };
  });
  const wish = { by: "jam", from, months: 1, units: 1, payer: "umum" } as const;
  const change = () => undefined;
  render(<TimeFields object={object} wish={wish} bookingid={5} onChange={change} />, { wrapper: screenOf("nasabah") });
  await screen.findByRole("button", { name: /^12:00–13:00/ });
  expect(asked).toEqual(["5"]);
});

test("before the day is chosen no hours are asked for", async () => {
  const asked = open({});
  await act(async () => undefined);
  expect(screen.getByText("Choose a day to see its hours.")).toBeTruthy();
  expect(asked).toEqual([]);
});

test("only sessions with a tariff are offered, a taken one can't be chosen, and the whole day is a session too", async () => {
  open({ by: "kegiatan", from });
  expect(await screen.findByRole("radio", { name: /· Full$/ })).toHaveProperty("disabled", true);
  const radios = screen.getAllByRole<HTMLButtonElement>("radio").filter(({ tagName }) => tagName === "BUTTON");
  expect(radios.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/16:00–22:00 · Full$/),
    expect.stringMatching(/08:00–22:00$/),
  ]);
  expect(screen.getByRole("status", { name: "Chosen" }).textContent).toBe("not yet");
  fireEvent.click(screen.getByRole("radio", { name: /08:00–22:00/ }));
  expect(chosen()).toEqual({ satuan: "kegiatan", tanggal: from, sesi: null });
});

test("months are chosen by their number, and another unit keeps the day", () => {
  open({ by: "bulan", from });
  fireEvent.change(screen.getByLabelText("For"), { target: { value: "3" } });
  expect(chosen()).toEqual({ satuan: "bulan", mulai: from, bulan: 3 });
  fireEvent.click(screen.getByRole("radio", { name: /hour/i }));
  expect(screen.queryByLabelText("For")).toBeNull();
  expect(screen.getByRole("status", { name: "Chosen" }).textContent).toBe("not yet");
});

test.each(["jam", "kegiatan"] as const)(
  "by the %s it is said when the day is closed in part, and why where that is told",
  async (by) => {
    open({ by, from });
    expect(await screen.findByText("Closed 12:00–13:00: Salat Jumat")).toBeTruthy();
    expect(screen.getByText("Closed 20:00–24:00")).toBeTruthy();
  },
);
