import { type Language, perLanguage } from "./label.ts";

/**
 * Numbers have the words of the language and in both of them the signs of the rupiah, “Rp 2.400.000”: beside it, 1,234 would be read with
 * the sign for thousands as that of decimals, or the other way round.
 */
const signs: Readonly<Record<string, string>> = { group: ".", decimal: "," };

const write = (format: Intl.NumberFormat, value: number): string =>
  format
    .formatToParts(value)
    .map(({ type, value: text }) => signs[type] ?? text)
    .join("");

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
const decimals = perLanguage((language) => new Intl.NumberFormat(language, twoDecimals));

/** “1.234”, or with `options` “1,2M” and “3,4 MB”. */
export const formatNumber = (value: number, language: Language, options?: Intl.NumberFormatOptions): string =>
  write(new Intl.NumberFormat(language, options), value);

/** A number with 2 decimals, as an average: “1.234,50”. */
export const formatDecimal = (value: number, language: Language): string => write(decimals(language), value);
