import { getSettings } from "@retribusi/contract/features/system/system.endpoints";
import { useQuery } from "@tanstack/react-query";
import { callEndpoint } from "../../lib/api.ts";

export const settingsKey = ["system", "settings"] as const;

export const useSettings = () =>
  useQuery({ queryKey: settingsKey, queryFn: ({ signal }) => callEndpoint(getSettings, { signal }), staleTime: 0 });
