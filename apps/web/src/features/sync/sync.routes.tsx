import { pages } from "@retribusi/contract/access/pages";
import { type PageRoute, page } from "../../lib/page-route.ts";
import { listAddresses } from "../../records/list-addresses.ts";

const syncPages = pages.filter(({ verbs }) => verbs[0] === "sync");
const synced = new Set(syncPages.map(({ entity }) => entity));
const lists = pages.filter(({ entity, verbs }) => verbs[0] === "list" && synced.has(entity));

/** Every page on which master data are taken over, and the lists that lead there. */
export const syncRoutes: readonly PageRoute[] = [
  ...syncPages.map(({ name, path }) =>
    page(path, async () => {
      const { SyncPage } = await import("./sync-page.tsx");
      return () => <SyncPage name={name} />;
    }),
  ),
  ...lists.flatMap((list) =>
    listAddresses(list).map((address) =>
      page(address, async () => {
        const { SyncedList } = await import("./synced-list.tsx");
        return () => <SyncedList name={list.name} />;
      }),
    ),
  ),
];
