// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { screenOf } from "../../../testing/show.tsx";
import { HourMeterInput } from "./hour-meter-input.tsx";

function Field() {
  const [value, setValue] = useState("");
  return (
    <HourMeterInput
      label="Hours"
      value={value}
      onChange={({ currentTarget }) => setValue(currentTarget.value)}
      onRead={setValue}
    />
  );
}

test.each([
  ["12045.5", "12.045,5"],
  ["12.045,5", "12.045,5"],
  ["12.04x", "12.04x"],
])("%s is shown as %s once the field is left", (typed, shown) => {
  render(<Field />, { wrapper: screenOf("pengelola") });
  const input = screen.getByLabelText<HTMLInputElement>("Hours");
  fireEvent.change(input, { target: { value: typed } });
  expect(input.value).toBe(typed);
  fireEvent.blur(input);
  expect(input.value).toBe(shown);
});
