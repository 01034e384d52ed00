import { getUserRights } from "@retribusi/contract/features/identity/rights.endpoints";
import { useQuery } from "@tanstack/react-query";
import { callEndpoint } from "../../../lib/api.ts";

export const userRightsKey = (userid: number) => ["rights", "user", userid] as const;

/** A user's roles and permissions, read fresh whenever the screen opens. */
export const useUserRights = (userid: number) =>
  useQuery({
    queryKey: userRightsKey(userid),
    queryFn: ({ signal }) => callEndpoint(getUserRights, { params: { id: userid }, signal }),
    staleTime: 0,
  });
