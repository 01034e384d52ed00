// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { screenOf } from "../testing/show.tsx";
import { DayInput } from "./day-input.tsx";

/** The field with a day in it, and the day that would be sent. */
function open() {
  function Form() {
    const [day, setDay] = useState<string | null>("2026-12-01");
    return (
      <>
        <DayInput label="Day" value={day} onChange={setDay} minDate="2026-11-20" maxDate="2026-12-31" />
        <output aria-label="Kept">{day}</output>
      </>
    );
  }
  render(<Form />, { wrapper: screenOf("pemda") });
}
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Day" });
const kept = () => screen.getByRole("status", { name: "Kept" }).textContent;
function type(value: string) {
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value } });
}

test.each([
  ["31/2/2026", "“31/2/2026” can't be read as a day. Write it like 5 December 2026."],
  ["tomorrow", "“tomorrow” can't be read as a day. Write it like 5 December 2026."],
  ["19/11/2026", "The earliest day is 20th November, 2026."],
  ["1 January 2027", "The latest day is 31st December, 2026."],
])("what can't be taken over is said, and the day before stands again: %s", (typed, words) => {
  open();
  type(typed);
  expect(screen.queryByText(words), "not while it is typed").toBeNull();
  fireEvent.blur(field());
  expect(screen.getByText(words)).toBeTruthy();
  expect(field().getAttribute("aria-invalid")).toBe("true");
  expect([field().value, kept()]).toEqual(["1 December 2026", "2026-12-01"]);
  type("5/12/2026");
  expect(screen.queryByText(words)).toBeNull();
  fireEvent.blur(field());
  expect([field().value, kept()]).toEqual(["5 December 2026", "2026-12-05"]);
});

test("Enter doesn't send what can't be read, and sends what can", () => {
  open();
  type("5 Foo 2026");
  expect(fireEvent.keyDown(field(), { key: "Enter" })).toBe(false);
  expect(screen.getByText(/^“5 Foo 2026” can't be read/)).toBeTruthy();
  expect(field().value, "it can be mended").toBe("5 Foo 2026");
  type("5/12/2026");
  expect(fireEvent.keyDown(field(), { key: "Enter" })).toBe(true);
  expect(kept()).toBe("2026-12-05");
});
