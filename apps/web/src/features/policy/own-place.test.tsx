// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { screenOf } from "../../testing/show.tsx";
import { OwnPlace } from "./own-place.tsx";

/** Presses the button on a device that answers so; tells what was set. */
function press(answer: (found: (position: object) => void, failed: (problem: object) => void) => void) {
  vi.stubGlobal("navigator", { ...navigator, geolocation: { getCurrentPosition: answer } });
  const onFound = vi.fn();
  render(<OwnPlace onFound={onFound} />, { wrapper: screenOf("pengelola") });
  fireEvent.click(screen.getByRole("button", { name: "Use where I am now" }));
  return onFound;
}

test("where the device is becomes the place, with how well it knows", async () => {
  const coords = { latitude: -6.91746412345, longitude: 107.61912298765, accuracy: 1234.2 };
  const onFound = press((found) => found({ coords }));
  expect(await screen.findByText(/to within 1\.235 m/)).toBeTruthy();
  expect(onFound).toHaveBeenCalledExactlyOnceWith({ lintang: -6.917464, bujur: 107.619123 });
});

test.each([
  [1, /Allow it the location/],
  [2, /Turn its location on/],
  [3, /Turn its location on/],
])("a device that answers with code %i sets nothing, and the sentence says what to do", async (code, sentence) => {
  const onFound = press((_, failed) => failed({ code }));
  const status = await waitFor(() => screen.getByText(sentence));
  expect(status.textContent).toMatch(/or type the coordinates\.$/);
  expect(onFound).not.toHaveBeenCalled();
});
