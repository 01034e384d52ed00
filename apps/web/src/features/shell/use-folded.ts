import { useLocalStorage } from "@mantine/hooks";
import type { MenuSection } from "./menu-entries.ts";

/** Lines that somebody looks through; of a menu with more, groups are chosen first. */
const looked = 30;

/** Which groups of the menu are open: as chosen on this device; else all of them, or of a long menu the one with the present page. */
export function useFolded(sections: readonly MenuSection[], current: string | undefined) {
  const [chosen, setChosen] = useLocalStorage<Readonly<Record<string, boolean>>>({
    key: "retribusi.menu",
    defaultValue: {},
    getInitialValueInEffect: false,
  });
  const isShort = sections.flatMap(({ entries }) => entries).length <= looked;
  const isOpen = ({ label, entries }: MenuSection): boolean =>
    chosen[label] ?? (isShort || entries.some(({ to }) => to === current));
  const toggle = (section: MenuSection) => setChosen({ ...chosen, [section.label]: !isOpen(section) });
  return { isOpen, toggle };
}
