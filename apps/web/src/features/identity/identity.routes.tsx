import { type PageRoute, page } from "../../lib/page-route.ts";
import { paths } from "../../lib/paths.ts";
import { listAddresses } from "../../records/list-addresses.ts";

const listUsers = async () => (await import("./user/user-list-page.tsx")).UserListPage;

export const identityRoutes: readonly PageRoute[] = [
  page(paths.signIn, async () => (await import("./sign-in-page.tsx")).SignInPage),
  page(paths.forgotPassword, async () => (await import("./recovery/forgot-page.tsx")).ForgotPage),
  page(paths.resetPassword(""), async () => (await import("./recovery/reset-page.tsx")).ResetPage),
  page(paths.resetCompleted, async () => (await import("./recovery/completed-page.tsx")).CompletedPage),
  page(paths.register, async () => (await import("./registration/register-page.tsx")).RegisterPage),
  page(paths.verifyEmail, async () => (await import("./registration/verify-email-page.tsx")).VerifyEmailPage),
  page(paths.changeEmail, async () => (await import("./place/change-email-page.tsx")).ChangeEmailPage),
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
