import { useLanguage } from "../../lib/use-label.ts";

/** “November 2026” of `2026-11`. */
export function useMonth(): (month: string) => string {
  const language = useLanguage();
  const words = new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" });
  return (month) => words.format(new Date(`${month}-01T00:00:00Z`));
}
