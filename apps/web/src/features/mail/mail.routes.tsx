import { type PageRoute, page } from "../../lib/page-route.ts";

/** The mails that the system sends, to be read and tried. */
export const mailRoutes: readonly PageRoute[] = [
  page("/system/surel", async () => (await import("./mails-page.tsx")).MailsPage),
];
