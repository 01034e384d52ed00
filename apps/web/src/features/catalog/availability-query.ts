import { addDays, addMonths } from "@retribusi/contract/define/dates";
import { availabilityCalendar, availabilityHours } from "@retribusi/contract/features/booking/catalogue.endpoints";
import { useQueries, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { callEndpoint } from "../../lib/api.ts";

export type CalendarDay = z.output<typeof availabilityCalendar.answer>["records"][number];

/** What is free changes with every order; everything under this key is read again after one. */
export const availabilityKey = (objectid: number) => ["availability", objectid] as const;

/** The first day of the month of a date. */
export const monthOf = (date: string): string => `${date.slice(0, 7)}-01`;

const monthQuery = (objectid: number, month: string, bookingid: number | undefined) => ({
  queryKey: [...availabilityKey(objectid), "month", month, bookingid],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    callEndpoint(availabilityCalendar, {
      params: { objectid },
      query: { mulai: month, akhir: addDays(addMonths(month, 1), -1), bookingid },
      signal,
    }),
  staleTime: 30_000,
});

/**
 * The days of some months; a month that is on its way has none yet.
 * @param bookingid a booking that is to get other dates: what it holds counts as free
 */
export function useAvailability(objectid: number, months: readonly string[], bookingid?: number) {
  return useQueries({
    queries: months.map((month) => monthQuery(objectid, month, bookingid)),
    combine: (results) => ({
      days: results.flatMap((result) => result.data?.records ?? []),
      isPending: results.some((result) => result.isPending),
      error: results.find((result) => result.error)?.error ?? null,
      retry: () => {
        for (const result of results) void result.refetch();
      },
    }),
  });
}

/** Hours and sessions of one day; what `bookingid` holds, which is to get other dates, counts as free. */
export function useHours(objectid: number, tanggal: string | undefined, bookingid?: number) {
  return useQuery({
    queryKey: [...availabilityKey(objectid), "hours", tanggal, bookingid],
    queryFn: ({ signal }) =>
      callEndpoint(availabilityHours, { params: { objectid }, query: { tanggal: tanggal ?? "", bookingid }, signal }),
    enabled: tanggal !== undefined,
    staleTime: 30_000,
  });
}
