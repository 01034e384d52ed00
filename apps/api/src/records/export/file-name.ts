import { lastOfMonth, localDate } from "@retribusi/contract/define/dates";
import type { Frame } from "../../render/table.ts";

/** A year as `2026`, a month as `2026-10`, other days as the first and the last. */
function daysText({ from, until }: NonNullable<Frame["days"]>): string {
  if (from.endsWith("-01-01") && until === `${from.slice(0, 4)}-12-31`) return from.slice(0, 4);
  if (from.endsWith("-01") && until === lastOfMonth(from)) return from.slice(0, 7);
  return from === until ? from : `${from}--${until}`;
}

/**
 * `Objek Retribusi` on 21 November 2026 → `objek-retribusi-2026-11-21.xlsx`; what is about days is called by these:
 * `use-of-objects-2026-10.pdf`.
 */
export function fileName({ title, days }: Pick<Frame, "title" | "days">, now: Date, ending: string): string {
  const words = title
    .toLowerCase()
    .normalize("NFKD")
    .match(/[a-z0-9]+/g) ?? ["data"];
  return `${words.join("-").slice(0, 80)}-${days ? daysText(days) : localDate(now, "Asia/Jakarta")}.${ending}`;
}
