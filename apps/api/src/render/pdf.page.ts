/** Points: A4 and what stays free around its content. */
const a4 = { short: 595, long: 842 };

export const pageMargin = { side: 48, top: 30, bottom: 44 } as const;

/** Points that are left for the content between the side margins. */
export const contentWidth = {
  portrait: a4.short - 2 * pageMargin.side,
  landscape: a4.long - 2 * pageMargin.side,
} as const;

export type Orientation = keyof typeof contentWidth;
