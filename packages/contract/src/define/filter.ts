import { z } from "zod";
import { addDays } from "./dates.ts";
import { type AnyEntity, fieldOf } from "./entity.ts";

/**
 * Header of a call that searches, instead of `search` in its address: people search for names, numbers and addresses of people, and what
 * stands in an address is written down by every proxy on the way. Its value is percent-encoded.
 */
export const searchHeader = "x-search";

/** What a filter asks of a column: one of these values, or days within `from` (included) and `until` (not included), in UTC. */
export interface Wanted {
  readonly oneOf?: readonly (string | number | boolean)[];
  readonly from?: string;
  readonly until?: string;
}

const numericKinds: ReadonlySet<string> = new Set(["integer", "money", "reference"]);
const range = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/;

/** Days from `a` to before `b` as `a..b`, a single day, or a moment as the API sends it. */
function readTime(value: string): Wanted | undefined {
  if (z.iso.date().safeParse(value).success) return { from: value, until: addDays(value, 1) };
  if (z.iso.datetime().safeParse(value).success) return { oneOf: [value.replace("T", " ").replace("Z", "")] };
  const [, from, until] = range.exec(value) ?? [];
  const isDay = (day: string | undefined) => !day || z.iso.date().safeParse(day).success;
  if ((!from && !until) || !isDay(from) || !isDay(until)) return;
  return { ...(from ? { from } : {}), ...(until ? { until } : {}) };
}

/** Reads a filter's value; nothing when the column can't have it. A list is separated by commas, days by `..`. */
export function readWanted(entity: AnyEntity, name: string, value: string): Wanted | undefined {
  const { kind, options } = fieldOf(entity, name);
  if (kind === "date" || kind === "instant") return readTime(value);
  // A text that isn't meant to be chosen from a list may have commas of its own.
  const wanted = entity.filters.includes(name) || numericKinds.has(kind) ? value.split(",").slice(0, 50) : [value];
  if (options) {
    const known = options.filter((option) => wanted.includes(String(option.value))).map((option) => option.value);
    return known.length === wanted.length ? { oneOf: known } : undefined;
  }
  const numeric = numericKinds.has(kind);
  if (numeric && !wanted.every((one) => /^\d{1,15}$/.test(one))) return undefined;
  if (kind === "boolean") return { oneOf: [value === "true" || value === "1"] };
  return { oneOf: numeric ? wanted.map(Number) : wanted };
}
