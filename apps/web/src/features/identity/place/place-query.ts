import { accountOverview, listOwnSessions } from "@retribusi/contract/features/identity/place.endpoints";
import { useQuery } from "@tanstack/react-query";
import { callEndpoint } from "../../../lib/api.ts";

export const overviewKey = ["account", "overview"] as const;
export const sessionsKey = ["account", "sessions"] as const;

/** What `/account` shows beside the account itself. */
export const useOverview = () =>
  useQuery({ queryKey: overviewKey, queryFn: ({ signal }) => callEndpoint(accountOverview, { signal }) });

/** Where the person is signed in. */
export const useOwnSessions = () =>
  useQuery({ queryKey: sessionsKey, queryFn: ({ signal }) => callEndpoint(listOwnSessions, { signal }) });
