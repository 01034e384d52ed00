// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { screenOf } from "../../testing/show.tsx";
import type { Days } from "./days.ts";
import { DaysInput } from "./days-input.tsx";

function Field() {
  const [days, setDays] = useState<Days>(["2099-01-12", "2099-01-14"]);
  return <DaysInput kind="penginapan" value={days} onChange={setDays} />;
}
const field = () => screen.getByRole("button", { name: /^Check-in – check-out/ });
const clear = () => fireEvent.click(screen.getByRole("button", { name: "Clear the dates" }));
async function expectCleared() {
  await waitFor(() => expect(field().textContent).toBe("Any dates"));
  expect(document.activeElement).toBe(field());
}

test("cleared days leave the focus on their field", async () => {
  render(<Field />, { wrapper: screenOf("nasabah") });
  expect(field().textContent).toBe("12 Jan 2099 – 14 Jan 2099");
  clear();
  await expectCleared();
});

test("they do so once the calendar has been opened too, which says what to choose and has a way out", async () => {
  render(<Field />, { wrapper: screenOf("nasabah") });
  fireEvent.click(field());
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByRole("button", { name: "Next month" })).toBeTruthy();
  fireEvent.keyDown(dialog, { key: "Escape" });
  clear();
  await expectCleared();
});
