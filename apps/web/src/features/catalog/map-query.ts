import { mapCall } from "@retribusi/contract/features/booking/booking.map";
import type { catalogueMap } from "@retribusi/contract/features/booking/map.endpoints";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { ask } from "../../lib/api.ts";
import type { CatalogueSearch } from "../../lib/paths.ts";
import type { Audience } from "./catalogue-place.ts";
import { useOwnGroup } from "./catalogue-query.ts";

type Answer = z.output<typeof catalogueMap.answer>;
export type PlacedCard = Answer["records"][number] & { readonly id: number };

/** The same list for the same answer, so that the map stays where it was moved to. */
const withIds = ({ records, ...answer }: Answer) => ({
  ...answer,
  records: records.map((card): PlacedCard => ({ ...card, id: card.objectid })),
});

/** Where the results of a search are. */
export function useMapOf({ peta: _, ...search }: CatalogueSearch, audience: Audience) {
  const group = useOwnGroup(audience);
  return useQuery({
    queryKey: ["catalogue", "map", search, group],
    queryFn: ({ signal }) => ask<typeof catalogueMap>(mapCall, { query: { ...search, ...group }, signal }),
    select: withIds,
    placeholderData: keepPreviousData,
  });
}
