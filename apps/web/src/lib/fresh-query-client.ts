import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient, type QueryKey } from "@tanstack/react-query";

/**
 * Reads anew what was changed. The library goes on waiting for a first answer that is under way, though it may tell of the time before the
 * change; here that answer is given up and asked for again.
 */
export class FreshQueryClient extends QueryClient {
  override invalidateQueries<K extends QueryKey>(filters: InvalidateQueryFilters<K> = {}, options?: InvalidateOptions) {
    const firstReads = this.getQueryCache()
      .findAll({ ...filters, type: "active", fetchStatus: "fetching" })
      .filter(({ state }) => state.data === undefined);
    if (filters.refetchType !== "none")
      for (const query of firstReads) void query.cancel({ silent: true, revert: true });
    return super.invalidateQueries(filters, options);
  }
}
