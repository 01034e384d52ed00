// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Navigate, Route, Routes } from "react-router-dom";
import { describe, expect, test, vi } from "vitest";
import { paths } from "../../../lib/paths.ts";
import { forgetToken, readToken } from "../../../lib/session.ts";
import { type Answer, fakeApi, screenOf } from "../../../testing/show.tsx";
import { SignInForm } from "../sign-in-form.tsx";
import { CompletedPage } from "./completed-page.tsx";
import { ForgotPage } from "./forgot-page.tsx";
import { ResetPage } from "./reset-page.tsx";

vi.mock(import("../captcha.tsx"), () => ({
  Captcha: ({ onSolved }) => <input type="button" value="solve" onClick={() => onSolved("solved")} />,
}));

/** Opens an address of the recovery, as a link or another page does. */
function openAt(to: string, state?: object): void {
  const shown = (
    <Routes>
      <Route path="/" element={<Navigate to={to} state={state} />} />
      <Route path="/start" element={<SignInForm onSignedIn={() => undefined} />} />
      <Route path={paths.forgotPassword} element={<ForgotPage />} />
      <Route path={paths.resetPassword("")} element={<ResetPage />} />
      <Route path={paths.resetCompleted} element={<CompletedPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
  render(shown, { wrapper: screenOf("nasabah") });
}

const refusal = (code: string, message: string, details?: object, status = 409): Answer => ({
  status,
  body: { error: { code, message, ...(details ? { details } : {}) } },
});
const standing = { minimal: 8, menit: 29, sementara: false };
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: "input" }), { target: { value } });
const linkTo = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

/** Opens a link whose use is answered so, and sends a password. */
async function useLink(answer: Answer, again = "Kebun#42"): Promise<unknown[]> {
  const written = fakeApi(({ path }) => (path.endsWith("/check") ? { body: standing } : answer));
  openAt(paths.resetPassword("secret"));
  await screen.findByText(/^Not Less Than 6 Characters: this account needs 8/);
  type(/^New password$/, "Kebun#42");
  type(/^Repeat new password/, again);
  await act(async () => press("Change the password"));
  return written;
}

describe("a link", () => {
  test.each([["nonsense"], [""], ["x".repeat(101)]])(
    "that is not good (%s): Password reset key failure",
    async (key) => {
      const written = fakeApi(() => refusal("RESET_KEY_FAILURE", "Password reset key failure"));
      openAt(paths.resetPassword(key));
      expect(await screen.findByText("Password reset key failure")).toBeTruthy();
      expect(linkTo("Ask for a new link")).toBe(paths.forgotPassword);
      expect(written).toHaveLength(key === "nonsense" ? 1 : 0);
    },
  );

  test("whose password is saved: Your password has been changed successfully.", async () => {
    const written = await useLink({ body: { changed: true } });
    expect(await screen.findByText("Your password has been changed successfully.")).toBeTruthy();
    const body = { key: "secret", password: "Kebun#42", konfirmasipassword: "Kebun#42" };
    expect(written.at(-1)).toMatchObject({ path: "auth/resetpassword", body });
    expect(linkTo("Sign in")).toBe(paths.signIn);
    expect(readToken()).toBeNull();
  });

  test("that was used in another window meanwhile: Password reset key failure", async () => {
    await useLink(refusal("RESET_KEY_FAILURE", "Password reset key failure"));
    expect(await screen.findByText("Password reset key failure")).toBeTruthy();
    expect(screen.queryByLabelText(/^New password$/)).toBeNull();
  });

  test("whose password can't be saved: Your password reset was not completed.", async () => {
    await useLink(refusal("BUSY", "The system is busy and nothing was changed.", undefined, 503));
    expect(await screen.findByText(/^Your password reset was not completed\. The system is busy/)).toBeTruthy();
    expect(readToken()).not.toBeNull();
  });

  test("whose outcome nobody knows is not said to have failed", async () => {
    await useLink({ status: 200, body: "cut off" });
    expect(await screen.findByText(/can't say whether your password was changed/)).toBeTruthy();
    expect(screen.queryByText(/was not completed/)).toBeNull();
  });

  test("is not used with a password that isn't repeated: Your password confirmation is not consistent.", async () => {
    const written = await useLink({ body: { changed: true } }, "Kebun#43");
    expect((await screen.findAllByText("Your password confirmation is not consistent.")).length).toBeGreaterThan(0);
    expect(written).toHaveLength(1);
  });
});

test("the last page, opened without a reset: Your password reset was not completed.", () => {
  openAt(paths.resetCompleted);
  expect(screen.getByText("Your password reset was not completed.")).toBeTruthy();
  expect(screen.queryByText(/successfully/)).toBeNull();
});

describe("asking for a link", () => {
  test.each([
    ["sent", /^If an account belongs to budi, we have sent a mail/, undefined],
    ["late", /^If an account belongs to budi, we will send a mail/, /^Our mail server isn't answering at the moment/],
    [
      "failed",
      /^If an account belongs to budi/,
      /^Error sending email. Please contact system administrator for more info/,
    ],
  ])("says the same whoever has the name, and how mails fare: %s", async (mail, sentence, note) => {
    const written = fakeApi(() => ({ body: { mail } }));
    openAt(paths.forgotPassword, { username: "budi" });
    fireEvent.click(await screen.findByDisplayValue("solve"));
    await act(async () => press("Send me a link"));
    expect(await screen.findByText(sentence)).toBeTruthy();
    if (note) expect(screen.getByText(note)).toBeTruthy();
    expect(written).toMatchObject([{ path: "auth/forgotpassword", body: { username: "budi", captcha: "solved" } }]);
  });

  test("needs a name and the captcha", async () => {
    const written = fakeApi(() => ({ body: { mail: "sent" } }));
    openAt(paths.forgotPassword);
    await screen.findByDisplayValue("solve");
    press("Send me a link");
    expect((await screen.findAllByText("Please confirm that you are not a robot.")).length).toBeGreaterThan(0);
    expect(screen.getAllByText("Enter your user name or e-mail").length).toBeGreaterThan(0);
    expect(written).toEqual([]);
  });
});

describe("signing in is refused", () => {
  async function signIn(answer: Answer): Promise<void> {
    fakeApi(({ path }) => {
      if (path === "auth/login") return answer;
      return { body: path === "auth/resetpassword/check" ? { ...standing, sementara: true } : {} };
    });
    openAt("/start");
    forgetToken();
    type(/^User name or e-mail/, "budi");
    type(/^Password/, "rahasia");
    await act(async () => press("Sign in"));
  }
  const expired = "Your password has expired. Please reset your password to continue.";

  test.each([
    ["ACCOUNT_BLOCKED", "Your account has been blocked.", /^Only an administrator can open it again/],
    ["ACCOUNT_NOT_ACTIVE", "Your account is not active.", /^An administrator has closed it/],
    ["ACCOUNT_WAITING", "Your account is waiting for review.", /^An administrator is reviewing what you entered/],
  ])("%s: the catalogue's sentence and the way forward", async (code, message, way) => {
    await signIn(refusal(code, message, undefined, 403));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByText(way)).toBeTruthy();
  });

  test("an expired password leads to a link, with the name filled in", async () => {
    await signIn(refusal("PASSWORD_EXPIRED", expired, undefined, 403));
    expect(await screen.findByText(expired)).toBeTruthy();
    fireEvent.click(screen.getByRole("link", { name: "Reset my password" }));
    expect(await screen.findByDisplayValue("budi")).toBeTruthy();
  });

  test("a temporary password leads to the choice of another at once", async () => {
    await signIn(refusal("PASSWORD_EXPIRED", expired, { key: "secret" }, 403));
    expect(await screen.findByText(/^You signed in with a temporary password/)).toBeTruthy();
    expect(screen.getByText(expired)).toBeTruthy();
    expect(screen.getByLabelText(/^Repeat new password/, { selector: "input" })).toBeTruthy();
  });

  test("a wrong password tells everybody alike how an account is confirmed", async () => {
    await signIn(refusal("BAD_CREDENTIALS", "Username or password not correct.", undefined, 401));
    expect(await screen.findByText(/^Have you just registered/)).toBeTruthy();
    expect(linkTo("Confirm my e-mail address")).toBe(paths.verifyEmail);
    fireEvent.click(screen.getByRole("link", { name: "Forgot your password?" }));
    expect(await screen.findByDisplayValue("budi")).toBeTruthy();
  });
});
