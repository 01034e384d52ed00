import { usualZone, type Zone } from "@retribusi/contract/define/dates";
import { organisationCall } from "@retribusi/contract/features/system/system.calls";
import { noContact } from "@retribusi/contract/features/system/system.contact";
import type { organisation } from "@retribusi/contract/features/system/system.endpoints";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { createContext } from "react";
import { ask } from "./api.ts";

export const organisationKey = ["organisation"] as const;

const noMap = { petaalamat: null, petaatribusi: null } as const;
const unknown = { namaorganisasi: null, logo: null, zonawaktu: usualZone, ...noContact, ...noMap } as const;

const organisationQuery = queryOptions({
  queryKey: organisationKey,
  queryFn: ({ signal }) =>
    ask<typeof organisation>(organisationCall, { signal, onSignedOut: "fail", isAnonymous: true }),
  staleTime: 60_000,
});

/** Whose installation this is; as long as it isn't known, nobody's. */
export function useOrganisation() {
  const { data = unknown } = useQuery(organisationQuery);
  return data;
}

/** Whether it is being asked for the first time, so that what depends on it may still grow. */
export const useIsOrganisationOnItsWay = (): boolean => useQuery(organisationQuery).isLoading;

/** Zone of moments that belong to no region. A context, because every cell of a list asks for it. */
export const UsualZone = createContext<Zone>(usualZone);
