import { formatInstant } from "@retribusi/contract/define/dates";
import { use } from "react";
import { UsualZone } from "./organisation.ts";
import { useLanguage } from "./use-label.ts";

/** Writes a moment, ISO in UTC, on the clock of the organisation: “22nd November, 2026, 09:14 WIB”. */
export function useMoment(): (instant: string) => string {
  const language = useLanguage();
  const zone = use(UsualZone);
  return (instant) => formatInstant(new Date(instant), zone, language);
}
