import type { Page } from "@playwright/test";
import { type Face, inDialog, press, soon, type Words } from "./face.ts";

const signIn = async (page: Page, { identity }: Words) => {
  await page.getByLabel(identity.username).fill("somebody");
  await page.getByLabel(identity.password, { exact: true }).fill("Kebun#Teh4211");
  await press(page, identity.signIn);
};

const refusal = (code: string, status = 403) => ({
  "POST auth/login": { status, json: { error: { code, message: code } } },
});

const cara = ["totp", "pemulihan", "kuncisandi"] as const;
const askedMore = { "POST auth/login": { json: { langkah2: { tanda: "x", cara, berlakusampai: soon } } } };
const standing = (sementara: boolean) => ({
  "POST auth/resetpassword/check": { json: { minimal: 8, menit: 29, sementara } },
});

/** Confirms that nobody is a robot. */
const solve = async (page: Page) => {
  const widget = page.locator("altcha-widget");
  await widget.getByText(/robot/).click();
  await widget.getByText(/^(Verified|Terverifikasi)/).waitFor();
};

/** What visitors see on the way into an account. */
export const visitorFaces: readonly Face[] = [
  {
    name: "a refused sign-in",
    opener: "visitor",
    address: "/index/login",
    answers: refusal("BAD_CREDENTIALS", 401),
    reach: signIn,
  },
  {
    name: "a blocked account",
    opener: "visitor",
    address: "/index/login",
    answers: refusal("ACCOUNT_BLOCKED"),
    reach: signIn,
  },
  {
    name: "a sign-in that asks for the captcha",
    opener: "visitor",
    address: "/index/login",
    answers: refusal("CAPTCHA_REQUIRED", 429),
    reach: async (page, texts) => {
      await signIn(page, texts);
      await page.locator("altcha-widget").waitFor();
    },
  },
  {
    name: "the second step",
    opener: "visitor",
    address: "/index/login",
    answers: askedMore,
    reach: async (page, texts) => {
      await signIn(page, texts);
      await page.getByLabel(texts.security.code).waitFor();
    },
  },
  {
    name: "the second step after another way",
    opener: "visitor",
    address: "/index/login",
    answers: askedMore,
    reach: async (page, texts) => {
      await signIn(page, texts);
      await press(page, texts.security.otherWay.pemulihan);
      await page.getByLabel(texts.security.recoveryCode).waitFor();
    },
  },
  {
    name: "the form of an organisation, with what is missing",
    opener: "visitor",
    address: "/index/register",
    reach: async (page, { registration }) => {
      await page.getByText(/^(An organisation|Organisasi)$/).click();
      await page.getByLabel(registration.letter).waitFor();
      await press(page, registration.create);
      await page.getByRole("alert").first().waitFor();
    },
  },
  {
    name: "a link that was asked for",
    opener: "visitor",
    address: "/index/forgotpassword",
    answers: { "POST auth/forgotpassword": { json: { mail: "late" } } },
    reach: async (page, { recovery }) => {
      await page.getByLabel(recovery.name).fill("somebody");
      await solve(page);
      await press(page, recovery.send);
      await page.getByText(recovery.sentTitle).waitFor();
    },
  },
  {
    name: "a new password",
    opener: "visitor",
    address: "/index/resetpassword?key=good",
    answers: standing(false),
    reach: async (page, { recovery }) => page.getByLabel(recovery.repeatPassword).waitFor(),
  },
  {
    name: "a new password in the place of a temporary one, not repeated",
    opener: "visitor",
    address: "/index/resetpassword?key=temporary",
    answers: standing(true),
    reach: async (page, { recovery }) => {
      await page.getByLabel(recovery.newPassword, { exact: true }).fill("Kebun#Teh4211");
      await press(page, recovery.change);
      await page.getByRole("alert").first().waitFor();
    },
  },
  {
    name: "an address that is confirmed",
    opener: "visitor",
    address: "/index/verifyemail?key=good",
    answers: { "POST auth/verifyemail": { json: { isWaiting: false, tujuan: "/home" } } },
    reach: async (page, { registration }) => press(page, registration.verify),
  },
  {
    name: "an organisation's address that is confirmed",
    opener: "visitor",
    address: "/index/verifyemail?key=organisation",
    answers: { "POST auth/verifyemail": { json: { isWaiting: true, tujuan: null } } },
    reach: async (page, { registration }) => press(page, registration.verify),
  },
  {
    name: "a link that is used up",
    opener: "visitor",
    address: "/index/verifyemail?key=used",
    reach: async (page, { registration }) => {
      await press(page, registration.verify);
      await page.getByRole("alert").first().waitFor();
    },
  },
  {
    name: "a new address that counts",
    opener: "visitor",
    address: "/index/changeemail?key=good",
    answers: { "POST auth/changeemail": { json: { changed: true } } },
    reach: async (page, { place }) => press(page, place.confirmButton),
  },
  {
    name: "help",
    opener: "visitor",
    address: "/index/catalogue?jenis=gedung",
    reach: async (page, { shell }) => {
      await press(page, shell.help);
      await inDialog(page).getByRole("link").first().waitFor();
    },
  },
];
