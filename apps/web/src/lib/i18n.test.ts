// @vitest-environment happy-dom
import i18next from "i18next";
import { beforeAll, beforeEach, expect, test } from "vitest";
import {
  adoptLanguage,
  chooseLanguage,
  currentLanguage,
  forgetLanguage,
  loadTexts,
  needTexts,
  startLanguage,
} from "./i18n.ts";

const stored = () => localStorage.getItem("retribusi.locale");

beforeAll(() => startLanguage());
beforeEach(forgetLanguage);

test("English is the language nobody has chosen, and the fallback en-us leads to it", async () => {
  await loadTexts("en", ["identity"]);
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

test("only what a loaded module needs is there, in the language that is shown, and follows it", async () => {
  const has = (language: string, namespace: string) => i18next.hasResourceBundle(language, namespace);
  needTexts("teller");
  expect([has("en", "teller"), has("id", "teller")]).toEqual([false, false]);
  await loadTexts();
  expect([has("en", "teller"), has("id", "teller"), has("en", "sync")]).toEqual([true, false, false]);
  await chooseLanguage("id");
  expect([has("id", "teller"), has("id", "sync")]).toEqual([true, false]);
});
