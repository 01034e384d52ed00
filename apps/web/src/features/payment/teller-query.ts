import { lookupBilling } from "@retribusi/contract/features/payment/payment.endpoints";
import { useQuery } from "@tanstack/react-query";
import { callEndpoint } from "../../lib/api.ts";

export type TellerBill = Awaited<ReturnType<typeof readBill>>;

const readBill = (idbilling: string, signal?: AbortSignal) =>
  callEndpoint(lookupBilling, { params: { idbilling }, signal });

export const billKey = (idbilling: string) => ["billing", idbilling] as const;

/** The bill of an id as it is now; nothing is asked while the id is empty. */
export const useBill = (idbilling: string) =>
  useQuery({
    queryKey: billKey(idbilling),
    queryFn: ({ signal }) => readBill(idbilling, signal),
    enabled: idbilling !== "",
    retry: false,
    staleTime: 0,
  });
