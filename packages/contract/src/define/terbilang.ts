import { toCardinal } from "n2words/id-ID";

/** An amount of whole rupiah in Indonesian words, as a receipt ends: “satu juta lima ratus ribu rupiah”. */
export const terbilang = (rupiah: number): string => `${toCardinal(rupiah)} rupiah`;
