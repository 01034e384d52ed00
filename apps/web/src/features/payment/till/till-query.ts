import { readTill } from "@retribusi/contract/features/payment/till.endpoints";
import { useQuery } from "@tanstack/react-query";
import { callEndpoint } from "../../../lib/api.ts";

const ask = (signal?: AbortSignal) => callEndpoint(readTill, { signal });
export type Till = Awaited<ReturnType<typeof ask>>;

export const tillKey = ["till"] as const;

/** The open shift as it is now. */
export const useTill = () =>
  useQuery({ queryKey: tillKey, queryFn: ({ signal }) => ask(signal), staleTime: 0, refetchOnWindowFocus: true });
