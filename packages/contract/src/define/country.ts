/** A country's name in the reader's language, by its code (ISO 3166, two letters); a code that is none stays as it is. */
export const countryName = (code: string, language: string): string =>
  new Intl.DisplayNames([language], { type: "region", fallback: "code" }).of(code) ?? code;
