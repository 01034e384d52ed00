import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { accountAnswer } from "./account.endpoints.ts";

/** In a form a ticked box is “on”, “true” or “1”. */
const ticked = z.union([z.boolean(), z.stringbool()]);

/** PASSWORD_EXPIRED for a temporary password carries `key` in its details: the key of `auth/resetpassword`, for a quarter of an hour. */
export const login = defineEndpoint({
  method: "post",
  path: "auth/login",
  summary: "Sign in with user name or e-mail address",
  access: "public",
  form: true,
  body: z.strictObject({
    username: z.string().trim().min(1).max(160),
    password: z.string().min(1).max(200),
    /** The session lasts 30 days instead of 8 hours. */
    rememberme: ticked.optional(),
    /** Solution of a challenge of `auth/captcha`; needed once CAPTCHA_REQUIRED was answered. */
    captcha: z.string().max(4000).optional(),
    /** What earlier logins on this device answered as `perangkat`, of whichever accounts. */
    perangkat: z.array(z.string().max(600)).max(5).optional(),
  }),
  /** `perangkat`: kept by the device and sent with the next login; it opens nothing. */
  answer: z.object({ user: accountAnswer, token: z.string(), perangkat: z.string() }),
});

export const logout = defineEndpoint({
  method: "post",
  path: "auth/logout",
  summary: "End the session of the token",
  access: "signed-in",
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
