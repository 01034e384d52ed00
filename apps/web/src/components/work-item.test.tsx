// @vitest-environment happy-dom
import { render, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useToldKeys } from "../lib/told-keys.ts";
import { screenOf } from "../testing/show.tsx";
import { WorkItem, WorkItems } from "./work-item.tsx";

test("the window of keys tells all that a desk's list hears, also what its lines hear as buttons", () => {
  render(
    <WorkItems label="Orders">
      <WorkItem isCurrent onChoose={() => undefined}>
        Budi
      </WorkItem>
    </WorkItems>,
    { wrapper: screenOf("pengelola") },
  );
  const { result } = renderHook(() => useToldKeys());
  expect(result.current.map(({ key, words }) => `${key}: ${words}`)).toEqual([
    "J: Open the next one",
    "K: Open the one before",
    "ArrowUp ArrowDown: Go from one to the next",
    "Enter: Open it",
  ]);
});
