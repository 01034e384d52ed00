import { keyOf } from "@retribusi/contract/define/entity";
import type { Database } from "@retribusi/db/client";
import type { Scoped } from "../access/scope.ts";
import { AppError } from "../lib/app-error.ts";
import { entityOf, listRows, parseKey } from "./reader.ts";

/**
 * The key that an address means. The specification names records of link tables by their first key alone, which is
 * enough while only one record of the scope has it. Throws NOT_FOUND for none, for several, and for what can't be a key.
 */
export async function resolveKey(db: Database, scoped: Scoped, id: string): Promise<number[]> {
  const entity = entityOf(scoped.entity);
  const [first = "", ...others] = entity.key;
  if (others.length === 0 || !/^\d{1,10}$/.test(id)) return parseKey(entity, id);
  const filters = [{ field: first, oneOf: [Number(id)] }];
  const query = { page: 1, limit: 1, search: "", orderby: first, ordertype: "asc", filters } as const;
  const { rows, hasMore } = await listRows(db, scoped, entity.key, query);
  const [row] = rows;
  if (!row || hasMore) throw new AppError("NOT_FOUND");
  return parseKey(entity, keyOf(entity, row));
}
