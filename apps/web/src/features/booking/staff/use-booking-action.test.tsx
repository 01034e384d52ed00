// @vitest-environment happy-dom
import { personalActions } from "@retribusi/contract/features/booking/booking.machine";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { bookingWith } from "../../../testing/booking.ts";
import { type Answer, fakeApi, screenOf } from "../../../testing/show.tsx";
import { ActionBar } from "./action-bar.tsx";

const can = personalActions.map((action) => [
  action,
  action === "reject" ? { allowed: true } : { allowed: false, reason: "WRONG_STATE" },
]);
const booking = bookingWith({ can: Object.fromEntries(can) });
const refused: Answer = { status: 403, body: { error: { code: "FORBIDDEN", message: "Not yours to reject." } } };

test("why a step failed is told until it is tried again, and not beside what came of it then", async () => {
  const answers = [refused, refused, { body: booking }];
  fakeApi(({ method }) => (method === "GET" ? { body: booking } : (answers.shift() ?? expect.fail("Sent too often"))));
  const onDone = vi.fn();
  render(<ActionBar booking={booking} onDone={onDone} />, { wrapper: screenOf("pengelola", []) });
  fireEvent.click(screen.getByRole("button", { name: "Reject" }));
  const words = screen.getByLabelText(/^Why is the order rejected/);
  words.focus();
  fireEvent.change(words, { target: { value: "Penuh" } });
  for (const _ of [1, 2]) {
    fireEvent.submit(words);
    await waitFor(() => expect(screen.getAllByText("Not yours to reject.")).toHaveLength(1));
    await waitFor(() => expect(document.querySelector("[data-loading]")).toBeNull());
  }
  fireEvent.submit(words);
  expect(await screen.findByText("Rejected. The units are free again.")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("Not yours to reject.")).toBeNull());
  expect(onDone).toHaveBeenCalledOnce();
  // The form and its button have gone, the booking is still there.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("group", { name: "What can be done" })));
});
