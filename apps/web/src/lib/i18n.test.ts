// @vitest-environment happy-dom
import i18next from "i18next";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { adoptLanguage, chooseLanguage, currentLanguage, forgetLanguage, startLanguage } from "./i18n.ts";

const stored = () => localStorage.getItem("retribusi.locale");

beforeAll(startLanguage);
beforeEach(forgetLanguage);

test("English is the language nobody has chosen, and the fallback en-us leads to it", () => {
  expect([currentLanguage(), stored(), document.documentElement.lang]).toEqual(["en", null, "en"]);
  expect(i18next.options.fallbackLng).toEqual(["en-us", "en"]);
  expect(i18next.getFixedT("fr", "identity")("signIn")).toBe("Sign in");
});

test("on a device without a choice of its own, the profile's language is taken and remembered", async () => {
  await adoptLanguage("id");
  expect([currentLanguage(), stored()]).toEqual(["id", "id"]);
});

test("control: what was chosen on the device stays, whatever the profile says", async () => {
  await chooseLanguage("en");
  await adoptLanguage("id");
  expect([currentLanguage(), stored()]).toEqual(["en", "en"]);
});

test("a language that nobody knows any more is no choice", async () => {
  localStorage.setItem("retribusi.locale", "fr");
  await adoptLanguage("id");
  expect(stored()).toBe("id");
});
