import { readDesk } from "@retribusi/contract/features/booking/desk.endpoints";
import { useQuery } from "@tanstack/react-query";
import { callEndpoint } from "../../lib/api.ts";

export const deskKey = ["booking", "cards", "desk"] as const;

/** The manager's day. Read again every minute, since others act on it too. */
export const useDesk = () =>
  useQuery({
    queryKey: deskKey,
    queryFn: ({ signal }) => callEndpoint(readDesk, { signal }),
    refetchInterval: 60_000,
  });
