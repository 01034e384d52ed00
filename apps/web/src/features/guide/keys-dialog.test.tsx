// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { shortcutOf, useKeys } from "../../components/use-keys.ts";
import { startLanguage } from "../../lib/i18n.ts";
import { screenOf } from "../../testing/show.tsx";
import { HelpButton } from "../shell/help-button.tsx";

beforeAll(() => startLanguage("en"));
afterEach(cleanup);

const question = { key: "?", code: "Slash", shiftKey: true };
const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
const atHome = () => ({ wrapper: screenOf("pengelola", ["home"]) });

function Desk({ onApprove }: { readonly onApprove: () => void }) {
  useKeys([
    { key: "A", words: "Approve", run: onApprove },
    { key: "Enter F2", words: "Change the cell" },
  ]);
  return (
    <>
      <button type="button" {...shortcutOf("A")}>
        Approve
      </button>
      <input aria-label="Field" />
    </>
  );
}

/** What the window says: the keys, and what they do. */
const listed = (title: string) => {
  const section = screen.getByRole("heading", { name: title }).closest("section");
  if (!section) throw new Error(`Nothing is listed below ${title}`);
  const caps = within(section)
    .queryAllByRole("term")
    .map(({ textContent }) => textContent);
  const words = within(section)
    .queryAllByRole("definition")
    .map(({ textContent }) => textContent);
  return caps.map((cap, at) => `${cap}: ${words[at]}`);
};

test("? lists the keys of the screen that is open now and those of every page, and no others", async () => {
  const shown = render(
    <>
      <Desk onApprove={() => undefined} />
      <HelpButton />
    </>,
    atHome(),
  );
  fireEvent.keyDown(document.body, question);
  await screen.findByRole("heading", { name: "Keys on this page" });
  expect(listed("Keys on this page")).toEqual(["A: Approve", "EnterF2: Change the cell"]);
  expect(listed("Keys everywhere")).toEqual([
    "?: Show the keys",
    "F1: Help for this page",
    "Esc: Close what lies over the page",
  ]);
  shown.rerender(
    <>
      {null}
      <HelpButton />
    </>,
  );
  await waitFor(() => expect(listed("Keys on this page")).toEqual([]));
  expect(screen.getByText("This page has no keys of its own.")).toBeTruthy();
});

test("one declaration binds the key and tells its button; it does nothing while somebody types or a dialog is open", async () => {
  const approve = vi.fn();
  const shown = render(<Desk onApprove={approve} />, atHome());
  expect(screen.getByRole("button").getAttribute("aria-keyshortcuts")).toBe("A");
  fireEvent.keyDown(screen.getByLabelText("Field"), { key: "a", code: "KeyA" });
  const dialog = document.body.appendChild(document.createElement("div"));
  dialog.setAttribute("role", "dialog");
  fireEvent.keyDown(document.body, { key: "a", code: "KeyA" });
  expect(approve).not.toHaveBeenCalled();
  dialog.remove();
  fireEvent.keyDown(document.body, { key: "a", code: "KeyA" });
  expect(approve).toHaveBeenCalledTimes(1);
  shown.unmount();
  fireEvent.keyDown(document.body, { key: "a", code: "KeyA" });
  expect(approve).toHaveBeenCalledTimes(1);
});

test("? and F1 open nothing over a dialog, ? nothing while somebody types, and each window leads to the other", async () => {
  const field = <input aria-label="Field" />;
  render(
    <>
      {field}
      <HelpButton />
    </>,
    atHome(),
  );
  fireEvent.keyDown(screen.getByLabelText("Field"), question);
  const dialog = document.body.appendChild(document.createElement("div"));
  dialog.setAttribute("role", "dialog");
  fireEvent.keyDown(document.body, question);
  fireEvent.keyDown(document.body, { key: "F1", code: "F1" });
  await pause();
  expect([screen.queryByRole("heading", { name: "Keys" }), screen.queryByRole("heading", { name: "Help" })]).toEqual([
    null,
    null,
  ]);
  dialog.remove();
  // A key that writes nothing may be pressed while somebody types.
  fireEvent.keyDown(screen.getByLabelText("Field"), { key: "F1", code: "F1" });
  await screen.findByRole("heading", { name: "Help" });
  fireEvent.click(await screen.findByRole("button", { name: /Keys on this page/ }));
  await screen.findByRole("heading", { name: "Keys" });
  fireEvent.click(screen.getByRole("button", { name: "Help for this page" }));
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Keys" })).toBeNull());
  await screen.findByRole("heading", { name: "Help" });
});
