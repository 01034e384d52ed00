import type { tips } from "../../locales/en/guide/tips.ts";

export type TipName = keyof typeof tips;

/** The public catalogue, and one object of it, where it is ordered: its address stands below that of the search. */
export const publicCatalogue = "index/catalogue";
export const publicObject = `${publicCatalogue}/:id`;

/** The public page at an address, as far as it has a tip. */
export function publicPageAt(pathname: string): typeof publicCatalogue | typeof publicObject | undefined {
  if (/^\/index\/catalogue\/./.test(pathname)) return publicObject;
  return pathname === `/${publicCatalogue}` ? publicCatalogue : undefined;
}

const names = { [publicCatalogue]: "find", [publicObject]: "order" } as const;

/** The tip of a visitor, apart from the table of all, which stands on the declarations of every page. */
export function visitorTipAt(pathname: string): TipName | undefined {
  const page = publicPageAt(pathname);
  return page && names[page];
}
