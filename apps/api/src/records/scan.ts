import { type AnyEntity, fieldOf } from "@retribusi/contract/define/entity";
import { AppError } from "../lib/app-error.ts";
import { inTurn } from "../lib/turn.ts";
import { isReadThrough } from "./condition.ts";
import type { ListQuery } from "./list-query.ts";

/** Requests that wait for their scan at the same time; more are asked to come again. */
const patient = 8;
let waiting = 0;

/** Whether a filter or a search among rows by the million has no index of its own, so that every row of the scope may be read for it. */
function isScan(entity: AnyEntity, { filters, search: sought }: ListQuery): boolean {
  if (!entity.large) return false;
  if (sought.trim() !== "" && isReadThrough(entity)) return true;
  const { filters: declared, key, sort, search } = entity;
  const indexed = new Set([...declared, ...key, ...sort, ...search]);
  return filters.some(({ field }) => !indexed.has(field) && !fieldOf(entity, field).reference);
}

/**
 * Reads at once what an index finds. Reads that may scan run one at a time in a process: they never take more than one connection, and
 * lists with an index go on beside them. Throws BUSY when too many wait already.
 */
export async function readSparingly<T>(entity: AnyEntity, query: ListQuery, read: () => Promise<T>): Promise<T> {
  if (!isScan(entity, query)) return read();
  if (waiting >= patient) throw new AppError("BUSY");
  waiting += 1;
  try {
    return await inTurn("scan", read);
  } finally {
    waiting -= 1;
  }
}
