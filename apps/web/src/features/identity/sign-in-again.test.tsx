// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { request } from "../../lib/api.ts";
import { keepToken, readToken } from "../../lib/session.ts";
import { member } from "../../testing/member.ts";
import { screenOf } from "../../testing/show.tsx";
import { SignInAgain } from "./sign-in-again.tsx";

const session = member("nasabah", []);
const user = session.status === "signed-in" ? session.current.user : undefined;
const wrapper = () => ({ wrapper: screenOf("nasabah") });
const message = "Please sign in once more.";
const why = "Your session has ended. The password of this account was changed.";

/** What was sent, with the token that came along. */
let sent: { path: string; token: string | null }[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", async (address: string, { headers }: RequestInit) => {
    const path = address.replace("/api/", "");
    const token = new Headers(headers).get("Authorization");
    sent.push({ path, token });
    const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });
    if (path === "auth/login") return answer(200, { user, token: "new", perangkat: "p", penutupanbatal: false });
    if (token === "Bearer new") return answer(200, { ended: 1 });
    if (path === "told")
      return answer(401, { error: { code: "SESSION_ENDED", message: why, details: { reason: "password" } } });
    return answer(401, { error: { code: path === "over" ? "SESSION_ENDED" : "REAUTHENTICATE", message } });
  });
});

test("who somebody is is asked over the page, and the call is sent again with the token of the new session", async () => {
  render(<SignInAgain />, wrapper());
  const call = request({ path: "account/sessions/end_others", method: "post" });
  expect(await screen.findByRole("dialog", { name: "Please confirm that it is you" })).toBeTruthy();
  expect(screen.getByText(message)).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "rahasia" } });
  fireEvent.click(screen.getByRole("button", { name: "Sign in" }));
  await expect(call).resolves.toEqual({ ended: 1 });
  // The former token goes along, so that its session ends.
  expect(sent.filter(({ path }) => !path.endsWith("currentuserdata"))).toEqual([
    { path: "account/sessions/end_others", token: "Bearer a token" },
    { path: "auth/login", token: "Bearer a token" },
    { path: "account/sessions/end_others", token: "Bearer new" },
  ]);
});

test("whoever doesn't want to show it stays signed in, and whoever's session is over doesn't", async () => {
  render(<SignInAgain />, wrapper());
  const proof = expect(request({ path: "account/close", method: "post" })).rejects.toMatchObject({ message });
  fireEvent.click(await screen.findByRole("button", { name: "Leave it as it is" }));
  await proof;
  expect(readToken()).toBe("a token");
  const over = expect(request({ path: "over" })).rejects.toMatchObject({ code: "SESSION_ENDED" });
  fireEvent.click(await screen.findByRole("button", { name: "Leave without saving" }));
  await over;
  await waitFor(() => expect(readToken()).toBeNull());
});

test("the page behind is covered when the session is over, and not when somebody only shows who they are", async () => {
  render(<SignInAgain />, wrapper());
  const cover = () => document.querySelector(".mantine-Modal-overlay")?.getAttribute("style") ?? "";
  const proof = expect(request({ path: "account/close", method: "post" })).rejects.toMatchObject({ message });
  const stay = await screen.findByRole("button", { name: "Leave it as it is" });
  expect(cover()).not.toContain("mantine-color-body");
  fireEvent.click(stay);
  await proof;
  const over = expect(request({ path: "over" })).rejects.toMatchObject({ code: "SESSION_ENDED" });
  const leave = await screen.findByRole("button", { name: "Leave without saving" });
  expect(cover()).toMatch(/mantine-color-body/);
  fireEvent.click(leave);
  await over;
});

test("a session that has ended says why, where the server knows it", async () => {
  render(<SignInAgain />, wrapper());
  const leave = async () => fireEvent.click(await screen.findByRole("button", { name: "Leave without saving" }));
  const plain = expect(request({ path: "over" })).rejects.toMatchObject({ code: "SESSION_ENDED" });
  expect(await screen.findByText(/^Your session has ended\. What you entered/)).toBeTruthy();
  await leave();
  await plain;
  keepToken("a token", false);
  const reported = expect(request({ path: "told" })).rejects.toMatchObject({ code: "SESSION_ENDED" });
  expect(await screen.findByText(why)).toBeTruthy();
  await leave();
  await reported;
});
