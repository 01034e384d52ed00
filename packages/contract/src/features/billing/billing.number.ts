/** Shortest and longest billing id, in digits. */
export const billingIdLength = { min: 16, max: 18 } as const;

/** Luhn's check digit: finds every wrong digit and nearly every swap of neighbours. */
function checkDigit(digits: string): string {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const doubled = index % 2 === 0 ? Number(digit) * 2 : Number(digit);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return String((10 - (sum % 10)) % 10);
}

/**
 * A billing id: the connection's prefix (partnerServiceId), a number that is unique in it, a check digit; together 16 to 18 digits.
 * For the bank everything after the prefix is the customerNo. Throws RangeError when it doesn't fit.
 */
export function billingId(prefix: string, number: number): string {
  if (!/^\d{1,12}$/.test(prefix)) throw new RangeError("A billing prefix is made of 1 to 12 digits");
  const body = prefix + String(number).padStart(billingIdLength.min - 1 - prefix.length, "0");
  if (body.length >= billingIdLength.max) throw new RangeError("The billing numbers of this prefix are used up");
  return body + checkDigit(body);
}

/** Whether a typed billing id can be right; a mistyped digit fails here, before anything is looked up. */
export const isBillingId = (typed: string): boolean =>
  /^\d{16,18}$/.test(typed) && checkDigit(typed.slice(0, -1)) === typed.slice(-1);
