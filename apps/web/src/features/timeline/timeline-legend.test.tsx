// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { screenOf } from "../../testing/show.tsx";
import { TimelineLegend } from "./timeline-legend.tsx";

afterEach(() => vi.unstubAllGlobals());

/** What the signs mean, with a mouse or without. */
function meanings(hasMouse: boolean) {
  const matches = (query: string) => hasMouse && query.includes("pointer: fine");
  const quiet = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: matches(query), media: query, ...quiet }));
  render(<TimelineLegend />, { wrapper: screenOf("pengelola") });
  return screen.getAllByRole("listitem").map(({ textContent }) => textContent);
}

test("each sign is told once, with all that it stands for, and with a mouse that bars can be dragged", () => {
  const told = meanings(true);
  expect(told).toContain("Ordered, Details complete, Waiting for payment");
  expect(told).toContain("·Over");
  expect(told.at(-1)).toBe("Drag a bar to move it");
  expect(new Set(told).size).toBe(told.length);
});

test("control: nothing is dragged by a finger", () => {
  expect(meanings(false)).not.toContain("Drag a bar to move it");
});
