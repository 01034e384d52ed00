import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { version } from "../../define/entity.ts";
import { typedPassword } from "../../define/field.ts";
import { languages } from "../../define/label.ts";
import { payerGroups } from "../revenue/revenue.payers.ts";
import { currentUserCall } from "./identity.calls.ts";
import { userdata } from "./userdata.entity.ts";

const { fullname, foto, alamat, noidentitas, notelp, email, password } = userdata.fields;

/** What a person is shown of their own account; their identity number in full. */
export const accountAnswer = z.object({
  userid: z.int(),
  username: z.string(),
  email: z.string(),
  fullname: z.string(),
  foto: z.string().nullable(),
  alamat: z.string().nullable(),
  noidentitas: z.string().nullable(),
  notelp: z.string().nullable(),
  bahasa: z.enum(languages),
  pemdaid: z.int().nullable(),
  pemdaname: z.string().nullable(),
  skpdid: z.int().nullable(),
  skpdname: z.string().nullable(),
  pengelolaid: z.int().nullable(),
  pengelolaname: z.string().nullable(),
  /** The payer group that was found proved: an order in it needs no further proof. */
  kelompoktarif: z.enum(payerGroups).nullable(),
  /** Version of the privacy notice that they agreed to. */
  privasiversi: z.string().nullable(),
  /** Whether there is a personal API key. */
  punyakunci: z.boolean(),
  /** Sent back with the next change. */
  versi: version,
});
export type Account = z.output<typeof accountAnswer>;

/**
 * `role` is the one of `roles` that the person acts in; `pages` are the page names that it and personal grants open. `wajibfaktor`: nothing
 * but the page to set up a second factor is open until that is done.
 */
const currentUserAnswer = z.object({
  user: accountAnswer,
  pages: z.array(z.string()),
  roles: z.array(z.string()),
  role: z.string(),
  wajibfaktor: z.boolean(),
});

export const currentUserData = defineEndpoint({
  ...currentUserCall,
  summary: "Who is signed in, in which role, and the pages open to them",
  access: "session",
  answer: currentUserAnswer,
});

export const switchRole = defineEndpoint({
  method: "post",
  path: "account/switchrole",
  summary: "Act in another of one's roles, for this session",
  access: "signed-in",
  body: z.strictObject({ role: z.string().min(1).max(64) }),
  answer: currentUserAnswer,
});

export const account = defineEndpoint({
  method: "get",
  path: "account",
  summary: "One's own account",
  access: { pages: ["account"] },
  answer: accountAnswer,
});

/**
 * A new e-mail address or password needs the present password (`passwordlama`), and REAUTHENTICATE is answered to whoever has a second factor
 * and hasn't signed in just now. A new password ends every session: `token` goes on in the place of the one that the call came with.
 * `konfirmasipassword` repeats the new password. `versi` is that of the account as it was shown: CONFLICT tells what an administrator, or
 * the person in another window, has changed since.
 */
export const editAccount = defineEndpoint({
  method: "post",
  path: "account/edit",
  summary: "Change one's own data, e-mail address or password",
  access: { pages: ["account/edit"] },
  body: z.strictObject({
    versi: version,
    fullname: fullname.schema.exactOptional(),
    foto: foto.schema.exactOptional(),
    alamat: alamat.schema.exactOptional(),
    noidentitas: noidentitas.schema.exactOptional(),
    notelp: notelp.schema.exactOptional(),
    bahasa: z.enum(languages).exactOptional(),
    email: email.schema.exactOptional(),
    password: password.schema.exactOptional(),
    konfirmasipassword: typedPassword.exactOptional(),
    passwordlama: typedPassword.exactOptional(),
  }),
  answer: accountAnswer.extend({ token: z.string().exactOptional() }),
});
