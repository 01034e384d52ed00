import { modals } from "@mantine/modals";
import { notifications } from "@mantine/notifications";
import type { QueryClient } from "@tanstack/react-query";
import { onLeave } from "./session.ts";

/**
 * When a session is over, nothing of it stays in memory: records that were loaded, what was typed and sent (passwords too), and windows and
 * words that still stand over the page. Queries on the screen are reset and not removed, because components go on watching them.
 */
export function forgetWorkOnLeave(client: QueryClient): void {
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
