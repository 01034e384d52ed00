// @vitest-environment happy-dom
import type { Place } from "@retribusi/contract/features/policy/policy.place";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { screenOf } from "../testing/show.tsx";
import { PointMap } from "./point-map.tsx";

const tiles = { address: "https://tiles.example.test/{z}/{x}/{y}.png", attribution: "<i>Badan Peta</i>" };
const bandung = { lintang: -6.917464, bujur: 107.619123 };

/** A map of 600 by 300 pixels: without a size there is nothing to cover with tiles. */
function showMap(place: Place | null) {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(300);
  const onChange = vi.fn<(place: Place) => void>();
  const map = (shown: Place | null) => <PointMap tiles={tiles} label="Place" place={shown} onChange={onChange} />;
  const { rerender, container } = render(map(place), { wrapper: screenOf("pengelola") });
  const images = () => [...container.querySelectorAll<HTMLImageElement>("img.leaflet-tile")];
  return {
    onChange,
    images,
    pins: () => container.querySelectorAll(".leaflet-marker-icon").length,
    middle: () => fireEvent.click(screen.getByRole("button", { name: "Put the pin in the middle" })),
    retype: (shown: Place | null) => rerender(map(shown)),
  };
}

test("without a place the whole country is shown, and the keyboard puts the pin in its middle", async () => {
  const { onChange, pins, middle, images } = showMap(null);
  await screen.findByRole("region", { name: "Place" });
  expect(pins()).toBe(0);
  const [first] = images();
  expect(first?.src).toMatch(/^https:\/\/tiles\.example\.test\/4\/1\d\/[78]\.png$/);
  expect(first?.referrerPolicy).toBe("strict-origin");
  middle();
  const { lintang = 0, bujur = 0 } = onChange.mock.lastCall?.[0] ?? {};
  expect([Math.round(lintang), Math.round(bujur)]).toEqual([-2, 118]);
  for (const degrees of [lintang, bujur]) expect(String(degrees)).toMatch(/^-?\d+(\.\d{1,6})?$/);
});

test("the map goes to the place that is typed, with its pin, and the pin goes with the place", async () => {
  const { onChange, pins, middle, retype } = showMap(bandung);
  await waitFor(() => expect(pins()).toBe(1));
  middle();
  expect(onChange).toHaveBeenLastCalledWith(bandung);
  const moved = { lintang: -8.650001, bujur: 115.216667 };
  retype(moved);
  middle();
  expect(onChange).toHaveBeenLastCalledWith(moved);
  retype(null);
  expect(pins()).toBe(0);
});

test("what was chosen on the map leaves the map where it is", async () => {
  const { onChange, middle, retype, images } = showMap(null);
  await screen.findByRole("region", { name: "Place" });
  const before = images().map(({ src }) => src);
  middle();
  retype(onChange.mock.lastCall?.[0] ?? null);
  expect(images().map(({ src }) => src)).toEqual(before);
});

test("tiles that don't come are told with what to do instead, until all of a place have come", async () => {
  const { images, retype } = showMap(bandung);
  await screen.findByRole("region", { name: "Place" });
  const status = screen.getByRole("status");
  const [first, ...others] = images();
  if (!first) throw new Error("There are no tiles");
  expect(status.textContent).toBe("");
  fireEvent.error(first);
  await waitFor(() => expect(status.textContent).toMatch(/can't be loaded .* coordinates can still be typed\.$/));
  for (const other of others) fireEvent.load(other);
  expect(status.textContent).not.toBe("");
  retype({ lintang: -8.650001, bujur: 115.216667 });
  for (const image of images()) fireEvent.load(image);
  await waitFor(() => expect(status.textContent).toBe(""));
});

test("who made the map stands on it as a text", async () => {
  showMap(null);
  expect(await screen.findByText("<i>Badan Peta</i>")).toBeTruthy();
});
