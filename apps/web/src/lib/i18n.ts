import { type Language, languages } from "@retribusi/contract/define/label";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { en } from "../locales/en.ts";

const key = "retribusi.locale";
/** Stands while the account hasn't been given what was chosen on the device: by a visitor, or when the call failed. */
const unsavedKey = "retribusi.locale.unsaved";
const fallback: Language = "en";
/** What the specification calls English; there is one, whatever country a tag names. */
const specifiedFallback = "en-us";

const isLanguage = (name: string | null): name is Language => languages.some((language) => language === name);

const storedLanguage = (): Language => {
  const stored = localStorage.getItem(key);
  return isLanguage(stored) ? stored : fallback;
};

export const currentLanguage = (): Language => (isLanguage(i18next.language) ? i18next.language : fallback);

/** English is always there as the fallback; Indonesian is loaded when somebody reads it. */
async function load(language: Language): Promise<void> {
  if (language === fallback || i18next.hasResourceBundle(language, "shell")) return;
  const { id } = await import("../locales/id.ts");
  for (const [namespace, texts] of Object.entries(id)) i18next.addResourceBundle(language, namespace, texts);
}

async function show(language: Language): Promise<void> {
  await load(language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

export async function startLanguage(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: fallback,
    fallbackLng: [specifiedFallback, fallback],
    resources: { en },
    defaultNS: "shell",
    interpolation: { escapeValue: false },
  });
  await show(storedLanguage());
}

/** Changes the language and remembers it on the device. */
export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem(key, language);
  localStorage.removeItem(unsavedKey);
  await show(language);
}

/** The same by the switch of the screens, which the account is to follow. */
export async function switchLanguage(language: Language): Promise<void> {
  localStorage.setItem(unsavedKey, "1");
  localStorage.setItem(key, language);
  await show(language);
}

/** What was chosen on the device and the account doesn't know. */
export function unsavedLanguage(): Language | undefined {
  const stored = localStorage.getItem(key);
  return localStorage.getItem(unsavedKey) && isLanguage(stored) ? stored : undefined;
}

/** The account has this language now; one that was chosen meanwhile still waits. */
export function noteSaved(language: Language): void {
  if (unsavedLanguage() === language) localStorage.removeItem(unsavedKey);
}

/** The language of somebody's profile, on a device on which nobody has chosen one. */
export async function adoptLanguage(language: Language): Promise<void> {
  if (!isLanguage(localStorage.getItem(key))) await chooseLanguage(language);
}

/** Back to the product's own language, as after logout. */
export async function forgetLanguage(): Promise<void> {
  localStorage.removeItem(key);
  localStorage.removeItem(unsavedKey);
  await show(fallback);
}
