import type { Language } from "./label.ts";

/** A text as it is read: its language is not always its reader's. */
export interface ReadText<T> {
  readonly text: T;
  readonly language: Language;
}

/**
 * What somebody has written in two languages, in its reader's; where that is missing, in the other one, which is to be marked as such.
 * An empty text is a missing one. Parts that are read together are one text. `null` where neither is there.
 */
export function textIn<T>(reader: Language, texts: Readonly<Record<Language, T | null>>): ReadText<T> | null {
  const other = reader === "en" ? "id" : "en";
  const language = texts[reader] ? reader : other;
  const text = texts[language];
  return text ? { text, language } : null;
}
