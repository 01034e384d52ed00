import { type PageRoute, page } from "../../lib/page-route.ts";
import { paths } from "../../lib/paths.ts";

export const identityRoutes: readonly PageRoute[] = [
  page(paths.signIn, async () => (await import("./sign-in-page.tsx")).SignInPage),
  page(paths.account, async () => (await import("./account-page.tsx")).AccountPage),
  page(paths.accountEdit, async () => (await import("./account-edit-page.tsx")).AccountEditPage),
];
