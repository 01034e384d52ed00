export const languages = ["en", "id"] as const;
export type Language = (typeof languages)[number];

/** A text in both languages of the product: English and Indonesian. */
export type Label = Readonly<Record<Language, string>>;
