import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { addPerson, expect, expectAccessible, open, password, phone, test } from "./fixtures.ts";
import { plugInDevice } from "./pages/passkey.ts";

/** The code that an app shows, or has shown so many seconds ago. */
const codeOf = (secret: string, ago = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret.replaceAll(" ", "")), timestamp: Date.now() - ago * 1000 });

const period = 30_000;
/** Milliseconds in which a code is typed and reaches the server. */
const typing = 4000;

/** Waits for the next code where the one that is shown is about to run out, as people do. */
async function whileShown(): Promise<void> {
  const left = period - (Date.now() % period);
  if (left < typing) await setTimeout(left);
}

/** Fills the sign-in form; the second step comes in its place. */
async function enterPassword(page: Page, username: string): Promise<void> {
  await open(page, "/index/login");
  await page.getByLabel("User name or e-mail").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

const expectSignedIn = (page: Page) => expect(page.getByRole("button", { name: /^Account:/ })).toBeVisible();

/** Whoever goes on before the home is there is taken to it afterwards. */
const arriveHome = (page: Page) => expect(page.getByRole("heading", { level: 1, name: /^Welcome/ })).toBeVisible();

async function signOut(page: Page): Promise<void> {
  await expectSignedIn(page);
  await page.getByRole("button", { name: /^Account:/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByRole("button", { name: /^Account:/ })).toHaveCount(0);
}

/** Enters the present password in the dialog that a button opens. */
async function prove(page: Page, button: string, confirm: string): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Current password").fill(password);
  await dialog.getByRole("button", { name: confirm, exact: true }).click();
}

test("a second factor is set up, used, lost and recovered; a passkey signs in alone", async ({ visitor }) => {
  const page = await visitor({ viewport: phone });
  const username = await addPerson(page);
  await enterPassword(page, username);
  await arriveHome(page);

  await open(page, "/account/keamanan");
  await expectAccessible(page);
  await prove(page, "Set up an app", "Continue");
  const dialog = page.getByRole("dialog");
  const secret = (await dialog.locator("[data-secret]").textContent()) ?? "";
  await expectAccessible(page);
  await whileShown();
  await dialog.getByLabel("Then enter the code that it shows").fill(codeOf(secret, 30));
  await dialog.getByRole("button", { name: "Set up", exact: true }).click();
  const recovery = await dialog
    .getByText(/^(\w{4}-){5}\w{4}$/)
    .first()
    .textContent();
  await dialog.getByRole("button", { name: "I have saved them" }).click();
  await signOut(page);

  await enterPassword(page, username);
  await whileShown();
  await page.getByLabel("Code from the app").fill(codeOf(secret));
  await page.getByRole("button", { name: "Continue" }).click();
  await arriveHome(page);
  await signOut(page);

  await enterPassword(page, username);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await expectAccessible(page);
  await page.getByLabel("Recovery code").fill(recovery ?? "");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("You have used a recovery code. 9 are left.")).toBeVisible();
  await arriveHome(page);

  await plugInDevice(page);
  await open(page, "/account/keamanan");
  await prove(page, "Add a passkey", "Add a passkey");
  await expect(page.getByRole("button", { name: "Remove My device" })).toBeVisible();
  await signOut(page);
  await open(page, "/index/login");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expectSignedIn(page);
});
