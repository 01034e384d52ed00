import type { LocalDate } from "@retribusi/contract/define/dates";
import type { Language } from "@retribusi/contract/define/label";

const style = { weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
const formats = {
  en: new Intl.DateTimeFormat("en-GB", style),
  id: new Intl.DateTimeFormat("id", style),
} as const;

/** “Saturday 21 November 2026”: a day of a calendar for those who hear it. The plain number is what the cell shows. */
export const spokenDay = (date: LocalDate, language: Language): string =>
  formats[language].format(new Date(`${date}T00:00:00Z`));
