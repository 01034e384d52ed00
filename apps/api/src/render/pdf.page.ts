/** Points: A4 and A3, and what stays free around their content. */
const a4 = { short: 595, long: 842 };
const a3 = { long: 1191 };

export const pageMargin = { side: 48, top: 30, bottom: 44 } as const;

/** Points that are left for the content between the side margins; `large` is A3 across. */
export const contentWidth = {
  portrait: a4.short - 2 * pageMargin.side,
  landscape: a4.long - 2 * pageMargin.side,
  large: a3.long - 2 * pageMargin.side,
} as const;

export type Sheet = keyof typeof contentWidth;

export type Orientation = Exclude<Sheet, "large">;

/** Names of two pieces of a document that belong on one page. */
export const together = { first: "together-first", last: "together-last" } as const;
