import type { Query } from "../lib/call-address.ts";

/** Keys of everything the record screens keep in the query cache; all of an entity lies below `entity(name)`. */
export const recordKeys = {
  all: ["records"],
  entity: (entity: string) => ["records", entity],
  /** Single pages, for the grid. */
  pages: (entity: string) => ["records", entity, "page"],
  page: (entity: string, query: Query) => ["records", entity, "page", query],
  /** Pages that follow each other, for cards. */
  feeds: (entity: string) => ["records", entity, "feed"],
  feed: (entity: string, query: Query) => ["records", entity, "feed", query],
  counts: (entity: string) => ["records", entity, "count"],
  count: (entity: string, query: Query) => ["records", entity, "count", query],
  record: (entity: string, id: string) => ["records", entity, "record", id],
  /** What the audit trail holds about a record. */
  history: (entity: string, id: string) => ["records", entity, "history", id],
  /** Key of the record that was added or changed last: the list marks it. */
  current: (entity: string) => ["records", entity, "current"],
  duplicate: (entity: string, field: string, asked: string) => ["records", entity, "taken", field, asked],
  options: (entity: string, query: Query) => ["records", entity, "options", query],
} as const;
