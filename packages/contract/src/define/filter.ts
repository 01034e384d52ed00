import { z } from "zod";
import { addDays, type LocalDate } from "./dates.ts";
import { type AnyEntity, fieldOf } from "./entity.ts";

/** What a filter asks of a column: one of these values, or days within `from` (included) and `until` (not included), in UTC. */
export interface Wanted {
  readonly oneOf?: readonly (string | number | boolean)[];
  readonly from?: string;
  readonly until?: string;
}

const numericKinds: ReadonlySet<string> = new Set(["integer", "money", "reference"]);
const range = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/;

/** Keys or codes of one filter, separated by commas. */
export const severalOf = (value: string | undefined): string[] => (value ? value.split(",") : []);

/** First and last day of a filter; without one of them it is open to that side. */
export interface FilterDays {
  readonly first?: LocalDate;
  readonly last?: LocalDate;
}

/** As a filter's value: up to the day before the one behind the dots. */
export const writeDays = ({ first = "", last }: FilterDays): string => `${first}..${last ? addDays(last, 1) : ""}`;

/** Days as `writeDays` has them, or a single one; nothing where they are none. */
export function readDays(value: string): FilterDays | undefined {
  const isDay = (day: string) => z.iso.date().safeParse(day).success;
  if (isDay(value)) return { first: value, last: value };
  const [, from = "", until = ""] = range.exec(value) ?? [];
  const days = [from, until].filter((day) => day !== "");
  if (days.length === 0 || !days.every(isDay)) return;
  return { ...(from ? { first: from } : {}), ...(until ? { last: addDays(until, -1) } : {}) };
}

/** Days, or a moment as the API sends it. */
function readTime(value: string): Wanted | undefined {
  if (z.iso.datetime().safeParse(value).success) return { oneOf: [value.replace("T", " ").replace("Z", "")] };
  const days = readDays(value);
  if (!days) return;
  const { first, last } = days;
  return { ...(first ? { from: first } : {}), ...(last ? { until: addDays(last, 1) } : {}) };
}

/** Reads a filter's value; nothing when the column can't have it. A list is separated by commas, days by `..`. */
export function readWanted(entity: AnyEntity, name: string, value: string): Wanted | undefined {
  const { kind, options } = fieldOf(entity, name);
  if (kind === "date" || kind === "instant") return readTime(value);
  // A text that isn't meant to be chosen from a list may have commas of its own.
  const wanted = entity.filters.includes(name) || numericKinds.has(kind) ? severalOf(value).slice(0, 50) : [value];
  if (options) {
    const known = options.filter((option) => wanted.includes(String(option.value))).map((option) => option.value);
    return known.length === wanted.length ? { oneOf: known } : undefined;
  }
  const numeric = numericKinds.has(kind);
  if (numeric && !wanted.every((one) => /^\d{1,15}$/.test(one))) return undefined;
  if (kind === "boolean") return { oneOf: [value === "true" || value === "1"] };
  return { oneOf: numeric ? wanted.map(Number) : wanted };
}
