import { readOwnStandIns, viewDeputies } from "@retribusi/contract/features/deputy/deputy.endpoints";
import { useQuery } from "@tanstack/react-query";
import { callEndpoint } from "../../lib/api.ts";

export const deputiesKey = ["deputy"] as const;

/** Who stands in for whom in one group, or in all that the reader sees. */
export const useDeputies = (pengelolaid: number | undefined) =>
  useQuery({
    queryKey: [...deputiesKey, "board", pengelolaid],
    queryFn: ({ signal }) => callEndpoint(viewDeputies, { query: { pengelolaid }, signal }),
    staleTime: 0,
  });

/** For whom the reader stands in at this moment. */
export const useOwnStandIns = (isAsked: boolean) =>
  useQuery({
    queryKey: [...deputiesKey, "own"],
    queryFn: ({ signal }) => callEndpoint(readOwnStandIns, { signal }),
    enabled: isAsked,
  });
