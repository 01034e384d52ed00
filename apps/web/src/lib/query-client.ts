import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";
import { forgetWorkOnLeave } from "./forget-work.ts";

/** Who waited a whole time-out decides themselves whether to wait once more. */
const isTemporary = (error: Error): boolean =>
  error instanceof ApiError && error.isTemporary && error.code !== "TIMEOUT";

/** Reads are repeated twice when only the line or the server was in trouble; writes never by themselves. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      refetchOnWindowFocus: false,
      networkMode: "always",
      retry: (failures, error) => failures < 2 && isTemporary(error),
      retryDelay: (attempt) => 600 * 2 ** attempt,
    },
    mutations: { networkMode: "always", retry: false },
  },
});

forgetWorkOnLeave(queryClient);
