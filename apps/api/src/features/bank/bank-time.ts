import { localDate } from "@retribusi/contract/define/dates";
import { z } from "zod";
import { unauthorized, wrongFormat } from "./snap-error.ts";

/** To the second at least, with its zone, on a day that there is. */
const spelled = z.iso.datetime({ offset: true }).regex(/T\d{2}:\d{2}:\d{2}/);

/** A moment as messages carry it; `undefined` for what is none. */
export const momentOf = (text: string): Date | undefined =>
  spelled.safeParse(text).success ? new Date(text) : undefined;

const hour = 3_600_000;

/** A moment as messages carry it, by the clocks of Jakarta: `2026-03-02T09:15:00+07:00`. */
export const wibText = (moment: Date): string =>
  `${new Date(moment.getTime() + 7 * hour).toISOString().slice(0, 19)}+07:00`;

/** The day that a message's number belongs to, whichever zone the province is in. */
export const wibDay = (moment: Date): Date => new Date(localDate(moment, "Asia/Jakarta"));

/** Throws SnapError for a time that isn't one, or that is further from ours than was agreed. */
export function requireNow(timestamp: string, now: Date, seconds: number): void {
  const moment = momentOf(timestamp);
  if (!moment) throw wrongFormat("X-TIMESTAMP");
  if (Math.abs(moment.getTime() - now.getTime()) > seconds * 1000) throw unauthorized("X-TIMESTAMP");
}
