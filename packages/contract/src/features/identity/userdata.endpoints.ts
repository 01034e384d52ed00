import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { typedPassword } from "../../define/field.ts";
import { userdata } from "./userdata.entity.ts";

const byId = z.object({ id: z.coerce.number().int().positive() });

/**
 * Ends all sessions of the user at once and tells them by mail. Without `password` one is generated and answered, this once.
 * `wajibganti`: it opens nothing but the choice of a password of their own, within three days; a generated one never opens more. Not for
 * oneself.
 */
export const resetUserPassword = defineEndpoint({
  method: "post",
  path: "userdata/resetpassword/:id",
  summary: "Set a new password for a user",
  access: { pages: ["userdata/resetpassword"], whole: "userdata" },
  params: byId,
  body: z.strictObject({
    password: userdata.fields.password.schema.exactOptional(),
    konfirmasipassword: typedPassword.exactOptional(),
    wajibganti: z.boolean(),
  }),
  answer: z.object({ password: z.string().nullable() }),
});

const ended = z.object({ ended: z.int() });

/** Their personal API key ends with them. Somebody's own session of this moment stays. */
export const endUserSessions = defineEndpoint({
  method: "post",
  path: "userdata/akhirisesi/:id",
  summary: "End every session of a user; answers how many",
  access: { pages: ["userdata/resetpassword"], whole: "userdata" },
  params: byId,
  answer: ended,
});

/** For the hour when it isn't known whose sessions somebody else has. The caller's own stays. */
export const endEverySession = defineEndpoint({
  method: "post",
  path: "userdata/akhirisesi",
  summary: "End every session of everybody else; answers how many",
  access: { pages: ["userdata/resetpassword"], whole: "userdata" },
  answer: ended,
});

/**
 * A personal API key, good for a year; it ends with the next change of password or second factor, or a block. Only its owner makes one.
 * Shown in this answer and never again.
 */
const keyAnswer = z.object({ key: z.string(), until: z.iso.datetime() });
const withdrawn = z.object({ withdrawn: z.boolean() });

export const withdrawUserKey = defineEndpoint({
  method: "delete",
  path: "userdata/apikey/:id",
  summary: "Withdraw a user's personal API key",
  access: { pages: ["userdata/resetpassword"], whole: "userdata" },
  params: byId,
  answer: withdrawn,
});

export const createOwnKey = defineEndpoint({
  method: "post",
  path: "account/apikey",
  summary: "Make one's own personal API key; an earlier one ends",
  access: { pages: ["account/keamanan"] },
  body: z.strictObject({ passwordlama: typedPassword }),
  answer: keyAnswer,
});

export const withdrawOwnKey = defineEndpoint({
  method: "delete",
  path: "account/apikey",
  summary: "Withdraw one's own personal API key",
  access: { pages: ["account/keamanan"] },
  answer: withdrawn,
});
