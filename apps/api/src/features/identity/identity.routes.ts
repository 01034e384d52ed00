import {
  account,
  currentUserData,
  editAccount,
  switchRole,
} from "@retribusi/contract/features/identity/account.endpoints";
import {
  addUserWithRoles,
  getUserRights,
  rightsMatrix,
  setGrant,
  setUserRights,
} from "@retribusi/contract/features/identity/rights.endpoints";
import { captcha, login, logout } from "@retribusi/contract/features/identity/session.endpoints";
import {
  createOwnKey,
  endEverySession,
  endUserSessions,
  resetUserPassword,
  withdrawOwnKey,
  withdrawUserKey,
} from "@retribusi/contract/features/identity/userdata.endpoints";
import { handle, handlePublic, handleVisitor, type Route } from "../../http/endpoint.ts";
import { noteSecurity } from "../../http/security-events.ts";
import { inTransaction } from "../../lib/transaction.ts";
import { getAccount, getCurrentUserData } from "./account.query.ts";
import { actInRole, createOwnApiKey, editOwnAccount } from "./account.ts";
import { withdrawKey } from "./api-key.ts";
import { createCaptcha } from "./captcha.ts";
import { endAllSessions, endSessionsOf } from "./end-sessions.ts";
import { factorRoutes, signInRoutes } from "./factor.routes.ts";
import { signIn } from "./login.ts";
import { resetPassword } from "./password-reset.ts";
import { setGrantOf } from "./rights-matrix.ts";
import { endSession } from "./session.ts";
import { getRightsOf, readMatrix } from "./user-rights.query.ts";
import { addWithRoles, replaceUserRights } from "./user-rights.ts";

const rightsRoutes: readonly Route[] = [
  handle(rightsMatrix, ({ deps }) => inTransaction(deps.db, readMatrix)),
  handle(setGrant, ({ deps, user, body, request }) => setGrantOf(deps, user, body, request.ip)),
  handle(getUserRights, ({ deps, params }) => inTransaction(deps.db, (tx) => getRightsOf(tx, params.id))),
  handle(setUserRights, ({ deps, user, params, body, request }) =>
    replaceUserRights(deps, user, params.id, body, request.ip),
  ),
  handle(addUserWithRoles, ({ deps, user, body, request }) => addWithRoles(deps, user, body, request.ip)),
  handle(resetUserPassword, async ({ deps, user, params, body, request }) => {
    const answer = await resetPassword(deps, user, params.id, body, request.ip);
    noteSecurity(deps, "sandi_direset", request, { userid: params.id });
    return answer;
  }),
];

const sessionRoutes: readonly Route[] = [
  handle(endUserSessions, async ({ deps, user, params, request }) => ({
    ended: await endSessionsOf(deps, user, params.id, request.ip),
  })),
  handle(endEverySession, async ({ deps, user, request }) => ({ ended: await endAllSessions(deps, user, request.ip) })),
];

const keyRoutes: readonly Route[] = [
  handle(withdrawUserKey, async ({ deps, user, params, request }) => ({
    withdrawn: await withdrawKey(deps, user, params.id, request.ip),
  })),
  handle(createOwnKey, ({ deps, user, body, request }) => createOwnApiKey(deps, user, body.passwordlama, request)),
  handle(withdrawOwnKey, async ({ deps, user, request }) => ({
    withdrawn: await withdrawKey(deps, user, user.userid, request.ip),
  })),
];

export const identityRoutes: readonly Route[] = [
  handlePublic(login, ({ deps, body, request }) => signIn(deps, body, request)),
  ...signInRoutes,
  handleVisitor(captcha, ({ deps }) => createCaptcha(deps)),
  handle(logout, async ({ deps, user, request }) => {
    await endSession(deps, user, request);
    return { ended: true as const };
  }),
  handle(currentUserData, ({ deps, user }) => getCurrentUserData(deps.db, user)),
  handle(switchRole, ({ deps, user, body, request }) => actInRole(deps, user, body.role, request)),
  handle(account, ({ deps, user }) => getAccount(deps.db, user.userid)),
  handle(editAccount, ({ deps, user, body, request }) => editOwnAccount(deps, user, body, request)),
  ...rightsRoutes,
  ...sessionRoutes,
  ...keyRoutes,
  ...factorRoutes,
];
