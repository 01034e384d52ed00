import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../fixtures.ts";
import { mailTo, routeIn } from "./mails.ts";

export interface Registered {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** Confirms that nobody is a robot; the browser works for a second. */
export async function solveCaptcha(page: Page): Promise<void> {
  const widget = page.locator("altcha-widget");
  await widget.getByText("I'm not a robot").click();
  await expect(widget.getByText("Verified")).toBeVisible();
}

/** From the registration form to the sign-in form, by way of the mail. */
export async function register(page: Page): Promise<Registered> {
  const username = `warga.${randomUUID().slice(0, 8)}`;
  const [email, password] = [`${username}@example.test`, "Kebun#Teh4211"];
  await expect(page.getByRole("region", { name: "This is what you order" })).toBeVisible();
  await page.getByLabel("Full name").fill("Warga Baru");
  await page.getByLabel("Identity number (NIK)").fill("9999010101900001");
  await page.getByLabel("Phone").fill("081200000002");
  await page.getByLabel("User name").fill(username);
  await expect(page.getByText("This user name is available.")).toBeVisible();
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByLabel(/^Password( \*)?$/).fill(password);
  await page.getByLabel("Repeat password").fill(password);
  await page.getByRole("checkbox", { name: /I have read the privacy notice/ }).check();
  await solveCaptcha(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Your account has been created.")).toBeVisible();
  await expect(page.getByText("Email verification link sent")).toBeVisible();
  await page.goto(`/#${routeIn(await mailTo(page, email, /./))}`);
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByText("You can sign in now and continue with your order.")).toBeVisible();
  await page.getByRole("link", { name: "Sign in" }).last().click();
  return { username, email, password };
}
