import { account } from "@retribusi/contract/features/identity/account.endpoints";
import { useQuery } from "@tanstack/react-query";
import { callEndpoint } from "../../lib/api.ts";

export const accountKey = ["account"] as const;

export const useAccount = () =>
  useQuery({ queryKey: accountKey, queryFn: ({ signal }) => callEndpoint(account, { signal }) });
