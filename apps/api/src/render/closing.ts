import { formatDate } from "@retribusi/contract/define/dates";
import type { Language } from "@retribusi/contract/define/label";
import { amountInWords } from "@retribusi/contract/define/terbilang";
import type { Cells } from "@retribusi/contract/define/total";
import type { Closing, Fact, Signature } from "./table.ts";

const words = { en: "In words", id: "Terbilang" } as const;

/** What the heading of the definitions says. */
export const meanings = { en: "What the figures mean", id: "Arti angka" } as const;

/** The grand total in words; null where nothing is said or there is nothing to say. */
export function wordsOf(closing: Closing | undefined, total: Cells | undefined, language: Language): Fact | null {
  const cell = closing?.inWords === undefined ? null : (total?.[closing.inWords] ?? null);
  return cell?.is === "rupiah" ? [words[language], amountInWords(cell.value, language)] : null;
}

/** A line of dots to write on by hand. */
const dots = "…".repeat(15);

/** Place and day, the office, and where name and number are written. */
export function signatureTexts({ place, day, title }: Signature, language: Language) {
  const when = formatDate(day, language);
  return { when: place ? `${place}, ${when}` : when, title, name: `(${dots})`, number: `NIP. ${dots}` };
}
