import { countUnread, listInbox, markRead, type Reading } from "@retribusi/contract/features/inbox/inbox.endpoints";
import { inboxPage } from "@retribusi/contract/features/inbox/inbox.pages";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
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

function useMark(onError?: (error: Error) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (which: Reading) => callEndpoint(markRead, { body: which }),
    onSuccess: (left) => client.setQueryData(countKey, left),
    ...(onError ? { onError } : {}),
    onSettled: () => client.invalidateQueries({ queryKey: [...inboxKey, "list"] }),
  });
}

/** Marks messages as read; the bell's number is the one that the server answers. */
export const useRead = () => useMark(useNotifyError());

/**
 * Whoever opens a booking sees what the messages about it told, so they count as read; what comes while they look is told by the bell. Where
 * that can't be noted, the bell stays as it was.
 */
export function useReadAbout(bookingid: number | undefined): void {
  const { data: unread } = useUnread();
  const { mutate } = useMark();
  const opened = useRef<number>(undefined);
  useEffect(() => {
    if (bookingid === undefined || !unread || opened.current === bookingid) return;
    opened.current = bookingid;
    if (unread.num > 0) mutate({ bookingid });
  }, [bookingid, unread, mutate]);
}
