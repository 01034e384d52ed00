// @vitest-environment happy-dom
import { notifications } from "@mantine/notifications";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { isRemembered } from "../../lib/session.ts";
import { member } from "../../testing/member.ts";
import { type Answer, fakeApi, screenOf } from "../../testing/show.tsx";
import { SignInForm } from "./sign-in-form.tsx";

const session = member("nasabah", []);
const user = session.status === "signed-in" ? session.current.user : undefined;
const step = { tanda: "step", cara: ["totp", "pemulihan"], berlakusampai: "2026-11-22T01:00:00.000Z" };
const refusal = (status: number, code: string, message: string, fields?: object): Answer => ({
  status,
  body: { error: { code, message, ...(fields ? { fields } : {}) } },
});

async function enterPassword(answer: (body: unknown) => Answer) {
  const written = fakeApi(({ path, body }) => (path === "auth/login" ? { body: { langkah2: step } } : answer(body)));
  const onSignedIn = vi.fn();
  render(<SignInForm remember onSignedIn={onSignedIn} />, { wrapper: screenOf("nasabah") });
  fireEvent.change(screen.getByLabelText("User name or e-mail"), { target: { value: "budi" } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "rahasia" } });
  fireEvent.click(screen.getByRole("button", { name: "Sign in" }));
  await screen.findByLabelText("Code from the app");
  expect(onSignedIn).not.toHaveBeenCalled();
  return { written, onSignedIn };
}

function send(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
}

test("the second step stands in place of the password, and keeps “stay signed in”", async () => {
  const done = { body: { user, token: "t", perangkat: "p", penutupanbatal: false, sisakode: 8 } };
  const { written, onSignedIn } = await enterPassword(() => done);
  fireEvent.click(screen.getByRole("button", { name: "Use a recovery code" }));
  send("Recovery code", "abcd-efgh");
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(written.at(-1)?.body).toEqual({ tanda: "step", pemulihan: "abcd-efgh" });
  expect(isRemembered()).toBe(true);
  expect(await screen.findByText("You have used a recovery code. 8 are left.")).toBeTruthy();
  expect(screen.queryByText("Your account stays")).toBeNull();
});

test("whoever signs in to an account that was to be closed is told that it stays, until they put it away", async () => {
  const done = { user, token: "t", perangkat: "p", penutupanbatal: true, sisakode: null };
  const { onSignedIn } = await enterPassword(() => ({ body: done }));
  expect(screen.queryByText("Your account stays")).toBeNull();
  act(() => void notifications.show({ message: "The account will be closed.", autoClose: false }));
  expect(await screen.findByText("The account will be closed.")).toBeTruthy();
  send("Code from the app", "123456");
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByText("The account will be closed.")).toBeNull());
  const notice = (await screen.findByText("Your account stays")).closest("[role=alert]");
  fireEvent.click(notice?.querySelector("button") ?? document.body);
  await waitFor(() => expect(screen.queryByText("Your account stays")).toBeNull());
});

test("a wrong code stays at its field; a step that has ended leads back to the password, and says why", async () => {
  let isOver = false;
  await enterPassword(() =>
    isOver
      ? refusal(410, "STEP_ENDED", "This took too long.")
      : refusal(400, "VALIDATION", "Please correct the marked fields.", { kode: "This code is not right." }),
  );
  send("Code from the app", "123456");
  expect((await screen.findAllByText("This code is not right.")).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole("button", { name: "Use a recovery code" }));
  expect(screen.queryByText("This code is not right."), "of another way").toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Use the app's code" }));
  isOver = true;
  send("Code from the app", "123457");
  expect(await screen.findByText("This took too long.")).toBeTruthy();
  expect(screen.getByLabelText("Password")).toHaveProperty("value", "");
  expect(screen.getByLabelText("User name or e-mail")).toHaveProperty("value", "budi");
});
