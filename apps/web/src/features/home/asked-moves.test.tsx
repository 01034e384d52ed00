// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { bookingWith, requestWith } from "../../testing/booking.ts";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { AskedMoves } from "./asked-moves.tsx";

function show(jadwal: number) {
  const asked: string[] = [];
  fakeApi(({ path, query }) => {
    if (path === "booking/antrean") return { body: { num: 4, tertua: null, usulan: 0, jadwal } };
    asked.push(String(query));
    const records = [bookingWith({ id: 8, statusbooking: 50, permintaanjadwal: requestWith() })];
    return { body: { records, page: 1, limit: 6, hasMore: false } };
  });
  render(
    <>
      <p>Home</p>
      <AskedMoves />
    </>,
    { wrapper: screenOf("pengelola") },
  );
  return asked;
}

test("requests for other dates stand on the home with the time that is asked for, and lead to the queue", async () => {
  const asked = show(1);
  expect(await screen.findByRole("region", { name: "Requests for other dates: 1" })).toBeTruthy();
  const link = await screen.findByRole("link", { name: "Wisma Contoh" });
  expect(link.getAttribute("href")).toBe("/booking/antrean?jadwal=diminta&id=8&jenis=penginapan");
  expect(link.closest("li")?.textContent).toContain("Asked for: 5–6 Dec 2026 · 1 night");
  expect(asked).toEqual(["status=50&urut=batas&limit=6&jadwal=diminta"]);
});

test("control: where nobody asks, the home has no word of it", async () => {
  show(0);
  await screen.findByText("Home");
  expect(screen.queryByText(/^Requests for other dates/)).toBeNull();
});
