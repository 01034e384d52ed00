import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { longText, text, typedPassword } from "../../define/field.ts";
import { creationOptions, newPasskey } from "./identity.passkey.ts";

const access = { pages: ["account/keamanan"] } as const;
const instant = z.iso.datetime();

/** The present password: whoever finds a screen open must not take the account over. */
const proof = { passwordlama: typedPassword.min(1) };

/** Six digits as people write them, with or without spaces. */
export const code = z
  .string()
  .max(20)
  .transform((typed) => typed.replace(/\s/g, ""));

export const passkeyName = text({ en: "Name of the passkey", id: "Nama kunci sandi" }, 60);

/** What guards one's account beside the password. */
export const securityAnswer = z.object({
  /** Since when an authenticator app is set up; null without one. */
  totp: instant.nullable(),
  kuncisandi: z.array(z.object({ id: z.int(), nama: z.string(), dibuat: instant, terakhir: instant.nullable() })),
  /** Recovery codes that are left. */
  sisakode: z.int(),
  /** Whether the super user asks members of staff for a second factor, and this person is one. */
  wajib: z.boolean(),
  /** Whether passkeys work at the address of this installation. */
  bisakuncisandi: z.boolean(),
  /** Whether there is a personal API key. */
  punyakunci: z.boolean(),
});
export type Security = z.output<typeof securityAnswer>;

/**
 * `kode` are new recovery codes, shown in this answer and never again; null where the earlier ones stay. `token` takes the place of the one
 * that the call came with, which ends like those of the other sessions; null for a personal key, which ends too.
 */
const changed = z.object({
  keamanan: securityAnswer,
  kode: z.array(z.string()).nullable(),
  token: z.string().nullable(),
});

export const security = defineEndpoint({
  method: "get",
  path: "account/keamanan",
  summary: "What guards one's account beside the password",
  access,
  answer: securityAnswer,
});

/** Nothing is set up yet: `tanda` goes back with the first code, within ten minutes. */
export const startTotp = defineEndpoint({
  method: "post",
  path: "account/keamanan/totp",
  summary: "Begin to set up an authenticator app",
  access,
  body: z.strictObject(proof),
  answer: z.object({ tanda: z.string(), rahasia: z.string(), uri: z.string() }),
});

/** Ends every other session. A former app is replaced. */
export const enableTotp = defineEndpoint({
  method: "post",
  path: "account/keamanan/totp/aktif",
  summary: "Set up the authenticator app that shows this code",
  access,
  body: z.strictObject({ tanda: z.string().max(1000), kode: code }),
  answer: changed,
});

export const removeTotp = defineEndpoint({
  method: "post",
  path: "account/keamanan/totp/lepas",
  summary: "Take the authenticator app off; with the last factor the recovery codes go too",
  access,
  body: z.strictObject(proof),
  answer: changed,
});

export const renewRecovery = defineEndpoint({
  method: "post",
  path: "account/keamanan/pemulihan",
  summary: "Make ten new recovery codes; the earlier ones end",
  access,
  body: z.strictObject(proof),
  answer: changed,
});

export const startPasskey = defineEndpoint({
  method: "post",
  path: "account/keamanan/kuncisandi",
  summary: "Begin to add a passkey",
  access,
  body: z.strictObject(proof),
  answer: z.object({ tanda: z.string(), pilihan: creationOptions }),
});

/** Ends every other session. */
export const addPasskey = defineEndpoint({
  method: "post",
  path: "account/keamanan/kuncisandi/tambah",
  summary: "Add the passkey that the browser has made",
  access,
  body: z.strictObject({ tanda: z.string().max(100), nama: passkeyName.schema, kunci: newPasskey }),
  answer: changed,
});

const byId = z.object({ id: z.coerce.number().int().positive() });

export const removePasskey = defineEndpoint({
  method: "post",
  path: "account/keamanan/kuncisandi/lepas/:id",
  summary: "Take a passkey off; with the last factor the recovery codes go too",
  access,
  params: byId,
  body: z.strictObject(proof),
  answer: changed,
});

/** A name opens nothing, so no password is asked for and every session stays. */
export const renamePasskey = defineEndpoint({
  method: "post",
  path: "account/keamanan/kuncisandi/nama/:id",
  summary: "Call a passkey otherwise",
  access,
  params: byId,
  body: z.strictObject({ nama: passkeyName.schema }),
  answer: securityAnswer,
});

const administration = { pages: ["userdata/resetpassword"], whole: "userdata" } as const;

export const userFactors = defineEndpoint({
  method: "get",
  path: "userdata/faktor/:id",
  summary: "Which second factors a user has",
  access: administration,
  params: byId,
  answer: z.object({ totp: instant.nullable(), kuncisandi: z.int(), sisakode: z.int() }),
});

/** How whoever asked was recognised: it is kept in the audit trail. */
export const proofOfIdentity = longText(
  { en: "How you recognised the person", id: "Cara Anda mengenali orangnya" },
  300,
);

/** For somebody who has lost them all. Ends all sessions of the user and tells them by mail. Not for oneself. */
export const removeUserFactors = defineEndpoint({
  method: "post",
  path: "userdata/faktor/lepas/:id",
  summary: "Take every second factor off a user's account",
  access: administration,
  params: byId,
  body: z.strictObject({ bukti: proofOfIdentity.schema }),
  answer: z.object({ removed: z.boolean() }),
});
