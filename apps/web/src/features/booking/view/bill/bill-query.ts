import { askBankEndpoint, billAtBankEndpoint, qrisEndpoint } from "@retribusi/contract/features/bank/bill.endpoints";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { callEndpoint } from "../../../../lib/api.ts";
import { useLanguage } from "../../../../lib/use-label.ts";
import { type BookingRecord, bookingsKey } from "../../booking-query.ts";

export type BillAtBank = z.output<ReturnType<typeof billAtBankEndpoint>["answer"]>;
type Bill = Pick<BookingRecord, "id" | "jenisbooking">;

/** Milliseconds: a bank takes a bill over within seconds. */
const aWhile = 3_000;

/** Through which bank and how the bill of a booking is paid. As long as the bank doesn't have it, it is read again and again. */
export function useBillAtBank({ id, jenisbooking }: Bill, idbilling: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: [...bookingsKey, "bill", jenisbooking, id, idbilling, language],
    queryFn: ({ signal }) => callEndpoint(billAtBankEndpoint(jenisbooking), { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.siap === false ? aWhile : false),
  });
}

/** Asks the bank now; money that it has and never told of makes the booking another one. */
export function useAskBank({ id, jenisbooking }: Bill) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callEndpoint(askBankEndpoint(jenisbooking), { params: { id }, body: undefined }),
    onSuccess: ({ hasil }) => (hasil === "lunas" ? client.invalidateQueries({ queryKey: bookingsKey }) : undefined),
  });
}

/** Lets the bank make the code of a bill, which stays as long as it is shown. */
export const useQris = ({ id, jenisbooking }: Bill) =>
  useMutation({ mutationFn: () => callEndpoint(qrisEndpoint(jenisbooking), { params: { id }, body: undefined }) });
