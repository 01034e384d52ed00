import type { Language } from "@retribusi/contract/define/label";
import dayjs from "dayjs";

/** The schedule names its cells by the language that dates have everywhere, whatever its own is. */
export function useDatesIn(language: Language): void {
  if (dayjs.locale() !== language) dayjs.locale(language);
}
