import type { Page } from "@playwright/test";
import { addPerson, expect, expectAccessible, open, password, phone, test } from "./fixtures.ts";
import { mailTo, routeIn } from "./pages/mails.ts";
import { solveCaptcha } from "./pages/registration.ts";

const second = "Kebun#Teh4211";

async function signIn(page: Page, username: string, typed: string): Promise<void> {
  await open(page, "/index/login");
  await page.getByLabel("User name or e-mail").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(typed);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Welcome/ })).toBeVisible();
}

/** Asks for a link, opens the one that the mail brings, and chooses another password. */
async function recover(page: Page, username: string): Promise<void> {
  await open(page, "/index/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  // The form to sign in has a field of the same name.
  await expect(page.getByRole("heading", { level: 1, name: "Choose a new password" })).toBeVisible();
  await page.getByLabel("User name or e-mail").fill(username);
  await solveCaptcha(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("heading", { name: "Please check your mail" })).toBeVisible();
  await open(page, routeIn(await mailTo(page, `${username}@example.test`, /password/i)));
  await page.getByLabel("New password", { exact: true }).fill(second);
  await page.getByLabel("Repeat new password").fill(second);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect(page.getByText("Your password has been changed successfully.")).toBeVisible();
}

/** Asks for another address, which counts once the link that was mailed to it is confirmed. */
async function changeEmail(page: Page, email: string): Promise<void> {
  await open(page, "/account/edit");
  await page.getByRole("textbox", { name: "E-mail", exact: true }).fill(email);
  await page.getByLabel("Current password").fill(second);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Email verification link sent").first()).toBeVisible();
  await expect(page.getByText(`A new e-mail address is waiting: ${email}`)).toBeVisible();
  await open(page, routeIn(await mailTo(page, email, /./)));
  await expectAccessible(page);
  await page.getByRole("button", { name: "Use the new address" }).click();
  await expect(page.getByText("Email address changed successfully")).toBeVisible();
}

async function closeAccount(page: Page): Promise<void> {
  await open(page, "/account");
  const section = page.getByRole("region", { name: "Close the account" });
  await section.getByLabel("Current password").fill(second);
  await section.getByRole("button", { name: "Close my account" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close my account" }).click();
  await expect(page.getByText(/^Your account will be closed on/)).toBeVisible();
}

test("a forgotten password is recovered, which ends other sessions; the address is changed and the account closed", async ({
  visitor,
}) => {
  const page = await visitor({ viewport: phone });
  const username = await addPerson(page);
  const elsewhere = await visitor();
  await signIn(elsewhere, username, password);
  await recover(page, username);
  await elsewhere.goto("/#/account");
  await expect(elsewhere.getByRole("dialog", { name: "Please sign in again" })).toBeVisible();

  await signIn(page, username, second);
  await changeEmail(page, `baru.${username}@example.test`);
  await open(page, "/account");
  await expect(page.getByText(`baru.${username}@example.test`, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await closeAccount(page);
});
