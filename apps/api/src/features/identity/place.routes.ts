import {
  accountOverview,
  chooseMails,
  closeAccount,
  confirmEmail,
  downloadOwnData,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  resendEmailLink,
  withdrawEmail,
} from "@retribusi/contract/features/identity/place.endpoints";
import { handle, handleDownload, handleVisitor, type Route } from "../../http/endpoint.ts";
import { askToClose } from "./closing.ts";
import { confirmNewEmail, resendLink, withdrawWish } from "./email-change.ts";
import { saveChoices } from "./mail-choice.ts";
import { findMailState } from "./mail-state.ts";
import { getOverview } from "./overview.query.ts";
import { sendOwnData } from "./own-data.ts";
import { endOne, endOthers, listOwn } from "./own-session.ts";

/** A person's own place: what stands on `/account` beside the account itself. */
export const placeRoutes: readonly Route[] = [
  handle(accountOverview, ({ deps, user }) => getOverview(deps, user)),
  handle(resendEmailLink, async ({ deps, user }) => {
    await resendLink(deps, user);
    return { mail: await findMailState(deps) };
  }),
  handle(withdrawEmail, async ({ deps, user, request }) => ({ withdrawn: await withdrawWish(deps, user, request) })),
  handleVisitor(confirmEmail, async ({ deps, body, request }) => {
    await confirmNewEmail(deps, body.key, request);
    return { changed: true as const };
  }),
  handle(listOwnSessions, ({ deps, user }) => listOwn(deps, user)),
  handle(endOwnSession, async ({ deps, user, body, request }) => ({
    ended: await endOne(deps, user, body.id, request),
  })),
  handle(endOtherSessions, async ({ deps, user, request }) => ({ ended: await endOthers(deps, user, request) })),
  handle(chooseMails, async ({ deps, user, body, request }) => ({
    surelditolak: await saveChoices(deps, user, body.surelditolak, request),
  })),
  handleDownload(downloadOwnData, ({ deps, user, body, request }) => sendOwnData(deps, user, body, request)),
  handle(closeAccount, async ({ deps, user, body, request }) => ({
    tutuppada: (await askToClose(deps, user, body.passwordlama, request)).toISOString(),
  })),
];
