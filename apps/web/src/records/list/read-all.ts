import type { RecordRow } from "../record.ts";
import { listRecords } from "../record-api.ts";
import { toListQuery } from "./list-address.ts";
import type { RecordList } from "./use-record-list.ts";

/** As many records one selection may hold: what is done with them is done one after the other. */
export const mostSelected = 1_000;

/** Rows that the API sends at once at most. */
const page = 200;

/** All records that the list shows or leads to, as they are now, each once; never more than a selection holds. */
export async function readAll({ entity, state }: Pick<RecordList, "entity" | "state">): Promise<readonly RecordRow[]> {
  const found: RecordRow[] = [];
  for (let number = 1; found.length < mostSelected; number += 1) {
    const query = { ...toListQuery(state), page: number, limit: page };
    const { records, hasMore } = await listRecords(entity.name, query);
    found.push(...records);
    if (!hasMore) break;
  }
  return found.slice(0, mostSelected);
}
