import { countUnread, listInbox, markRead, type Reading } from "@retribusi/contract/features/inbox/inbox.endpoints";
import { inboxPage } from "@retribusi/contract/features/inbox/inbox.pages";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callEndpoint } from "../../lib/api.ts";
import { useNotifyError } from "../../lib/use-notify-error.ts";

/** Everything read of one's own messages. */
export const inboxKey = [inboxPage] as const;
const countKey = [...inboxKey, "count"] as const;

const aMinute = 60_000;

/** How many messages nobody has read; anew each minute, for whoever gets no news by the stream. */
export const useUnread = () =>
  useQuery({
    queryKey: countKey,
    queryFn: ({ signal }) => callEndpoint(countUnread, { signal }),
    refetchInterval: aMinute,
  });

/** One's own messages, page after page, latest first. */
export const useInbox = (onlyUnread: boolean) =>
  useInfiniteQuery({
    queryKey: [...inboxKey, "list", onlyUnread],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listInbox, {
        query: { ...(onlyUnread ? { belum: "1" } : {}), ...(pageParam > 0 ? { sebelum: pageParam } : {}) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ records, hasMore }) => (hasMore ? (records.at(-1)?.id ?? null) : null),
  });

/** Marks messages as read; the bell's number is the one that the server answers. */
export function useRead() {
  const client = useQueryClient();
  const notifyError = useNotifyError();
  return useMutation({
    mutationFn: (which: Reading) => callEndpoint(markRead, { body: which }),
    onSuccess: (left) => client.setQueryData(countKey, left),
    onError: notifyError,
    onSettled: () => client.invalidateQueries({ queryKey: [...inboxKey, "list"] }),
  });
}
