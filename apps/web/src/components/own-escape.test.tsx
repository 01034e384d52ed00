// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useClosingEscape } from "./own-escape.ts";

function Form({ close }: { readonly close: () => void }) {
  const shown = useClosingEscape<HTMLDivElement>(close);
  return (
    <div role="dialog" aria-label="Drawer">
      <div ref={shown}>
        <input aria-label="Words" />
        <input aria-label="Choice" data-mantine-stop-propagation="true" />
      </div>
    </div>
  );
}

test("a dialog over a form and a choice that is open keep Escape; the drawer in which the form stands doesn't", () => {
  const close = vi.fn();
  render(
    <>
      <Form close={close} />
      <div role="dialog" aria-label="Over it">
        <button type="button">Yes</button>
      </div>
    </>,
  );
  fireEvent.keyDown(screen.getByRole("button"), { key: "Escape" });
  fireEvent.keyDown(screen.getByLabelText("Choice"), { key: "Escape" });
  fireEvent.keyDown(screen.getByLabelText("Words"), { key: "Enter" });
  expect(close).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByLabelText("Words"), { key: "Escape" });
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(close).toHaveBeenCalledTimes(2);
});
