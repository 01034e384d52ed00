// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { bookingWith } from "../../testing/booking.ts";
import { screenOf } from "../../testing/show.tsx";
import { UnitsHanded } from "./units-handed.tsx";
import { BookingHistory } from "./view/history.tsx";

const picture = (berkasid: number) => ({ berkasid, path: `/files/dokumen/${berkasid}.webp?sampai=1&tanda=x` });
const bare = { nomor: null, hourmetermulai: null, hourmeterakhir: null, kondisimulai: null, kondisiakhir: null };
const unit = (nomorunit: number, start: number[], end: number[]) => ({
  ...bare,
  nomorunit,
  fotomulai: start.map(picture),
  fotoakhir: end.map(picture),
});
const step = { nama: "Sari", peran: "pengelola", alasan: null };
const riwayat = [
  { ...step, aksi: "checkIn", daristatus: 50, kestatus: 60, foto: 2, waktu: "2026-11-22T01:00:00.000Z" },
  { ...step, aksi: "undo", daristatus: 60, kestatus: 50, foto: -2, waktu: "2026-11-22T01:05:00.000Z" },
  { ...step, aksi: "checkIn", daristatus: 50, kestatus: 60, foto: 0, waktu: "2026-11-22T01:10:00.000Z" },
];
const show = (part: Parameters<typeof bookingWith>[0]) =>
  render(<UnitsHanded booking={bookingWith(part)} />, { wrapper: screenOf("pengelola") });
const sources = () => [...document.querySelectorAll("img")].map((image) => image.getAttribute("src"));

test("how a unit left stands beside how it came back, and each picture says which unit it shows and when", async () => {
  const one = { ...unit(1, [11, 12], [13]), hourmetermulai: 1204.5, kondisiakhir: "Lecet kiri" };
  const harga = { ...bookingWith().harga, jumlahunit: 3 };
  show({ statusbooking: 70, harga, unit: [one, unit(2, [], [])], riwayat });
  expect(screen.getByText(/^At hand-over · .*08:10/)).toBeTruthy();
  expect(screen.getByText("Hour meter 1.204,5")).toBeTruthy();
  expect(screen.getByText("Lecet kiri")).toBeTruthy();
  expect(screen.queryByText("Unit 2"), "nothing is known of it").toBeNull();
  expect(screen.getByText("Nothing was recorded of 2 other units.")).toBeTruthy();
  expect(sources()).toEqual([11, 12, 13].map((id) => `/files/dokumen/${id}.webp?sampai=1&tanda=x&size=tiny`));
  fireEvent.click(screen.getByRole("button", { name: "Unit 1 at hand-over, picture 2 of 2: show it large" }));
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

test("before it comes back nothing is said of its return, and after that also that nothing was recorded", () => {
  const { unmount } = show({ statusbooking: 60, unit: [unit(1, [11], [])], riwayat });
  expect(screen.queryByText(/^At return/)).toBeNull();
  expect(screen.queryByText(/other unit/), "there is no other").toBeNull();
  unmount();
  show({ statusbooking: 70, unit: [unit(1, [11], [])], riwayat });
  expect(screen.getByText(/^At return/).nextElementSibling?.textContent).toBe("Nothing was recorded.");
});

test("the history tells of pictures that were recorded, and of those that were taken back", () => {
  render(<BookingHistory booking={bookingWith({ riwayat })} />, { wrapper: screenOf("nasabah") });
  expect(screen.getAllByText(/picture/).map(({ textContent }) => textContent)).toEqual([
    "2 pictures taken back",
    "2 pictures recorded",
  ]);
});
