import { type DecisionFacts, readDecisionFacts, readQueue } from "@retribusi/contract/features/booking/queue.endpoints";
import { useQueries, useQuery } from "@tanstack/react-query";
import { callEndpoint } from "../../../lib/api.ts";
import { bookingsKey } from "../booking-query.ts";

const aMinute = 60_000;

/** What decisions on some orders need to know, by their numbers; each list of numbers is asked for at once. */
export const useDecisionFacts = (pages: readonly (readonly number[])[]): ReadonlyMap<number, DecisionFacts> =>
  useQueries({
    queries: pages
      .filter((ids) => ids.length > 0)
      .map((ids) => ({
        queryKey: [...bookingsKey, "cards", "facts", ids],
        queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
          callEndpoint(readDecisionFacts, { query: { id: ids.join(",") }, signal }),
        refetchInterval: aMinute,
      })),
    combine: (answers) => new Map(answers.flatMap(({ data }) => data?.records ?? []).map((facts) => [facts.id, facts])),
  });

/** How much waits for a decision in one's scope. */
export const useQueueCount = (isAsked: boolean) =>
  useQuery({
    queryKey: [...bookingsKey, "cards", "queue"],
    queryFn: ({ signal }) => callEndpoint(readQueue, { signal }),
    enabled: isAsked,
    refetchInterval: aMinute,
  });
