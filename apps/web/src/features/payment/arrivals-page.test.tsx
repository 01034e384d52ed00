// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { ArrivalsPage } from "./arrivals-page.tsx";

function show(address: string) {
  const asked: string[] = [];
  fakeApi(({ path, query }) => {
    if (path === "booking/kedatangan") asked.push(query.get("tanggal") ?? "");
    return { body: {} };
  });
  render(<ArrivalsPage />, { wrapper: screenOf("pengelola", ["booking/kedatangan"], address) });
  return asked;
}

test("the paper is that of the day in the address, and of another one as soon as that is chosen", async () => {
  const asked = show("/booking/kedatangan?tanggal=2026-12-10");
  await waitFor(() => expect(asked).toEqual(["2026-12-10"]));
  const day = screen.getByLabelText("Day");
  fireEvent.change(day, { target: { value: "24.12.2026" } });
  fireEvent.blur(day);
  await waitFor(() => expect(asked).toEqual(["2026-12-10", "2026-12-24"]));
});

test("an address without a day, or with none that there is, asks for today", async () => {
  const asked = show("/booking/kedatangan?tanggal=2026-02-30");
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(asked[0]).not.toBe("2026-02-30");
});
