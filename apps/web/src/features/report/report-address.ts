import type { Report } from "@retribusi/contract/define/report";

/** What is asked of a report, under the names of its query. */
export type Asked = Readonly<Record<string, string>>;

/** A part of what is asked; an empty text or nothing takes it away. */
export type AskedPart = Readonly<Record<string, string | undefined>>;

const namesOf = (report: Report): readonly string[] => Object.keys(report.query.shape);

/** A filter as the address of a list has it: whoever takes it along means the same. */
const inList = (name: string): string => `filter[${name}]`;

/** Names of a list's filters in the address that the report doesn't know: it isn't narrowed by them. */
export const unknownFilters = (asked: Asked, search: URLSearchParams): string[] =>
  [...search.keys()].flatMap((key) => {
    const name = /^filter\[(.+)\]$/.exec(key)?.[1];
    return name && !(name in asked) ? [name] : [];
  });

/**
 * What the address asks of the report: every name that the report knows, as it stands. A value that can't be is left for the server to
 * refuse in words: leaving it out would answer another question than the one asked.
 */
export function readAsked(report: Report, search: URLSearchParams): Asked {
  const pairs = namesOf(report).flatMap((name) => {
    const value = search.get(name) || search.get(inList(name));
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/** The address with a part of the question changed; a change begins a long book at its first page again. */
export function withAsked(report: Report, before: URLSearchParams, part: AskedPart): URLSearchParams {
  const search = new URLSearchParams(before);
  if (!("halaman" in part) && namesOf(report).includes("halaman")) search.delete("halaman");
  for (const [name, value] of Object.entries(part)) {
    search.delete(inList(name));
    if (value) search.set(name, value);
    else search.delete(name);
  }
  return search;
}
