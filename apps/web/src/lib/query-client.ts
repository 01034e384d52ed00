import { modals } from "@mantine/modals";
import { notifications } from "@mantine/notifications";
import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";
import { FreshQueryClient } from "./fresh-query-client.ts";
import { onLeave } from "./session.ts";

/**
 * When a session is over, nothing of it stays in memory: records that were loaded, what was typed and sent (passwords too), and windows and
 * words that still stand over the page. Queries on the screen are reset and not removed, because components go on watching them.
 */
function forgetWorkOnLeave(client: QueryClient): void {
  onLeave(() => {
    const cache = client.getQueryCache();
    for (const query of cache.getAll()) {
      if (query.getObserversCount() > 0) query.reset();
      else cache.remove(query);
    }
    client.getMutationCache().clear();
    modals.closeAll();
    notifications.clean();
  });
}

/** Who waited a whole time-out decides themselves whether to wait once more. */
const isTemporary = (error: Error): boolean =>
  error instanceof ApiError && error.isTemporary && error.code !== "TIMEOUT";

/** Reads are repeated twice when only the line or the server was in trouble; writes never by themselves. */
export const queryClient = new FreshQueryClient({
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
