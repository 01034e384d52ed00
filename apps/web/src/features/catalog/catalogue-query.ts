import { localDate, usualZone } from "@retribusi/contract/define/dates";
import { catalogueCalls } from "@retribusi/contract/features/booking/booking.calls";
import type {
  catalogueCard,
  catalogueObject,
  searchCatalogue,
} from "@retribusi/contract/features/booking/catalogue.endpoints";
import { keepPreviousData, skipToken, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { ask } from "../../lib/api.ts";
import { useSession } from "../../lib/current-user.ts";
import type { CatalogueSearch } from "../../lib/paths.ts";
import { serverNow } from "../../lib/server-clock.ts";
import type { Audience } from "./catalogue-place.ts";

export type CatalogueCard = z.output<typeof catalogueCard>;
export type CatalogueObject = z.output<typeof catalogueObject.answer>;

const pageSize = 12;

/** Today where most objects stand; the object's own zone decides once it is known. */
export const today = (): string => localDate(serverNow(), usualZone);

/** On a manager's page only what their own group looks after can be ordered; everybody else sees all. */
export function useOwnGroup(audience: Audience): { readonly pengelolaid?: number } {
  const session = useSession();
  const own = session.status === "signed-in" ? session.current.user.pengelolaid : null;
  return audience === "manager" && own !== null ? { pengelolaid: own } : {};
}

const firstPage: string | undefined = undefined;

/** Objects that match, page after page. A page without any, which a search for rarely free days may bring, is followed by the next at once. */
export function useCatalogue({ peta: _, ...search }: CatalogueSearch, audience: Audience) {
  const group = useOwnGroup(audience);
  return useInfiniteQuery({
    queryKey: ["catalogue", search, group],
    queryFn: async ({ pageParam, signal }) => {
      const read = (lanjut: string | undefined) =>
        ask<typeof searchCatalogue>(catalogueCalls.search, {
          query: { ...search, ...group, lanjut, limit: pageSize },
          signal,
        });
      let page = await read(pageParam);
      while (page.records.length === 0 && page.lanjut !== null) page = await read(page.lanjut);
      return page;
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ lanjut }): string | undefined => lanjut ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** How many objects a search would find whatever is free, for the offers of an empty result. */
export function useCatalogueCount({ mulai: _, akhir: __, peta: ___, ...search }: CatalogueSearch, audience: Audience) {
  const group = useOwnGroup(audience);
  return useQuery({
    queryKey: ["catalogue", "count", search, group],
    queryFn: ({ signal }) =>
      ask<typeof searchCatalogue>(catalogueCalls.search, { query: { ...search, ...group, limit: 1 }, signal }),
    select: ({ num, more }) => ({ num, more }),
  });
}

/** One object; `undefined` while none is chosen. */
export function useObject(objectid: number | undefined) {
  return useQuery({
    queryKey: ["catalogue", "object", objectid],
    queryFn:
      objectid === undefined
        ? skipToken
        : ({ signal }) => ask<typeof catalogueObject>(catalogueCalls.object, { params: { objectid }, signal }),
  });
}
