// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { type Answer, fakeApi, screenOf } from "../../testing/show.tsx";
import { SignInForm } from "./sign-in-form.tsx";

// The widget measures the page; what counts here is that it solves the challenge.
vi.mock("./captcha.tsx", () => ({
  Captcha: ({ onSolved }: { readonly onSolved: (payload: string) => void }) => (
    <button type="button" onClick={() => onSolved("solved")}>
      Captcha
    </button>
  ),
}));

afterEach(cleanup);

/** Somebody who has typed a name and a password, and pressed the button. */
function signIn(code: string) {
  const sent: unknown[] = [];
  const refused: Answer = { status: 422, body: { error: { code, message: "Refused" } } };
  fakeApi(({ path, body }) => {
    if (path === "auth/login") sent.push(body);
    return refused;
  });
  render(<SignInForm onSignedIn={vi.fn()} />, { wrapper: screenOf("default") });
  fireEvent.change(screen.getByLabelText(/^User name/), { target: { value: "siti" } });
  fireEvent.change(screen.getByLabelText(/^Password/, { selector: "input" }), { target: { value: "rahasia-sekali" } });
  fireEvent.submit(button());
  return sent;
}
const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "Sign in" });
const why = () => document.getElementById(button().getAttribute("aria-describedby") ?? "")?.textContent;

test("where the box is to be ticked first, the button says so, waits for it, and sends what it brought", async () => {
  const sent = signIn("CAPTCHA_REQUIRED");
  const box = await screen.findByRole("button", { name: "Captcha" });
  expect([button().disabled, why()]).toEqual([true, "Tick the box above first."]);
  fireEvent.click(box);
  expect([button().disabled, why()]).toEqual([false, undefined]);
  fireEvent.submit(button());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ username: "siti", captcha: "solved" });
});

test("a password that is merely wrong asks for no box, and leaves the button as it was", async () => {
  const sent = signIn("INVALID_CREDENTIALS");
  await waitFor(() => expect(sent).toHaveLength(1));
  await screen.findByRole("alert");
  expect(screen.queryByRole("button", { name: "Captcha" })).toBeNull();
  expect([button().disabled, why()]).toEqual([false, undefined]);
});
