import { type Language, languages } from "@retribusi/contract/define/label";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { en } from "../locales/en.ts";
import { id } from "../locales/id.ts";
import { languageKey as key } from "./storage-key.ts";

/** Stands while the account hasn't been given what was chosen on the device: by a visitor, or when the call failed. */
const unsavedKey = "retribusi.locale.unsaved";
const fallback: Language = "en";
/** What the specification calls English; there is one, whatever country a tag names. */
const specifiedFallback = "en-us";

const texts = { en, id } as const satisfies Record<Language, unknown>;
export type Namespace = keyof typeof en;

export const isNamespace = (name: string): name is Namespace => Object.hasOwn(en, name);

const isLanguage = (name: string | null): name is Language => languages.some((language) => language === name);

const storedLanguage = (): Language => {
  const stored = localStorage.getItem(key);
  return isLanguage(stored) ? stored : fallback;
};

export const currentLanguage = (): Language => (isLanguage(i18next.language) ? i18next.language : fallback);

/** Namespaces of every module that has been loaded. */
const needed = new Set<Namespace>();
/** The language that is shown, or about to be. */
let wanted: Language = fallback;

/** The language that the screens are about to have: while they start, `currentLanguage` is still the fallback. */
export const wantedLanguage = (): Language => wanted;

/** Said by each module whose words are in these namespaces: the build writes it below the module, see `build/needed-texts.ts`. */
export function needTexts(...namespaces: Namespace[]): void {
  for (const namespace of namespaces) needed.add(namespace);
}

/** Loads texts that aren't there yet: those that the loaded modules need, in the language of the screens, when nothing else is said. */
export async function loadTexts(language: Language = wanted, namespaces: Iterable<Namespace> = needed): Promise<void> {
  // Whoever starts the language loads everything that is needed by then.
  if (!i18next.isInitialized) return;
  const missing = [...namespaces].filter((namespace) => !i18next.hasResourceBundle(language, namespace));
  await Promise.all(
    missing.map(async (namespace) =>
      i18next.addResourceBundle(language, namespace, await texts[language][namespace](), true, true),
    ),
  );
}

async function show(language: Language): Promise<void> {
  wanted = language;
  await loadTexts(language);
  if (wanted !== language) return;
  await i18next.changeLanguage(language);
  if (typeof document !== "undefined") document.documentElement.lang = language;
}

/** @param language the one that was chosen on the device, unless told otherwise */
export async function startLanguage(language: Language = storedLanguage()): Promise<void> {
  wanted = language;
  await i18next.use(initReactI18next).init({
    lng: fallback,
    fallbackLng: [specifiedFallback, fallback],
    resources: {},
    defaultNS: "shell",
    interpolation: { escapeValue: false },
    // Whatever is shown before its texts have come says them as soon as they are there.
    react: { useSuspense: false, bindI18nStore: "added" },
  });
  await show(language);
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
