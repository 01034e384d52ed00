import { type PageRoute, page } from "../../lib/page-route.ts";
import { paths } from "../../lib/paths.ts";

/** Who looked at one's own data, and the pages of a breach that are not derived. */
export const privacyRoutes: readonly PageRoute[] = [
  page(paths.accountLooks, async () => (await import("./looks-page.tsx")).LooksPage),
  page("/log_pelanggaran/add", async () => (await import("./breach-form-page.tsx")).BreachAddPage),
  page("/log_pelanggaran/edit/:id", async () => (await import("./breach-form-page.tsx")).BreachEditPage),
  page("/log_pelanggaran/view/:id", async () => (await import("./breach-view-page.tsx")).BreachViewPage),
  page("/log_pelanggaran/surat/:id", async () => (await import("./letter-page.tsx")).LetterPage),
];
