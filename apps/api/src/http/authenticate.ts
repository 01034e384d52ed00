import {
  login,
  passkeySignIn,
  secondStep,
  secondStepPasskey,
  startPasskeySignIn,
} from "@retribusi/contract/features/identity/session.endpoints";
import { unattended } from "@retribusi/contract/features/identity/session.rules";
import type { RequestHandler, Response } from "express";
import type { CurrentUser } from "../access/current-user.ts";
import type { Deps } from "../lib/deps.ts";
import { tokenOf } from "./request-facts.ts";

/** Finds the user of a token; throws SESSION_ENDED or the account's own error when the token is worth nothing any more. */
export type FindSession = (deps: Deps, token: string, isUse?: boolean) => Promise<CurrentUser>;

const users = new WeakMap<Response, CurrentUser>();

export const userOf = (res: Response): CurrentUser | undefined => users.get(res);

const signIns = [login, secondStep, secondStepPasskey, startPasskeySignIn, passkeySignIn];
const signInPaths = new Set(signIns.map(({ path }) => `/${path}`));

/**
 * Learns who is calling. A missing token is an anonymous visitor; a bad one is refused, so that the web signs in again – but not while
 * it does just that.
 */
export const authenticate =
  (deps: Deps, findSession: FindSession): RequestHandler =>
  async (req, res, next) => {
    const token = tokenOf(req);
    if (token && !signInPaths.has(req.path)) {
      users.set(res, await findSession(deps, token, req.headers[unattended] === undefined));
    }
    next();
  };
