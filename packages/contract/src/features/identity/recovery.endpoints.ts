import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { typedPassword } from "../../define/field.ts";
import { mailState } from "./registration.endpoints.ts";
import { userdata } from "./userdata.entity.ts";

/** Minutes for which a link is good that was sent by mail, and a key that a temporary password opened. */
export const resetMinutes = { mailed: 30, temporary: 15 } as const;

/** So many links of an account are good at the same time; more are not sent. */
export const mostLinks = 3;

/** The secret of a link; sent in a body, because addresses end up in logs. */
const key = z.string().min(1).max(100);

/**
 * Leaves a mail with a link to whoever has this user name or e-mail address. The answer is always the same, and so is the work until it:
 * who has an account is only looked up when the mail is sent.
 */
export const forgotPassword = defineEndpoint({
  method: "post",
  path: "auth/forgotpassword",
  summary: "Ask for a mail with a link to choose a new password",
  access: "public",
  body: z.strictObject({
    username: z.string().trim().min(1).max(160),
    /** Solution of a challenge of `auth/captcha`; always needed. */
    captcha: z.string().max(4000).optional(),
  }),
  answer: z.object({ mail: mailState }),
});

/**
 * What whoever holds a link may know before a password is typed: how long it has to be, and for how many minutes the link is good. Neither
 * a name nor an address: a link that went astray doesn't say whose account it opens. RESET_KEY_FAILURE for one that is not good, whyever.
 */
export const checkResetKey = defineEndpoint({
  method: "post",
  path: "auth/resetpassword/check",
  summary: "Whether the key of a link can still set a password",
  access: "public",
  body: z.strictObject({ key }),
  answer: z.object({
    minimal: z.int(),
    menit: z.int(),
    /** It came from signing in with a temporary password. */
    sementara: z.boolean(),
  }),
});

/**
 * Sets a new password by the key of a link, which is used up with it, and ends all sessions and the API key of the account. Nobody is
 * signed in by it. RESET_KEY_FAILURE like `auth/resetpassword/check`; RESET_NOT_COMPLETED when the account was changed meanwhile.
 */
export const resetByKey = defineEndpoint({
  method: "post",
  path: "auth/resetpassword",
  summary: "Choose a new password by the key of a link",
  access: "public",
  body: z.strictObject({
    key,
    password: userdata.fields.password.schema,
    konfirmasipassword: typedPassword,
  }),
  answer: z.object({ changed: z.literal(true) }),
});

/** The administrator's way that needs no password told on the telephone: the same link that the person could ask for. */
export const sendResetLink = defineEndpoint({
  method: "post",
  path: "userdata/resetlink/:id",
  summary: "Send a user a mail with a link to choose a new password",
  access: { pages: ["userdata/resetpassword"], whole: "userdata" },
  params: z.object({ id: z.coerce.number().int().positive() }),
  answer: z.object({ accepted: z.literal(true) }),
});
