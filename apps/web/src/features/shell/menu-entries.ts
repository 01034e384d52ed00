import { menu, shownPage } from "@retribusi/contract/access/menu";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { paths } from "../../lib/paths.ts";

export interface MenuEntry {
  readonly label: string;
  readonly to: string;
  /** Permission of the page. */
  readonly page: string;
}

export interface MenuSection {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
}

/** The side menu as far as the held pages reach; a group without entries isn't shown, nor one of a kind that isn't among `kinds`. */
export function menuFor(held: readonly string[], kinds?: readonly BookingKind[]): MenuSection[] {
  const pages = new Set(held);
  return menu
    .filter(({ kind }) => kind === undefined || kinds === undefined || kinds.includes(kind))
    .map(({ label, items }) => ({
      label,
      entries: items.flatMap((item) => {
        const page = shownPage(item, pages);
        return page ? [{ label: item.label, to: item.address ?? paths.page(page), page }] : [];
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** The entry that the address belongs to: the longest path that it starts with. */
export function activeEntry(sections: readonly MenuSection[], pathname: string): string | undefined {
  const isWithin = (to: string) => pathname === to || pathname.startsWith(`${to}/`);
  return sections
    .flatMap(({ entries }) => entries.map(({ to }) => to))
    .filter(isWithin)
    .sort((one, other) => other.length - one.length)[0];
}
