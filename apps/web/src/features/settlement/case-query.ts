import {
  exceptionCalls,
  listExceptions,
  viewException,
} from "@retribusi/contract/features/settlement/exception.endpoints";
import { listRefunds, refundCalls, viewRefund } from "@retribusi/contract/features/settlement/refund.endpoints";
import { type QueryClient, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { callEndpoint } from "../../lib/api.ts";

/** Which of the two worklists a case stands in. */
export type CaseKind = "exception" | "refund";

const root = ["settlement"] as const;
const pageSize = 30;
const refreshed = { refetchInterval: 60_000 } as const;

export const caseKey = (kind: CaseKind, id: number) => [...root, kind, "one", id] as const;

type Filters<E extends { query: z.ZodObject }> = Omit<z.output<E["query"]>, "page" | "limit">;
export type ExceptionFilters = Filters<typeof listExceptions>;
export type RefundFilters = Filters<typeof listRefunds>;

const following = {
  initialPageParam: 1,
  getNextPageParam: ({ hasMore, page }: { readonly hasMore: boolean; readonly page: number }) =>
    hasMore ? page + 1 : undefined,
} as const;

export const useExceptions = (filters: ExceptionFilters) =>
  useInfiniteQuery({
    queryKey: [...root, "exception", "list", filters],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listExceptions, { query: { ...filters, page: pageParam, limit: pageSize }, signal }),
    ...following,
    ...refreshed,
  });

export const useRefunds = (filters: RefundFilters) =>
  useInfiniteQuery({
    queryKey: [...root, "refund", "list", filters],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listRefunds, { query: { ...filters, page: pageParam, limit: pageSize }, signal }),
    ...following,
    ...refreshed,
  });

export const useException = (id: number) =>
  useQuery({
    queryKey: caseKey("exception", id),
    queryFn: ({ signal }) => callEndpoint(viewException, { params: { id }, signal }),
  });

export const useRefund = (id: number) =>
  useQuery({
    queryKey: caseKey("refund", id),
    queryFn: ({ signal }) => callEndpoint(viewRefund, { params: { id }, signal }),
  });

const calls = { exception: exceptionCalls, refund: refundCalls } as const;

/** How many wait; nothing is asked for somebody who may not open the list. */
export const useCaseCount = (kind: CaseKind, enabled: boolean) =>
  useQuery({
    queryKey: [...root, kind, "count"],
    queryFn: ({ signal }) => callEndpoint(calls[kind].count, { signal }),
    enabled,
    ...refreshed,
  });

/** Who may get a case. */
export const useColleagues = (kind: CaseKind, id: number) =>
  useQuery({
    queryKey: [...root, kind, "colleagues", id],
    queryFn: ({ signal }) => callEndpoint(calls[kind].colleagues, { params: { id }, signal }),
  });

/** After a step: both lists and all numbers, since ending money may open a refund. */
export const readCasesAnew = (client: QueryClient) => client.invalidateQueries({ queryKey: root });
