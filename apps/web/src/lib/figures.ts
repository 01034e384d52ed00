import type { Language } from "@retribusi/contract/define/label";
import { formatNumber } from "@retribusi/contract/define/number";

/** A share of the whole as whole percent: 0.236 → 24. */
export const wholePercent = (share: number): number => Math.round(share * 100);

/** A number of things, grouped as rupiah are. */
export const formatCount = (count: number, language: Language): string => formatNumber(count, language);

/** The first `length` characters and an ellipsis, for a place with room for no more; the whole text belongs in a title. */
export function truncate(text: string, length = 15): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join("").trimEnd()}…` : text;
}
