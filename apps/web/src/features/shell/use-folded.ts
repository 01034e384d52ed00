import { useLocalStorage } from "@mantine/hooks";
import { minePage } from "@retribusi/contract/features/booking/booking.mine";
import type { MenuSection } from "./menu-entries.ts";

/** Lines that somebody looks through; of a menu with more, groups are chosen first. */
const looked = 30;

/**
 * Which groups of the menu are open: as chosen on this device; else all of them, or the one with the present page of a long menu and of a
 * customer's, whose bookings of all kinds are behind one line above the groups.
 */
export function useFolded(sections: readonly MenuSection[], current: string | undefined) {
  const [chosen, setChosen] = useLocalStorage<Readonly<Record<string, boolean>>>({
    key: "retribusi.menu",
    defaultValue: {},
    getInitialValueInEffect: false,
  });
  const lines = sections.flatMap(({ entries }) => entries);
  const isShort = lines.length <= looked && !lines.some(({ page }) => page === minePage);
  const isOpen = ({ label, entries }: MenuSection): boolean =>
    chosen[label] ?? (isShort || entries.some(({ to }) => to === current));
  const toggle = (section: MenuSection) => setChosen({ ...chosen, [section.label]: !isOpen(section) });
  return { isOpen, toggle };
}
