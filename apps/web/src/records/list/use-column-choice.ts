import { useLocalStorage } from "@mantine/hooks";

/** Which columns of a page are shown and how wide, remembered on the device. At least one stays. */
export function useColumnChoice(page: string, all: readonly string[]) {
  const [hidden, setHidden] = useLocalStorage<readonly string[]>({
    key: `retribusi.columns.${page}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  const [widths, setWidths] = useLocalStorage<Readonly<Record<string, number>>>({
    key: `retribusi.widths.${page}`,
    defaultValue: {},
    getInitialValueInEffect: false,
  });
  const shown = all.filter((name) => !hidden.includes(name));
  return {
    all,
    shown: shown.length > 0 ? shown : all,
    /** Column → pixels, for those that somebody made wider or narrower. */
    widths,
    isUsual: hidden.length === 0 && Object.keys(widths).length === 0,
    toggle(name: string): void {
      const next = hidden.includes(name) ? hidden.filter((other) => other !== name) : [...hidden, name];
      if (all.some((column) => !next.includes(column))) setHidden(next);
    },
    resize: (name: string, width: number) => setWidths((before) => ({ ...before, [name]: Math.round(width) })),
    reset(): void {
      setHidden([]);
      setWidths({});
    },
  };
}
