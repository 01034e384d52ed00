const dayMs = 24 * 60 * 60 * 1000;
const offsetMs = 7 * 60 * 60 * 1000;

/** Western Indonesian time as the standard writes it: `2026-11-25T09:30:00+07:00`. */
export const wib = (instant: Date): string =>
  `${new Date(instant.getTime() + offsetMs).toISOString().slice(0, 19)}+07:00`;

/** The day in Western Indonesia, `2026-11-25`: a bank's day ends at 17:00 UTC. */
export const wibDay = (instant: Date): string => wib(instant).slice(0, 10);

/** Milliseconds since that day began. */
export const msOfWibDay = (instant: Date): number => (instant.getTime() + offsetMs) % dayMs;

const form = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?(Z|[+-]\d{2}:\d{2})$/;

/** An instant with its offset; null for anything else, days that no calendar has included. */
export function readInstant(text: string): Date | null {
  if (!form.test(text)) return null;
  const instant = new Date(text);
  const day = Date.parse(`${text.slice(0, 10)}T00:00:00Z`);
  const isReal = !Number.isNaN(day) && new Date(day).toISOString().startsWith(text.slice(0, 10));
  return isReal && !Number.isNaN(instant.getTime()) ? instant : null;
}

/** A day of the calendar, `2026-11-25`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && readInstant(`${text}T00:00:00+07:00`) !== null;
