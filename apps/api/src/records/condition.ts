import { addDays } from "@retribusi/contract/define/dates";
import { type AnyEntity, fieldOf } from "@retribusi/contract/define/entity";
import type { Wanted } from "@retribusi/contract/define/filter";
import type { Rows } from "../access/scopes.ts";
import { columnOf, gatheredTest } from "./columns.ts";

/** A piece of SQL with its values. */
export interface Fragment {
  readonly sql: string;
  readonly values: readonly (string | number | boolean)[];
}

export interface Filter extends Wanted {
  readonly field: string;
}

const none: Fragment = { sql: "FALSE", values: [] };

function scopeFragments(rows: Rows): Fragment[] {
  if (rows === "all") return [];
  if (rows === "none") return [none];
  return Object.entries(rows).map(([column, value]) =>
    typeof value === "object"
      ? { sql: `(t.\`${column}\` IS NULL OR t.\`${column}\` = ?)`, values: [value[1]] }
      : { sql: `t.\`${column}\` = ?`, values: [value] },
  );
}

/** A local day begins and ends within a day of the same day in UTC, which an index on its moment can look for. */
function boundFragments(moment: string | undefined, { from, until }: Filter): Fragment[] {
  if (!moment) return [];
  return [
    ...(from ? [{ sql: `t.\`${moment}\` >= ?`, values: [addDays(from, -1)] }] : []),
    ...(until ? [{ sql: `t.\`${moment}\` < ?`, values: [addDays(until, 1)] }] : []),
  ];
}

function filterFragments(entity: AnyEntity, filter: Filter): Fragment[] {
  const { field, oneOf, from, until } = filter;
  const { gathered, dayOf } = fieldOf(entity, field);
  if (gathered && oneOf) {
    return [{ sql: gatheredTest(gathered, entity.key[0] ?? "id", oneOf.length), values: oneOf }];
  }
  const column = columnOf(entity, field);
  const range: Fragment[] = [
    ...boundFragments(dayOf, filter),
    ...(from ? [{ sql: `${column} >= ?`, values: [from] }] : []),
    ...(until ? [{ sql: `${column} < ?`, values: [until] }] : []),
  ];
  if (!oneOf) return range;
  if (oneOf.length === 1) return [{ sql: `${column} = ?`, values: oneOf }];
  return [{ sql: `${column} IN (${oneOf.map(() => "?").join(", ")})`, values: oneOf }];
}

/** The text as `LIKE` finds it literally. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** Any of the tests. */
const anyOf = (tests: readonly Fragment[]): Fragment =>
  tests.length === 0
    ? none
    : { sql: `(${tests.map((test) => test.sql).join(" OR ")})`, values: tests.flatMap((test) => test.values) };

const likeTests = (entity: AnyEntity, names: readonly string[], pattern: string): Fragment[] =>
  names.map((name) => ({ sql: `${columnOf(entity, name)} LIKE ?`, values: [pattern] }));

/** JSON writes some letters in a spelling of its own, and is compared letter by letter. */
const asInJson = (word: string): string => JSON.stringify(word.toLowerCase()).slice(1, -1);

/** Whether a word stands anywhere in a field; of JSON in its values, not in the names that they have there. */
function wordTest(entity: AnyEntity, name: string, word: string): Fragment {
  const column = columnOf(entity, name);
  if (fieldOf(entity, name).kind !== "json") return { sql: `${column} LIKE ?`, values: [`%${escapeLike(word)}%`] };
  const sought = `%${escapeLike(asInJson(word))}%`;
  // The first comparison spares most rows the reading of their JSON.
  const sql = `(LOWER(${column}) LIKE ? AND LOWER(JSON_EXTRACT(${column}, '$.*')) LIKE ?)`;
  return { sql, values: [sought, sought] };
}

/** Rows by the million that are searched for what JSON holds are read one after the other; no index begins with it. */
export const isReadThrough = (entity: AnyEntity): boolean =>
  entity.search.some((name) => fieldOf(entity, name).kind === "json");

/** Digits of the longest key; more of them are the beginning of a longer number, such as a billing id. */
const keyDigits = 9;

/** What a search among rows by the million means: one row's key, or the beginning of one of the fields. */
export type PrefixSearch = { readonly key: number } | { readonly fields: readonly string[]; readonly prefix: string };

/**
 * Rows by the million are looked up in one index, whichever the search can mean: a short number is a key, a long one begins a text of
 * digits, anything else begins one of the other texts. Looking in several at once would make the database fetch every candidate of each
 * before it sorts.
 */
export function prefixSearchOf(entity: AnyEntity, search: string): PrefixSearch {
  const isNumber = /^\d+$/.test(search);
  if (isNumber && search.length <= keyDigits) return { key: Number(search) };
  const fields = entity.search.filter((name) => (fieldOf(entity, name).digits ?? false) === isNumber);
  return { fields, prefix: search };
}

function prefixFragment(entity: AnyEntity, search: string): Fragment {
  const meant = prefixSearchOf(entity, search);
  if ("key" in meant) return anyOf([{ sql: `t.\`${entity.key[0]}\` = ?`, values: [meant.key] }]);
  return anyOf(likeTests(entity, meant.fields, `${escapeLike(meant.prefix)}%`));
}

/** Every word is looked for anywhere in the text. */
function searchFragments(entity: AnyEntity, search: string): Fragment[] {
  if (search === "") return [];
  if (entity.large && !isReadThrough(entity)) return [prefixFragment(entity, search)];
  return search.split(/\s+/).map((word) => anyOf(entity.search.map((name) => wordTest(entity, name, word))));
}

/** The WHERE of a text that is looked for in every field of the search. */
export function searchCondition(entity: AnyEntity, search: string): Fragment {
  const parts = searchFragments(entity, search.trim());
  return { sql: parts.map(({ sql }) => sql).join(" AND "), values: parts.flatMap(({ values }) => values) };
}

/** The WHERE of a read: what every row of the entity has, the caller's scope, filters and search. */
export function conditionFor(
  entity: AnyEntity,
  rows: Rows,
  { filters = [], search = "" }: { filters?: readonly Filter[]; search?: string } = {},
): Fragment {
  const parts = [
    ...Object.entries(entity.where ?? {}).map(([column, value]) => ({ sql: `t.\`${column}\` = ?`, values: [value] })),
    ...scopeFragments(rows),
    ...filters.flatMap((filter) => filterFragments(entity, filter)),
    ...searchFragments(entity, search.trim()),
  ];
  if (parts.length === 0) return { sql: "TRUE", values: [] };
  return { sql: parts.map((part) => part.sql).join(" AND "), values: parts.flatMap((part) => part.values) };
}
