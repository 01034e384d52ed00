import type { Language } from "@retribusi/contract/define/label";
import { bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";

/**
 * What the build draws of the application, to be seen before the program has come: the landing page whole, of the catalogue and of an object
 * what doesn't depend on data, and for every other address the frame; each with an address at which it is drawn.
 */
export const drawnPages = [
  { name: "landing", address: "/" },
  ...bookingKinds.map((kind) => ({ name: `catalogue-${kind}`, address: `/index/catalogue?jenis=${kind}` }) as const),
  { name: "home", address: "/" },
  { name: "object", address: "/index/catalogue/0" },
  { name: "frame", address: "/index/guide" },
] as const;

export type DrawnPage = (typeof drawnPages)[number]["name"];

/** A page as a visitor sees it before any data, made at build time. */
export interface FirstPage {
  readonly name: DrawnPage;
  readonly html: string;
  /** Of the browser's tab. */
  readonly title: string;
}

/** Draws them all. The build knows no more of the application than this: else its types would be checked a second time. */
export type DrawFirstPages = (language: Language) => Promise<FirstPage[]>;

const object = /^#\/index\/catalogue\/(\d+)(?:\?|$)/;

/** The number of the object that the address is of. */
export const objectAt = (hash: string): string | undefined => object.exec(hash)?.[1];

/** Where visitors have the landing page, and whoever is signed in a home. */
export const isStart = (hash: string): boolean => /^(?:#?\/?|#\/(?:index|home)\/?)$/.test(hash);

/** @param hash of the address, with its `#` */
export function drawnPageAt(hash: string, isMember: boolean): DrawnPage {
  if (isStart(hash)) return isMember ? "home" : "landing";
  if (objectAt(hash) !== undefined) return "object";
  const [path, query] = hash.split("?");
  if (path !== "#/index/catalogue") return "frame";
  const asked = new URLSearchParams(query).get("jenis");
  return `catalogue-${bookingKinds.find((kind) => kind === asked) ?? "penginapan"}`;
}

/** Whether an address of the catalogue asks for more than a kind, one unit, an order and a map. */
export const hasSearch = (hash: string): boolean =>
  [...new URLSearchParams(hash.split("?")[1])].some(
    ([name, value]) => !["jenis", "urut", "peta"].includes(name) && !(name === "unit" && value === "1") && value !== "",
  );
