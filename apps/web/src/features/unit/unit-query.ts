import { type ObjectUnits, viewUnits } from "@retribusi/contract/features/unit/unit.endpoints";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { callEndpoint } from "../../lib/api.ts";
import { recordKeys } from "../../records/record-keys.ts";

const keyOf = (id: number) => ["unit", id] as const;

export const useUnits = (id: number) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => callEndpoint(viewUnits, { params: { id }, signal }),
    staleTime: 0,
  });

/** The units as the server answered them; the number of the object may have changed with them. */
export function keepUnits(client: QueryClient, units: ObjectUnits): void {
  client.setQueryData(keyOf(units.objectid), units);
  void client.invalidateQueries({ queryKey: recordKeys.entity("mst_objectretribusi") });
}

export const readUnitsAnew = (client: QueryClient, id: number): Promise<void> =>
  client.invalidateQueries({ queryKey: keyOf(id) });
