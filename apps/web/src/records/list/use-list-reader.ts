import { localDate } from "@retribusi/contract/define/dates";
import type { ListReader } from "@retribusi/contract/define/field";
import { use } from "react";
import { UsualZone } from "../../lib/organisation.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { useLanguage } from "../../lib/use-label.ts";

/** Whom lists are shown to, today. */
export function useListReader(): ListReader {
  const zone = use(UsualZone);
  return { language: useLanguage(), zone, today: localDate(serverNow(), zone) };
}
