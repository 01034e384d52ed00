/** Days for which an account that is to be closed can still be kept, by signing in. */
export const closingDays = 14;
