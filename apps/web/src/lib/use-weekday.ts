import { useLanguage } from "./use-label.ts";

const monday = Date.UTC(2024, 0, 1);

/** The name of a weekday, 1 (Monday) to 7. */
export function useWeekday() {
  const language = useLanguage();
  return (day: number, weekday: "long" | "short" = "long"): string =>
    new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" }).format(new Date(monday + (day - 1) * 86_400_000));
}
