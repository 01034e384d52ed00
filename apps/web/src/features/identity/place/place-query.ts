import { accountOverview, listOwnSessions } from "@retribusi/contract/features/identity/place.endpoints";
import type { MailState } from "@retribusi/contract/features/identity/registration.endpoints";
import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { callEndpoint } from "../../../lib/api.ts";

export const overviewKey = ["account", "overview"] as const;
export const sessionsKey = ["account", "sessions"] as const;

const overview = queryOptions({
  queryKey: overviewKey,
  queryFn: ({ signal }) => callEndpoint(accountOverview, { signal }),
});

/** What `/account` shows beside the account itself. */
export const useOverview = () => useQuery(overview);

/** How the mail with the link to a new address fares; unknown where that can't be asked. */
export async function findLinkState(client: QueryClient): Promise<MailState | undefined> {
  const { emailbaru } = await client.fetchQuery({ ...overview, staleTime: 0 }).catch(() => ({ emailbaru: null }));
  return emailbaru?.mail;
}

/** Where the person is signed in. */
export const useOwnSessions = () =>
  useQuery({ queryKey: sessionsKey, queryFn: ({ signal }) => callEndpoint(listOwnSessions, { signal }) });
