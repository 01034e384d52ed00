import { type PageRoute, page } from "../../lib/page-route.ts";
import { paths } from "../../lib/paths.ts";

/** Messages to whoever is signed in. */
export const inboxRoutes: readonly PageRoute[] = [
  page(paths.inbox, async () => (await import("./inbox-page.tsx")).InboxPage),
];
