import { localDate } from "@retribusi/contract/define/dates";
import {
  type catalogueCard,
  catalogueObject,
  cataloguePlaces,
  searchCatalogue,
} from "@retribusi/contract/features/booking/catalogue.endpoints";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { keepPreviousData, skipToken, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { callEndpoint } from "../../lib/api.ts";
import { useSession } from "../../lib/current-user.ts";
import type { CatalogueSearch } from "../../lib/paths.ts";
import { serverNow } from "../../lib/server-clock.ts";
import type { Audience } from "./catalogue-place.ts";

export type CatalogueCard = z.output<typeof catalogueCard>;
export type CatalogueObject = z.output<typeof catalogueObject.answer>;

const pageSize = 12;

/** Today where most objects stand; the object's own zone decides once it is known. */
export const today = (): string => localDate(serverNow(), "Asia/Jakarta");

/** On a manager's page only what their own group looks after can be ordered; everybody else sees all. */
export function useOwnGroup(audience: Audience): { readonly pengelolaid?: number } {
  const session = useSession();
  const own = session.status === "signed-in" ? session.current.user.pengelolaid : null;
  return audience === "manager" && own !== null ? { pengelolaid: own } : {};
}

/** Objects that match, page after page. */
export function useCatalogue(search: CatalogueSearch, audience: Audience) {
  const group = useOwnGroup(audience);
  return useInfiniteQuery({
    queryKey: ["catalogue", search, group],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(searchCatalogue, { query: { ...search, ...group, page: pageParam, limit: pageSize }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}

/** How many objects a search would find, for the offers of an empty result. */
export function useCatalogueCount(search: CatalogueSearch, audience: Audience) {
  const group = useOwnGroup(audience);
  return useQuery({
    queryKey: ["catalogue", "count", search, group],
    queryFn: async ({ signal }) =>
      (await callEndpoint(searchCatalogue, { query: { ...search, ...group, page: 1, limit: 1 }, signal })).num,
  });
}

export function usePlaces(jenis: BookingKind | undefined) {
  return useQuery({
    queryKey: ["catalogue", "places", jenis],
    queryFn: ({ signal }) => callEndpoint(cataloguePlaces, { query: jenis ? { jenis } : {}, signal }),
    staleTime: 600_000,
  });
}

/** One object; `undefined` while none is chosen. */
export function useObject(objectid: number | undefined) {
  return useQuery({
    queryKey: ["catalogue", "object", objectid],
    queryFn:
      objectid === undefined
        ? skipToken
        : ({ signal }) => callEndpoint(catalogueObject, { params: { objectid }, signal }),
  });
}
