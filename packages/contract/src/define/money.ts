/**
 * Groups digits by thousands with dots, as Indonesian does. Not by `Intl`, whose first format in a language takes a cheap phone 70 ms, on the first
 * screen with an amount.
 */
const grouped = (digits: number) => String(Math.round(digits)).replace(/\B(?=(?:\d{3})+$)/g, ".");

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

/** An amount of another currency than the rupiah of this product, as it is written abroad, with 2 decimals: “$1,234.50”. `currency` is a code of ISO 4217. */
export const formatCurrency = (amount: number, currency = "USD"): string =>
  new Intl.NumberFormat("en-US", {
    ...{ minimumFractionDigits: 2, maximumFractionDigits: 2 },
    ...{ style: "currency", currency },
  }).format(amount);
