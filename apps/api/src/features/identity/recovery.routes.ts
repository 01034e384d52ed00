import {
  checkResetKey,
  forgotPassword,
  resetByKey,
  sendResetLink,
} from "@retribusi/contract/features/identity/recovery.endpoints";
import { handle, handleVisitor, type Route } from "../../http/endpoint.ts";
import { findMailState } from "./mail-state.ts";
import { checkKey, resetWithKey } from "./recovery.ts";
import { askForLink, sendLinkTo } from "./recovery-request.ts";

const accepted = { accepted: true } as const;

export const recoveryRoutes: readonly Route[] = [
  handleVisitor(forgotPassword, async ({ deps, body, request }) => {
    await askForLink(deps, body, request);
    // Of all mails, and so the same for everybody.
    return { mail: await findMailState(deps) };
  }),
  handleVisitor(checkResetKey, ({ deps, body, request }) => checkKey(deps, body.key, request)),
  handleVisitor(resetByKey, async ({ deps, body, request }) => {
    await resetWithKey(deps, body, request);
    return { changed: true as const };
  }),
  handle(sendResetLink, async ({ deps, user, params, request }) => {
    await sendLinkTo(deps, user, params.id, request.ip);
    return accepted;
  }),
];
