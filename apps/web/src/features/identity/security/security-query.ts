import type { Security } from "@retribusi/contract/features/identity/factor.endpoints";
import { security } from "@retribusi/contract/features/identity/factor.endpoints";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callEndpoint } from "../../../lib/api.ts";
import { currentUserKey } from "../../../lib/current-user.ts";

const securityKey = ["account", "security"] as const;

export const useSecurity = () =>
  useQuery({ queryKey: securityKey, queryFn: ({ signal }) => callEndpoint(security, { signal }) });

/** What ends with a change of it: a personal API key is mentioned to those who have one. */
export function useEndsWithIt(): string {
  const { t } = useTranslation("security");
  return t(useSecurity().data?.punyakunci ? "endsWithKey" : "ends");
}

/** Shows what protects the account now, and opens what waited for a second factor. */
export function useKeepSecurity(): (now: Security) => void {
  const client = useQueryClient();
  return (now) => {
    client.setQueryData(securityKey, now);
    void client.invalidateQueries({ queryKey: currentUserKey });
  };
}
