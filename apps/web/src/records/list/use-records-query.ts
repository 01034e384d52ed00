import type { AnyEntity } from "@retribusi/contract/define/entity";
import { keepPreviousData, type UseQueryResult, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { RecordPage } from "../record.ts";
import { countRecords, listRecords } from "../record-api.ts";
import { recordKeys } from "../record-keys.ts";
import { type ListState, toCountQuery, toListQuery } from "./list-address.ts";

/**
 * Rows that nobody edits as records (the trail, logs, bookings) change without anybody touching their list: they are read anew whenever
 * it is opened or asked something. Others show at once what was read a moment ago.
 */
const freshness = ({ form }: AnyEntity) => (form.length === 0 ? { staleTime: 0 } : {});

/** Whoever comes back to a page of a list sees what others did meanwhile; a feed would read all of its pages again. */
const onReturn = { refetchOnWindowFocus: true } as const;

const nextPage = ({ hasMore, page }: RecordPage): number | undefined => (hasMore ? page + 1 : undefined);

function useSinglePage(entity: AnyEntity, state: ListState, enabled: boolean) {
  const { name } = entity;
  const query = toListQuery(state);
  return useQuery({
    ...freshness(entity),
    ...onReturn,
    queryKey: recordKeys.page(name, query),
    queryFn: ({ signal }) => listRecords(name, query, signal),
    placeholderData: keepPreviousData,
    enabled,
  });
}

function useFeed(entity: AnyEntity, state: ListState, enabled: boolean) {
  const { name } = entity;
  const query = toListQuery({ ...state, page: 1 });
  return useInfiniteQuery({
    ...freshness(entity),
    queryKey: recordKeys.feed(name, query),
    queryFn: ({ signal, pageParam }) => listRecords(name, { ...query, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
    enabled,
  });
}

function useCount(entity: AnyEntity, state: ListState, enabled: boolean) {
  const { name } = entity;
  const query = toCountQuery(state);
  return useQuery({
    ...freshness(entity),
    ...onReturn,
    queryKey: recordKeys.count(name, query),
    queryFn: ({ signal }) => countRecords(name, query, signal),
    placeholderData: keepPreviousData,
    enabled,
  });
}

type Shown = Pick<UseQueryResult, "isFetched" | "isFetching" | "isPlaceholderData">;

/**
 * Whether rows of what is asked for have been there: their number is asked for after them, and not again with each page of them. Else the
 * database would count while it should look for the rows.
 */
function useOnceShown(state: ListState, query: Shown): boolean {
  const { isFetched, isFetching, isPlaceholderData } = query;
  const asked = JSON.stringify(toCountQuery(state));
  const [shown, setShown] = useState<string>();
  if (shown !== asked && isFetched && !isFetching && !isPlaceholderData) setShown(asked);
  return shown === asked;
}

/**
 * Rows and their number for what the address asks for: one page at a time, or in a feed each page after the one before. Nothing is asked
 * while it makes no sense (`enabled`).
 */
export function useRecordsQuery(entity: AnyEntity, state: ListState, isFeed: boolean, enabled: boolean) {
  const single = useSinglePage(entity, state, enabled && !isFeed);
  const feed = useFeed(entity, state, enabled && isFeed);
  const shown = isFeed ? feed : single;
  const count = useCount(entity, state, useOnceShown(state, shown) && enabled);
  return {
    records: isFeed ? feed.data?.pages.flatMap((page) => page.records) : single.data?.records,
    /** Number of all rows that match; undefined until it is known. */
    count: count.data,
    hasMore: isFeed ? feed.hasNextPage : single.data?.hasMore === true,
    /** What the server says beside the rows. */
    note: isFeed ? feed.data?.pages.at(-1)?.note : single.data?.note,
    loadMore: () => void feed.fetchNextPage(),
    isLoadingMore: feed.isFetchingNextPage,
    error: shown.error,
    isLoading: shown.isFetching,
    /** The rows are still those of what was asked for before. */
    isFormer: shown.isPlaceholderData,
    refresh: () => void Promise.all([shown.refetch(), count.refetch()]),
  };
}
