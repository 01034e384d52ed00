import { type PageRoute, page } from "../../lib/page-route.ts";
import { paths } from "../../lib/paths.ts";
import { listAddresses } from "../../records/list-addresses.ts";

const listUsers = async () => (await import("./user/user-list-page.tsx")).UserListPage;

export const identityRoutes: readonly PageRoute[] = [
  page(paths.account, async () => (await import("./account-page.tsx")).AccountPage),
  ...listAddresses({ path: "/userdata/list", entity: "userdata" }).map((address) => page(address, listUsers)),
  page("/userdata/add", async () => (await import("./user/user-add-page.tsx")).UserAddPage),
  page("/userdata/edit/:id", async () => (await import("./user/user-edit-page.tsx")).UserEditPage),
  page("/userdata/view/:id", async () => (await import("./user/user-view-page.tsx")).UserViewPage),
  page("/userdata/resetpassword/:id", async () => (await import("./user/reset-password-page.tsx")).ResetPasswordPage),
  page("/userdata/kewenangan/:id", async () => (await import("./right/user-rights-page.tsx")).UserRightsPage),
  page("/userdata/peninjauan", async () => (await import("./review/review-page.tsx")).ReviewPage),
  page(paths.roleRequest, async () => (await import("./role/role-request-page.tsx")).RoleRequestPage),
  page("/role_has_permissions/matriks", async () => (await import("./right/matrix-page.tsx")).MatrixPage),
  page(paths.accountSecurity, async () => (await import("./security/security-page.tsx")).SecurityPage),
  page(paths.accountEdit, async () => (await import("./account-edit-page.tsx")).AccountEditPage),
];
