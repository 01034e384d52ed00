import { phoneForms } from "../booking/phone-forms.ts";

/** What a text is looked for as, of bookings. */
export interface Meaning {
  /** Of a booking. */
  readonly number?: number;
  readonly idbilling?: string;
  /** Each spelling that the number may be kept in. */
  readonly phones: readonly string[];
  /** How a name begins. */
  readonly name?: string;
}

/** Digits of the largest number of a booking, and of the shortest billing id. */
const [numberDigits, billDigits] = [9, 10];

/** Numbers may be typed as they are printed, with spaces, dots or dashes; a name is what has no digit alone. */
export function meaningOf(typed: string): Meaning {
  const digits = typed.replace(/[\s().-]/g, "");
  const phones = phoneForms(digits);
  if (!/^\+?\d+$/.test(digits)) return { phones, name: typed };
  const isNumber = /^[1-9]/.test(digits) && digits.length <= numberDigits;
  return {
    phones,
    ...(isNumber ? { number: Number(digits) } : {}),
    ...(digits.length >= billDigits && !digits.startsWith("+") ? { idbilling: digits } : {}),
  };
}
