/**
 * A number with at most two decimals as people here type it: “12.045,5” as it is shown, “12045,5”, or with the point of a foreign keyboard
 * “120.5”. A point before three figures groups them, so there is one way to read each. `null` for anything else, a minus included.
 */
export function readNumber(typed: string): number | null {
  const text = typed.trim();
  if (/^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(text)) return Number(text.replaceAll(".", "").replace(",", "."));
  return /^\d+([.,]\d{1,2})?$/.test(text) ? Number(text.replace(",", ".")) : null;
}
