import { toCardinal as english } from "n2words/en-US";
import { toCardinal } from "n2words/id-ID";
import type { Language } from "./label.ts";

/** An amount of whole rupiah in Indonesian words, as a receipt ends: “satu juta lima ratus ribu rupiah”. */
export const terbilang = (rupiah: number): string => `${toCardinal(rupiah)} rupiah`;

/** The same in the language of the document. */
export const amountInWords = (rupiah: number, language: Language): string =>
  language === "id" ? terbilang(rupiah) : `${english(rupiah)} rupiah`;
