// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useKeptFocus } from "./use-kept-focus.ts";

function Form({ isSaving }: { readonly isSaving: boolean }) {
  useKeptFocus();
  return (
    <>
      <button type="button" disabled={isSaving}>
        Save
      </button>
      <button type="button">Other</button>
    </>
  );
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const button = (name: string) => screen.getByRole("button", { name });

/** Presses the button, as a browser sees it: what is disabled has no focus any more. */
async function save(meanwhile?: () => void) {
  const { rerender } = render(<Form isSaving={false} />);
  button("Save").focus();
  button("Save").blur();
  rerender(<Form isSaving />);
  await vi.advanceTimersByTimeAsync(1000);
  expect(document.activeElement).toBe(document.body);
  meanwhile?.();
  rerender(<Form isSaving={false} />);
  await vi.advanceTimersByTimeAsync(1000);
}

test("a button that waited has the focus again", async () => {
  await save();
  expect(document.activeElement).toBe(button("Save"));
});

test("nothing is taken from what has the focus meanwhile, nor from what had it afterwards", async () => {
  await save(() => button("Other").focus());
  expect(document.activeElement).toBe(button("Other"));
  button("Other").blur();
  await vi.advanceTimersByTimeAsync(1000);
  expect(document.activeElement).toBe(document.body);
});
