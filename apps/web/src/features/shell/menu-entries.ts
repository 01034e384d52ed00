import { menu } from "@retribusi/contract/access/menu";
import { paths } from "../../lib/paths.ts";

export interface MenuEntry {
  readonly label: string;
  readonly to: string;
}

export interface MenuSection {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
}

/** The side menu as far as the held pages reach; a group without entries isn't shown. */
export function menuFor(held: readonly string[]): MenuSection[] {
  const pages = new Set(held);
  return menu
    .map(({ label, items }) => ({
      label,
      entries: items.flatMap((item) => {
        const first = item.pages.find((name) => pages.has(name));
        return first ? [{ label: item.label, to: paths.page(first) }] : [];
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
