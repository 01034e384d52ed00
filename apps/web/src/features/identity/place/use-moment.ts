import { formatInstant } from "@retribusi/contract/define/dates";
import { use } from "react";
import { UsualZone } from "../../../lib/organisation.ts";
import { useLanguage } from "../../../lib/use-label.ts";

/** Writes a moment of the API in the person's language and the usual zone. */
export function useMoment(): (instant: string) => string {
  const zone = use(UsualZone);
  const language = useLanguage();
  return (instant) => formatInstant(new Date(instant), zone, language);
}
