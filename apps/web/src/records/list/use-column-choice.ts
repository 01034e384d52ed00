import { useLocalStorage } from "@mantine/hooks";

/** Which columns of a page are shown, remembered on the device. At least one stays. */
export function useColumnChoice(page: string, all: readonly string[]) {
  const [hidden, setHidden] = useLocalStorage<readonly string[]>({
    key: `retribusi.columns.${page}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  const shown = all.filter((name) => !hidden.includes(name));
  return {
    all,
    shown: shown.length > 0 ? shown : all,
    hidden,
    toggle(name: string): void {
      const next = hidden.includes(name) ? hidden.filter((other) => other !== name) : [...hidden, name];
      if (all.some((column) => !next.includes(column))) setHidden(next);
    },
    showAll: () => setHidden([]),
  };
}
