import { type ObjectPolicy, viewPolicy } from "@retribusi/contract/features/policy/policy.endpoints";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { callEndpoint } from "../../lib/api.ts";

const keyOf = (id: number) => ["policy", id] as const;

export const usePolicy = (id: number) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => callEndpoint(viewPolicy, { params: { id }, signal }),
    staleTime: 0,
  });

/** What was saved; calendars and the catalogue go by it. */
export async function keepPolicy(client: QueryClient, policy: ObjectPolicy): Promise<void> {
  await client.invalidateQueries();
  client.setQueryData(keyOf(policy.objectid), policy);
}
