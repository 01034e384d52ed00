import { type AnyEntity, keyOf } from "@retribusi/contract/define/entity";
import { severalOf } from "@retribusi/contract/define/filter";
import type { RecordPage, RecordRow } from "./record.ts";

/** Pages that were loaded one after the other, first page first. */
export interface RecordFeed {
  readonly pages: readonly RecordPage[];
  readonly pageParams: readonly unknown[];
}

const changeRecords = (page: RecordPage, change: (records: RecordRow[]) => RecordRow[]): RecordPage => ({
  ...page,
  records: change(page.records),
});

const withoutKey = (entity: AnyEntity, key: string) => (records: RecordRow[]) =>
  records.filter((record) => keyOf(entity, record) !== key);

/** The new record on top, once. */
export function withAdded(entity: AnyEntity, page: RecordPage, record: RecordRow): RecordPage {
  const key = keyOf(entity, record);
  return changeRecords(page, (records) => [record, ...withoutKey(entity, key)(records)]);
}

/** The record with the same key takes the new values; a page without it stays the very same object. */
export function withReplaced(entity: AnyEntity, page: RecordPage, key: string, record: RecordRow): RecordPage {
  if (!page.records.some((old) => keyOf(entity, old) === key)) return page;
  return changeRecords(page, (records) =>
    records.map((old) => (keyOf(entity, old) === key ? { ...old, ...record } : old)),
  );
}

export function withRemoved(entity: AnyEntity, page: RecordPage, key: string): RecordPage {
  if (!page.records.some((old) => keyOf(entity, old) === key)) return page;
  return changeRecords(page, withoutKey(entity, key));
}

/** Applies a change to every loaded page of a feed. */
export const inFeed = (feed: RecordFeed, change: (page: RecordPage, index: number) => RecordPage): RecordFeed => ({
  ...feed,
  pages: feed.pages.map(change),
});

/** Whether a record belongs into a list that was asked for with this query, as far as that can be told here. */
export function belongsTo(query: Readonly<Record<string, unknown>>, record: RecordRow): boolean {
  if (query.search) return false;
  return Object.entries(query).every(([name, wanted]) => {
    const field = /^filter\[(\w+)\]$/.exec(name)?.[1];
    return !field || severalOf(String(wanted)).includes(String(record[field]));
  });
}
