import { reviewCount, reviewQueue } from "@retribusi/contract/features/identity/review.endpoints";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { callEndpoint } from "../../../lib/api.ts";
import { recordKeys } from "../../../records/record-keys.ts";

const queueKey = ["review", "queue"] as const;
const countKey = ["review", "count"] as const;

export const useReviewQueue = () =>
  useQuery({
    queryKey: queueKey,
    queryFn: ({ signal }) => callEndpoint(reviewQueue, { signal }),
    refetchInterval: 60_000,
  });

/** What waits, for the home; nothing is asked for somebody who may not open the queue. */
export const useReviewCount = (enabled: boolean) =>
  useQuery({
    queryKey: countKey,
    queryFn: ({ signal }) => callEndpoint(reviewCount, { signal }),
    refetchInterval: 60_000,
    enabled,
  });

/** After a decision, whosever it was: the queue, the numbers, and the accounts in lists. */
export async function readReviewsAnew(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: recordKeys.entity("userdata") });
  void client.invalidateQueries({ queryKey: countKey });
  await client.invalidateQueries({ queryKey: queueKey });
}
