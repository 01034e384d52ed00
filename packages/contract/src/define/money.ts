import type { Language } from "./label.ts";

const thousands = new Intl.NumberFormat("id-ID", { maximumFractionDigits: 0 });

/** Groups digits by thousands with dots, as Indonesian does. */
const grouped = (digits: number) => thousands.format(digits);

/**
 * An amount of whole rupiah for the screen and for mails: “Rp 1.500.000”. The blank is a no-break space (U+00A0),
 * everywhere, so that an amount never wraps; {@link parseRupiah} reads it back.
 */
export const formatRupiah = (rupiah: number): string => `${rupiah < 0 ? "-" : ""}Rp\u00a0${grouped(Math.abs(rupiah))}`;

/** An amount as official documents print it: “Rp1.500.000,00”. */
export const formatRupiahOfficial = (rupiah: number): string =>
  `${rupiah < 0 ? "-" : ""}Rp${grouped(Math.abs(rupiah))},00`;

/**
 * Whole rupiah from what a person typed or pasted: “1500000”, “Rp 1.500.000”, “Rp1.500.000,00”.
 * `undefined` when it is no amount: other characters, dots that don't group thousands, cents that aren't zero.
 */
export function parseRupiah(typed: string): number | undefined {
  const compact = typed.replace(/\s/g, "").replace(/^rp\.?/i, "");
  const match = /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,0{1,2})?$/.exec(compact);
  const rupiah = Number(match?.[1]?.replaceAll(".", "") ?? Number.NaN);
  return Number.isSafeInteger(rupiah) ? rupiah : undefined;
}

const locales = { en: "en-US", id: "id-ID" } as const satisfies Record<Language, string>;
const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
const decimals = {
  en: new Intl.NumberFormat(locales.en, twoDecimals),
  id: new Intl.NumberFormat(locales.id, twoDecimals),
} as const;

/** A number with 2 decimals, as an average: “1.234,50”, in English “1,234.50”. */
export const formatDecimal = (value: number, language: Language): string => decimals[language].format(value);

/** An amount of another currency than the rupiah of this product, with 2 decimals: “$1,234.50”. `currency` is a code of ISO 4217. */
export const formatCurrency = (amount: number, currency = "USD"): string =>
  new Intl.NumberFormat(locales.en, { ...twoDecimals, style: "currency", currency }).format(amount);
