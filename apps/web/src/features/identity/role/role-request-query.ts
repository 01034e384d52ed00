import {
  listOwnRequests,
  type OwnRequests,
  rolePlaces,
} from "@retribusi/contract/features/identity/role-request.endpoints";
import { keepPreviousData, type QueryClient, useQuery } from "@tanstack/react-query";
import { callEndpoint } from "../../../lib/api.ts";

const ownKey = ["rolerequests", "own"] as const;

/** One's own requests and what may be asked for; read again now and then, so that an answer appears by itself. */
export const useOwnRequests = () =>
  useQuery({
    queryKey: ownKey,
    queryFn: ({ signal }) => callEndpoint(listOwnRequests, { signal }),
    refetchInterval: 60_000,
  });

export const keepOwnRequests = (client: QueryClient, requests: OwnRequests): void => {
  client.setQueryData(ownKey, requests);
};

export const readOwnRequestsAnew = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ownKey });

interface Within {
  readonly pemdaid: number | null;
  readonly skpdid: number | null;
}

/** Names of regions, and of what lies in the chosen one. */
export const useRolePlaces = ({ pemdaid, skpdid }: Within, enabled: boolean) =>
  useQuery({
    queryKey: ["rolerequests", "places", pemdaid, skpdid],
    queryFn: ({ signal }) =>
      callEndpoint(rolePlaces, {
        query: { ...(pemdaid ? { pemdaid } : {}), ...(skpdid ? { skpdid } : {}) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 300_000,
    enabled,
  });
