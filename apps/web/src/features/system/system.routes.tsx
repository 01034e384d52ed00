import { type PageRoute, page } from "../../lib/page-route.ts";

/** The settings, the pages of a bank connection, which can be tried out, and entries of the audit trail. */
export const systemRoutes: readonly PageRoute[] = [
  page("/system/pengaturan", async () => (await import("./settings-page.tsx")).SettingsPage),
  page("/system/view/:id", async () => (await import("./connection-page.tsx")).ConnectionViewPage),
  page("/system/edit/:id", async () => (await import("./connection-page.tsx")).ConnectionEditPage),
  page("/jejak_audit/view/:id", async () => (await import("./audit-view-page.tsx")).AuditViewPage),
];
