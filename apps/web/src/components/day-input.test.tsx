// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { type FormEvent, useState } from "react";
import { expect, test } from "vitest";
import { screenOf } from "../testing/show.tsx";
import { DayInput } from "./day-input.tsx";

/** The field in a form, with a day in it; tells the days that were sent. */
function open() {
  const sent: (string | null)[] = [];
  function Form() {
    const [day, setDay] = useState<string | null>("2026-12-01");
    const send = (event: FormEvent) => {
      event.preventDefault();
      sent.push(day);
    };
    return (
      <form aria-label="Form" onSubmit={send}>
        <DayInput label="Day" value={day} onChange={setDay} minDate="2026-11-20" maxDate="2026-12-31" />
        <output aria-label="Kept">{day}</output>
      </form>
    );
  }
  render(<Form />, { wrapper: screenOf("pemda") });
  return sent;
}
const send = () => fireEvent.submit(screen.getByRole("form", { name: "Form" }));
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

test("a form isn't sent past it while it is typed, and sends the mended day", () => {
  const sent = open();
  act(() => field().focus());
  type("5 Foo 2026");
  send();
  expect(screen.getByText(/^“5 Foo 2026” can't be read/)).toBeTruthy();
  expect([field().value, sent], "it can be mended").toEqual(["5 Foo 2026", []]);
  type("5/12/2026");
  send();
  expect(sent).toEqual(["2026-12-05"]);
});

test("nor past the day that stands again, before somebody has looked at it", () => {
  const sent = open();
  act(() => field().focus());
  type("5 Foo 2026");
  act(() => field().blur());
  send();
  expect([field().value, sent]).toEqual(["1 December 2026", []]);
  expect(document.activeElement, "it is led to").toBe(field());
  send();
  expect(sent).toEqual(["2026-12-01"]);
  expect(screen.queryByText(/can't be read/)).toBeNull();
});
