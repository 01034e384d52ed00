import { threadPage } from "@retribusi/contract/features/booking/booking.thread";
import {
  markThreadRead,
  readThread,
  type Thread,
  writeMessage,
} from "@retribusi/contract/features/booking/thread.endpoints";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callEndpoint } from "../../../lib/api.ts";
import { type BookingRecord, bookingsKey, threadKey } from "../booking-query.ts";

type Which = Pick<BookingRecord, "jenisbooking" | "id">;

/** Milliseconds; what is written meanwhile is told at once where a stream can be kept. */
const aMinute = 60_000;

/** The latest messages about a booking, so many at most; read again when news of the booking come. */
export function useThread({ jenisbooking, id }: Which, limit: number) {
  return useQuery({
    queryKey: [...threadKey(id), limit],
    queryFn: ({ signal }) => callEndpoint(readThread(jenisbooking), { params: { id }, query: { limit }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: aMinute,
    refetchOnWindowFocus: true,
  });
}

/** What is sent, with the key by which it is there once. */
export interface Draft {
  readonly kunci: string;
  readonly isi: string;
  readonly berkas: readonly number[];
}

/** Sends a message; the thread is what the server answers. */
export function useWriteMessage({ jenisbooking, id }: Which) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ berkas, ...draft }: Draft) =>
      callEndpoint(writeMessage(jenisbooking), { params: { id }, body: { ...draft, berkas: [...berkas] } }),
    onSuccess: async (thread) => {
      // What was asked for before it was written doesn't have it.
      await client.cancelQueries({ queryKey: threadKey(id) });
      client.setQueryData([...threadKey(id), threadPage], thread);
      const isLonger = ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey.at(-1) !== threadPage;
      void client.invalidateQueries({ queryKey: threadKey(id), predicate: isLonger });
    },
  });
}

/** Notes that what is shown has been read; the marks at the booking and in lists go with it. */
export function useMarkRead({ jenisbooking, id }: Which) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sampai: number) => callEndpoint(markThreadRead(jenisbooking), { params: { id }, body: { sampai } }),
    onSuccess: ({ dibaca }) => {
      client.setQueriesData<Thread>({ queryKey: threadKey(id) }, (thread) => thread && { ...thread, dibaca });
      void client.invalidateQueries({ queryKey: bookingsKey });
    },
  });
}
