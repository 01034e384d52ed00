import {
  addPasskey,
  enableTotp,
  removePasskey,
  removeTotp,
  removeUserFactors,
  renamePasskey,
  renewRecovery,
  security,
  startPasskey,
  startTotp,
  userFactors,
} from "@retribusi/contract/features/identity/factor.endpoints";
import {
  passkeySignIn,
  secondStep,
  secondStepPasskey,
  startPasskeySignIn,
} from "@retribusi/contract/features/identity/session.endpoints";
import { handle, handleVisitor, type Route } from "../../http/endpoint.ts";
import { getSecurity } from "./factor.query.ts";
import { beginTotp, enableOwnTotp, removeOwnTotp, renewOwnCodes } from "./factor-change.ts";
import { getUserFactors, removeLostFactors } from "./lost-factor.ts";
import { addOwnPasskey, beginPasskey, removeOwnPasskey, renameOwnPasskey } from "./passkey-change.ts";
import { beginPasskeySignIn, signInByPasskey } from "./passkey-sign-in.ts";
import { challengeSecondStep, takeSecondStep } from "./second-step.ts";

/** Signing in beyond the password. */
export const signInRoutes: readonly Route[] = [
  handleVisitor(secondStep, ({ deps, body, request }) => takeSecondStep(deps, body, request)),
  handleVisitor(secondStepPasskey, ({ deps, body }) => challengeSecondStep(deps, body.tanda)),
  handleVisitor(startPasskeySignIn, ({ deps, request }) => beginPasskeySignIn(deps, request)),
  handleVisitor(passkeySignIn, ({ deps, body, request }) => signInByPasskey(deps, body, request)),
];

export const factorRoutes: readonly Route[] = [
  handle(security, ({ deps, user }) => getSecurity(deps, user)),
  handle(startTotp, ({ deps, user, body, request }) => beginTotp(deps, user, body.passwordlama, request)),
  handle(enableTotp, ({ deps, user, body, request }) => enableOwnTotp(deps, user, body, request)),
  handle(removeTotp, ({ deps, user, body, request }) => removeOwnTotp(deps, user, body.passwordlama, request)),
  handle(renewRecovery, ({ deps, user, body, request }) => renewOwnCodes(deps, user, body.passwordlama, request)),
  handle(startPasskey, ({ deps, user, body, request }) => beginPasskey(deps, user, body.passwordlama, request)),
  handle(addPasskey, ({ deps, user, body, request }) => addOwnPasskey(deps, user, body, request)),
  handle(removePasskey, ({ deps, user, params, body, request }) =>
    removeOwnPasskey(deps, user, params.id, body.passwordlama, request),
  ),
  handle(renamePasskey, ({ deps, user, params, body, request }) =>
    renameOwnPasskey(deps, user, params.id, body.nama, request),
  ),
  handle(userFactors, ({ deps, params }) => getUserFactors(deps, params.id)),
  handle(removeUserFactors, ({ deps, user, params, body, request }) =>
    removeLostFactors(deps, user, params.id, body.bukti, request),
  ),
];
