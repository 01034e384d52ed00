// @vitest-environment happy-dom

import { Modal } from "@mantine/core";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { screenOf } from "../testing/show.tsx";
import { useFocusBack } from "./use-focus-back.ts";

function Window({ onClose }: { readonly onClose: () => void }) {
  useFocusBack(true);
  return (
    <Modal opened onClose={onClose} title="Window" withCloseButton={false}>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </Modal>
  );
}

/** A button, a menu that goes when its item is pressed, and the window that both open. */
function Page() {
  const [open, setOpen] = useState(false);
  const [hasMenu, setMenu] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Show
      </button>
      <button type="button" id="more">
        More
      </button>
      {hasMenu ? (
        <div role="menu" aria-labelledby="more">
          <button
            type="button"
            onClick={() => {
              setOpen(true);
              window.setTimeout(() => setMenu(false));
            }}
          >
            Show from the menu
          </button>
        </div>
      ) : null}
      <button type="button">Other</button>
      {open ? <Window onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const focus = (name: string) => {
  const button = screen.getByText(name);
  button.focus();
  return button;
};
const focused = () => document.activeElement?.textContent;

test.each([
  ["Show", "Show"],
  ["Show from the menu", "More"],
])("a window that came open by “%s” gives the focus back to “%s”", async (pressed, back) => {
  render(<Page />, { wrapper: screenOf("pengelola") });
  fireEvent.click(focus(pressed));
  await waitFor(() => expect(focused()).toBe("Close"));
  fireEvent.click(screen.getByText("Close"));
  await waitFor(() => expect(focused()).toBe(back));
});

test("what has taken the focus meanwhile keeps it", async () => {
  render(<Page />, { wrapper: screenOf("pengelola") });
  fireEvent.click(focus("Show"));
  await waitFor(() => expect(focused()).toBe("Close"));
  fireEvent.click(screen.getByText("Close"));
  focus("Other");
  await new Promise((done) => setTimeout(done, 40));
  expect(focused()).toBe("Other");
});
