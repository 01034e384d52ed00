import {
  account,
  currentUserData,
  editAccount,
  switchRole,
} from "@retribusi/contract/features/identity/account.endpoints";
import { captcha, login, logout } from "@retribusi/contract/features/identity/session.endpoints";
import { handle, handlePublic, type Route } from "../../http/endpoint.ts";
import { getAccount, getCurrentUserData } from "./account.query.ts";
import { actInRole, editOwnAccount } from "./account.ts";
import { createCaptcha } from "./captcha.ts";
import { signIn } from "./login.ts";
import { endSession } from "./session.ts";

export const identityRoutes: readonly Route[] = [
  handlePublic(login, ({ deps, body, request }) => signIn(deps, body, request)),
  handlePublic(captcha, ({ deps }) => createCaptcha(deps)),
  handle(logout, async ({ deps, user, request }) => {
    await endSession(deps, user, request);
    return { ended: true as const };
  }),
  handle(currentUserData, ({ deps, user }) => getCurrentUserData(deps.db, user)),
  handle(switchRole, ({ deps, user, body, request }) => actInRole(deps, user, body.role, request)),
  handle(account, ({ deps, user }) => getAccount(deps.db, user.userid)),
  handle(editAccount, ({ deps, user, body, request }) => editOwnAccount(deps, user, body, request)),
];
