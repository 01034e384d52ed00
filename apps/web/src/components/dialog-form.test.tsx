// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { screenOf } from "../testing/show.tsx";
import { DialogForm } from "./dialog-form.tsx";
import { useAskReason } from "./use-ask-reason.tsx";

/** A press beside the dialog, as the library listens to it. */
function pressBeside() {
  const overlay = document.querySelector(".mantine-Modal-overlay");
  if (!overlay) throw new Error("No dialog is open");
  fireEvent.click(overlay);
}

test("a press beside a form in a dialog keeps what was typed, Escape and the way back leave it", () => {
  const onClose = vi.fn();
  const summary = { message: undefined, attempt: 0, errors: {}, onChoose: vi.fn() };
  render(
    <DialogForm title="Name" confirm="Save" isPending={false} {...{ onClose, summary, submit: vi.fn() }}>
      <input aria-label="New name" />
    </DialogForm>,
    { wrapper: screenOf("superuser") },
  );
  pressBeside();
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByLabelText("New name"), { key: "Escape" });
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByText("Cancel"));
  expect(onClose).toHaveBeenCalledTimes(2);
});

function Asking({ onAnswer }: { readonly onAnswer: (reason: string | null) => void }) {
  const ask = useAskReason();
  const question = { title: "Reject", text: "They are told.", label: "Reason", missing: "Say why", confirm: "Reject" };
  return (
    <button type="button" onClick={() => void ask(question).then(onAnswer)}>
      Ask
    </button>
  );
}

test("a reason that is being typed outlives a press beside its dialog, and is answered by the way back with nothing", async () => {
  const onAnswer = vi.fn();
  render(<Asking onAnswer={onAnswer} />, { wrapper: screenOf("pengelola") });
  fireEvent.click(screen.getByText("Ask"));
  fireEvent.change(await screen.findByLabelText(/Reason/), { target: { value: "Too many guests" } });
  pressBeside();
  expect(await screen.findByDisplayValue("Too many guests")).toBeTruthy();
  expect(onAnswer).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText("Cancel"));
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledWith(null));
});
