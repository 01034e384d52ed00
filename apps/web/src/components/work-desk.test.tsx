// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { screenOf } from "../testing/show.tsx";
import { useOwnEscape } from "./own-escape.ts";
import { WorkDesk } from "./work-desk.tsx";

function Form() {
  useOwnEscape();
  return <input aria-label="Words" />;
}

test("on a phone Escape leaves what is chosen, but not while a form in it has the key", async () => {
  const onClose = vi.fn();
  const desk = { title: "Orders", close: "Close", isNarrow: true, list: null, onClose };
  const { rerender } = render(<WorkDesk {...desk} panel={<Form />} />, { wrapper: screenOf("pengelola") });
  fireEvent.keyDown(await screen.findByLabelText("Words"), { key: "Escape" });
  expect(onClose).not.toHaveBeenCalled();
  rerender(<WorkDesk {...desk} panel={<input aria-label="No form" />} />);
  fireEvent.keyDown(await screen.findByLabelText("No form"), { key: "Escape" });
  expect(onClose).toHaveBeenCalledOnce();
});
