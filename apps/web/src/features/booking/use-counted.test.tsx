// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { bookingWith } from "../../testing/booking.ts";
import { noDraft } from "../../testing/draft.ts";
import { fakeApi, screenOf } from "../../testing/show.tsx";
import { CancelForm } from "./form/cancel-page.tsx";
import { CompletenessForm } from "./form/completeness-form.tsx";

afterEach(() => vi.unstubAllGlobals());

/** The reason of a cancellation that is being written. */
function openCancel() {
  const sent = fakeApi(() => ({ body: bookingWith() }));
  render(<CancelForm booking={bookingWith()} />, { wrapper: screenOf("nasabah") });
  const field = screen.getByRole("textbox");
  const say = (text: string) => fireEvent.change(field, { target: { value: text } });
  const press = () => fireEvent.click(screen.getByRole("button", { name: "Cancel the booking" }));
  return { sent, field, say, press };
}

test.each([
  [1000, "1000 of 1000 characters", null],
  [1001, "1001 of 1000 characters", "Too long by 1: at most 1000 characters."],
])("a reason of %i letters stays as it was written, and says “%s”", (length, used, problem) => {
  const { field, say } = openCancel();
  say("x".repeat(length));
  expect(field).toHaveProperty("value.length", length);
  expect(screen.getByText(used)).toBeTruthy();
  expect(screen.queryByText(/^Too long/)?.textContent ?? null).toBe(problem);
});

test("a reason that is too long isn't sent, and isn't told to be too short", () => {
  const { sent, say, press } = openCancel();
  say("x".repeat(1200));
  press();
  expect(screen.getAllByText("Too long by 200: at most 1000 characters.").length).toBeGreaterThan(0);
  expect(screen.queryByText("Write at least 10 characters")).toBeNull();
  say("x");
  press();
  expect(screen.getAllByText("Write at least 10 characters").length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});

test("a purpose that is too long is told as that, and a missing one as missing", () => {
  fakeApi(() => ({ body: {} }));
  render(<CompletenessForm booking={bookingWith()} own={undefined} draft={noDraft} />, {
    wrapper: screenOf("nasabah"),
  });
  const purpose = screen.getByLabelText("Purpose");
  const press = () => fireEvent.click(screen.getByRole("button", { name: "Save and continue" }));
  fireEvent.change(purpose, { target: { value: "x".repeat(1440) } });
  press();
  expect(screen.getAllByText("Too long by 1185: at most 255 characters.").length).toBeGreaterThan(0);
  expect(screen.queryByText("Enter the purpose")).toBeNull();
  fireEvent.change(purpose, { target: { value: "" } });
  press();
  expect(screen.getAllByText("Enter the purpose").length).toBeGreaterThan(0);
});

test.each([
  ["a booking without one has to be given one", null, ["Enter the identity number: 16 digits"], 0],
  ["one that is known needn't be typed again", "3273********0001", [], 1],
] as const)("the identity number: %s", async (_what, noidentitas, problems, calls) => {
  const whole = { alamatpemesan: "Jl. Asia", notelp: "081200000001", keperluan: "Rapat" };
  const booking = { ...bookingWith(), ...whole, noidentitas };
  const sent = fakeApi(() => ({ body: booking }));
  render(<CompletenessForm booking={booking} own={undefined} draft={noDraft} />, { wrapper: screenOf("nasabah") });
  fireEvent.click(screen.getByRole("button", { name: "Save and continue" }));
  await waitFor(() => expect(sent).toHaveLength(calls));
  expect(
    screen
      .queryAllByText("Enter the identity number: 16 digits")
      .map((one) => one.textContent)
      .slice(0, 1),
  ).toEqual(problems);
  if (calls === 1) expect(sent[0]?.body).not.toHaveProperty("noidentitas");
});
