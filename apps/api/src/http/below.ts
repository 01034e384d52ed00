/** Matches every address that begins with this part and leaves it whole, so that a route says of itself where it is. */
export const below = (part: string): string => `/${part}{/*rest}`;
