import type { Language } from "@retribusi/contract/define/label";
import { textIn } from "@retribusi/contract/define/text-in";

/** What an object says of itself in Indonesian and in English. */
export interface HouseRulesText {
  readonly aturan: string | null;
  readonly aturanen: string | null;
}

/**
 * House rules as they are read, and in which language. They are kept as plain text, a line each; a bullet or number that was typed before
 * a line goes.
 */
export function rulesOf(reader: Language, { aturan, aturanen }: HouseRulesText) {
  const { text, language } = textIn(reader, { id: aturan, en: aturanen }) ?? { text: "", language: reader };
  const rules = text
    .split("\n")
    .map((line) => line.replace(/^\s*(?:[•*–-]|\d+[.)])\s+/, "").trim())
    .filter((line) => line !== "");
  return { rules, language };
}
