import type { Language } from "@retribusi/contract/define/label";

/** A share of the whole as whole percent: 0.236 → 24. */
export const wholePercent = (share: number): number => Math.round(share * 100);

/** A number of things, grouped as the language does. Rupiah are grouped as they are printed, whatever the language. */
export const formatCount = (count: number, language: Language): string => new Intl.NumberFormat(language).format(count);

/** The first `length` characters and an ellipsis, for a place with room for no more; the whole text belongs in a title. */
export function truncate(text: string, length = 15): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join("").trimEnd()}…` : text;
}
