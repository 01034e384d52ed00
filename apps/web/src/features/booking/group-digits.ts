/** “8808 1234 5678 9012”: a long number in groups of four, easier to read out and to compare. */
export const groupDigits = (digits: string): string => digits.match(/.{1,4}/g)?.join(" ") ?? digits;
