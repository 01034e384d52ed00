import type {
  creationOptions,
  newPasskey,
  requestOptions,
  usedPasskey,
} from "@retribusi/contract/features/identity/identity.passkey";
import i18next from "i18next";
import type { z } from "zod";
import { ApiError } from "./api-error.ts";

type Made = z.input<typeof newPasskey>;
type Used = z.input<typeof usedPasskey>;

/** Whether this browser knows passkeys at this address. */
export const knowsPasskeys = (): boolean => globalThis.PublicKeyCredential !== undefined && window.isSecureContext;

const reasons = { InvalidStateError: "passkeyKnown", NotAllowedError: "passkeyCancelled" } as const;

/** Tells what went wrong in the browser as a refusal of the API is told. */
function toRefusal(cause: unknown): ApiError {
  const name = cause instanceof Error ? cause.name : "";
  const reason = name === "InvalidStateError" || name === "NotAllowedError" ? reasons[name] : "passkeyImpossible";
  const message = i18next.t(reason, { ns: "security" });
  return new ApiError({ code: "PASSKEY_REFUSED", status: 400, message }, { cause });
}

/** Has the device make a passkey. Throws `ApiError` when the person gives up or the device can't. */
export async function makePasskey(optionsJSON: z.output<typeof creationOptions>): Promise<Made> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  try {
    const { id, rawId, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, rawId, type: "public-key", response: { clientDataJSON, attestationObject, transports } };
  } catch (cause) {
    throw toRefusal(cause);
  }
}

/** Has a passkey sign what the server asks for. Throws `ApiError` when the person gives up or the device can't. */
export async function signByPasskey(optionsJSON: z.output<typeof requestOptions>): Promise<Used> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  try {
    const { id, rawId, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    const handle = userHandle === undefined ? {} : { userHandle };
    return { id, rawId, type: "public-key", response: { clientDataJSON, authenticatorData, signature, ...handle } };
  } catch (cause) {
    throw toRefusal(cause);
  }
}
