import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { typedPassword } from "../../define/field.ts";
import { accountAnswer } from "./account.endpoints.ts";
import { code } from "./factor.endpoints.ts";
import { logoutCall } from "./identity.calls.ts";
import { requestOptions, usedPasskey } from "./identity.passkey.ts";

/** In a form a ticked box is “on”, “true” or “1”. */
const ticked = z.union([z.boolean(), z.stringbool()]);

/** What earlier logins on this device answered as `perangkat`, of whichever accounts. */
const perangkat = z.array(z.string().max(600)).max(5).optional();

/**
 * `perangkat`: kept by the device and sent with the next login; it opens nothing. `penutupanbatal`: the account was to be closed, and stays
 * because of this.
 */
const signedIn = z.object({
  user: accountAnswer,
  token: z.string(),
  perangkat: z.string(),
  penutupanbatal: z.boolean(),
});

/** What may prove a person beside the password. */
const secondFactors = ["totp", "pemulihan", "kuncisandi"] as const;

/** The password was right, and the account asks for more: `tanda` goes on with it, once, within five minutes. */
const stepAnswer = z.object({
  langkah2: z.object({ tanda: z.string(), cara: z.array(z.enum(secondFactors)), berlakusampai: z.iso.datetime() }),
});
export type SecondStep = z.output<typeof stepAnswer>["langkah2"];

/** PASSWORD_EXPIRED for a temporary password carries `key` in its details: the key of `auth/resetpassword`, for a quarter of an hour. */
export const login = defineEndpoint({
  method: "post",
  path: "auth/login",
  summary: "Sign in with user name or e-mail address",
  access: "public",
  form: true,
  body: z.strictObject({
    username: z.string().trim().min(1).max(160),
    password: typedPassword.min(1),
    /** The session lasts 30 days instead of 8 hours. */
    rememberme: ticked.optional(),
    /** Solution of a challenge of `auth/captcha`; needed once CAPTCHA_REQUIRED was answered. */
    captcha: z.string().max(4000).optional(),
    perangkat,
  }),
  answer: z.union([signedIn, stepAnswer]),
});

const tanda = z.string().min(1).max(100);

/**
 * The second step of signing in: a code of the authenticator app, a recovery code, or what a passkey has signed. `sisakode`: how many
 * recovery codes are left, where one was used.
 */
export const secondStep = defineEndpoint({
  method: "post",
  path: "auth/langkah2",
  summary: "Go on signing in with a second factor",
  access: "public",
  body: z.strictObject({
    tanda,
    kode: code.optional(),
    pemulihan: z.string().max(60).optional(),
    kuncisandi: usedPasskey.optional(),
  }),
  answer: signedIn.extend({ sisakode: z.int().nullable() }),
});

export const secondStepPasskey = defineEndpoint({
  method: "post",
  path: "auth/langkah2/kuncisandi",
  summary: "What a passkey has to sign as second step",
  access: "public",
  body: z.strictObject({ tanda }),
  answer: z.object({ pilihan: requestOptions }),
});

export const startPasskeySignIn = defineEndpoint({
  method: "post",
  path: "auth/kuncisandi",
  summary: "Begin to sign in with a passkey and no password",
  access: "public",
  answer: z.object({ tanda, pilihan: requestOptions }),
});

/** `username`: only this person may go on, as in a page whose session has ended. */
export const passkeySignIn = defineEndpoint({
  method: "post",
  path: "auth/kuncisandi/masuk",
  summary: "Sign in with what a passkey has signed",
  access: "public",
  body: z.strictObject({
    tanda,
    kunci: usedPasskey,
    rememberme: z.boolean(),
    username: z.string().max(160).optional(),
    perangkat,
  }),
  answer: signedIn,
});

export const logout = defineEndpoint({
  ...logoutCall,
  summary: "End the session of the token",
  access: "session",
  answer: z.object({ ended: z.literal(true) }),
});

/** A challenge as the ALTCHA widget takes it; solved once, within ten minutes. */
export const captcha = defineEndpoint({
  method: "get",
  path: "auth/captcha",
  summary: "A proof-of-work challenge for people who are not robots",
  access: "public",
  answer: z.object({
    parameters: z.looseObject({ algorithm: z.string(), nonce: z.string(), salt: z.string(), cost: z.int() }),
    signature: z.string(),
  }),
});
