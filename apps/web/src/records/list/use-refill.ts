import { useEffect, useState } from "react";
import type { RecordList } from "./use-record-list.ts";

/**
 * A page without rows while there are some elsewhere: all of its rows were deleted, or an old link points beyond the
 * last page. Leads to the last page, or reads the first one again, once; tells whether that is under way.
 */
export function useRefill({ records, count, state, change, refresh, isLoading }: RecordList): boolean {
  const isEmpty = records?.length === 0 && !isLoading && count !== undefined;
  const last = Math.max(1, Math.ceil((count ?? 0) / state.limit));
  const isBeyond = isEmpty && state.page > last;
  const isEmptied = isEmpty && !isBeyond && (count ?? 0) > 0;
  const [hasTried, setTried] = useState(false);
  useEffect(() => {
    if (isBeyond) change({ page: last }, "replace");
    else if (isEmptied && !hasTried) refresh();
    setTried(isEmptied || (hasTried && isLoading));
  });
  return isBeyond || (isEmptied && !hasTried);
}
