// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { bookingWith } from "../../testing/booking.ts";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { ProposedDiscounts } from "./proposed-discounts.tsx";

function show(usulan: number) {
  const asked: string[] = [];
  fakeApi(({ path, query }) => {
    if (path === "booking/antrean") return { body: { num: 4, tertua: null, usulan, jadwal: 0 } };
    asked.push(String(query));
    const records = [bookingWith({ id: 8, jenisbooking: "gedung", statusbooking: 30 })];
    return { body: { records, page: 1, limit: 6, hasMore: false } };
  });
  render(
    <>
      <p>Home</p>
      <ProposedDiscounts />
    </>,
    { wrapper: screenOf("dinas") },
  );
  return asked;
}

test("proposed discounts stand on the home with their number, and lead to the queue", async () => {
  const asked = show(1);
  expect(await screen.findByRole("region", { name: "Discounts to decide on: 1" })).toBeTruthy();
  const link = await screen.findByRole("link", { name: "Wisma Contoh" });
  expect(link.getAttribute("href")).toBe("/booking/antrean?usulan=menunggu&id=8&jenis=gedung");
  expect(link.closest("li")?.textContent?.match(/2 nights/g), "how long is told once").toHaveLength(1);
  expect(asked).toEqual(["status=10%2C20%2C30&urut=batas&limit=6&usulan=menunggu"]);
});

test("control: where none is proposed, the home has no word of them", async () => {
  show(0);
  await screen.findByText("Home");
  expect(screen.queryByText(/^Discounts to decide on/)).toBeNull();
});
