import { pages } from "@retribusi/contract/access/pages";
import { type PageRoute, page } from "../../lib/page-route.ts";

/** Every page on which master data are taken over. */
export const syncRoutes: readonly PageRoute[] = pages
  .filter(({ verbs }) => verbs[0] === "sync")
  .map(({ name, path }) =>
    page(path, async () => {
      const { SyncPage } = await import("./sync-page.tsx");
      return () => <SyncPage name={name} />;
    }),
  );
