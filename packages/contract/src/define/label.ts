export const languages = ["en", "id"] as const;
export type Language = (typeof languages)[number];

/** Of the web's address: the language of whoever follows it, for a device on which none was chosen. */
export const languageQuery = "bahasa";

/** A text in both languages of the product: English and Indonesian. */
export type Label = Readonly<Record<Language, string>>;

/** What is made for a language when it is first asked for, and kept: words and formats cost a program that starts a tenth of a second. */
export function perLanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made: Partial<Record<Language, Made>> = {};
  return (language) => (made[language] ??= make(language));
}
