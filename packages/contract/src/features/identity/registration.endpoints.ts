import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { typedPassword } from "../../define/field.ts";
import { languages } from "../../define/label.ts";
import { passwordWeaknesses } from "./password.rules.ts";
import { userdata } from "./userdata.entity.ts";

const { username, email, fullname, noidentitas, notelp, alamat, jenisakun, namaorganisasi, nib } = userdata.fields;

/** A field of a form that was left empty isn't there. */
const given = <S extends z.ZodType>(schema: S) =>
  z.union([z.literal("").transform(() => undefined), schema]).optional();
const typed = <S extends z.ZodType>({ schema }: { readonly schema: z.ZodNullable<S> }) => schema.unwrap();

/** Solution of a challenge of `auth/captcha`. */
const captcha = z.string().max(4000);

/** An address of the application that goes on after signing in; one of anywhere else is none. */
const onward = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])/)
  .optional()
  .catch(undefined);

/**
 * What is told of the mail: `sent` waits for the next seconds, `late` for a mail server that doesn't answer at present, `failed` for one
 * that nobody has set up.
 */
export const mailState = z.enum(["sent", "late", "failed"]);
export type MailState = z.output<typeof mailState>;

/**
 * Makes an account that opens when its owner follows the link in the mail. The answer is the same when somebody has an account with this
 * address: they get another mail. In a multipart form the letter comes after all other fields.
 */
export const register = defineEndpoint({
  method: "post",
  path: "auth/register",
  summary: "Register an account of a citizen or an organisation",
  access: "public",
  form: true,
  upload: { field: "suratorganisasi", files: 1 },
  body: z.strictObject({
    username: username.schema,
    email: email.schema,
    fullname: fullname.schema,
    noidentitas: typed(noidentitas),
    notelp: typed(notelp),
    alamat: given(typed(alamat)),
    password: typedPassword,
    konfirmasipassword: typedPassword,
    jenisakun: jenisakun.schema,
    namaorganisasi: given(typed(namaorganisasi)),
    /** 13 digits; without one an organisation sends a letter. */
    nib: given(typed(nib)),
    bahasa: z.enum(languages),
    /** The version of the privacy notice that was agreed to. */
    privasiversi: z.string().max(16).optional(),
    tujuan: onward,
    captcha,
  }),
  answer: z.object({ mail: mailState }),
});

/** Whether somebody has this user name: true or false. A captcha is needed once CAPTCHA_REQUIRED was answered. */
export const usernameExists = defineEndpoint({
  method: "post",
  path: "auth/username_exist",
  summary: "Whether a user name is taken",
  access: "public",
  body: z.strictObject({ username: username.schema, captcha: captcha.optional() }),
  answer: z.boolean(),
});

/**
 * Whether a password that somebody is choosing is guessed first; null when it isn't. Says nothing of any account, is kept nowhere, and is
 * only a hint: sending the form decides.
 */
export const checkPassword = defineEndpoint({
  method: "post",
  path: "auth/password_check",
  summary: "Whether a password is among those that are guessed first",
  access: "public",
  body: z.strictObject({ password: typedPassword.min(1) }),
  answer: z.object({ kelemahan: z.enum(passwordWeaknesses).nullable() }),
});

/** `isWaiting`: the account waits for a review before it opens. `tujuan`: where to go on to after signing in. */
const confirmed = z.object({ isWaiting: z.boolean(), tujuan: z.string().nullable() });

/** What EMAIL_VERIFIED carries for whoever uses a good link once more: the same way on. */
export const confirmedBefore = confirmed.catch({ isWaiting: false, tujuan: null });

/** `key`: the secret part of a link that was sent by mail. */
export const verifyEmail = defineEndpoint({
  method: "post",
  path: "auth/verifyemail",
  summary: "Confirm the e-mail address of a new account",
  access: "public",
  body: z.strictObject({ key: z.string().min(1).max(100), captcha: captcha.optional() }),
  answer: confirmed,
});

/** The answer is the same whether or not an account waits for this address to be confirmed. */
export const sendVerification = defineEndpoint({
  method: "post",
  path: "auth/verifyemail/send",
  summary: "Send the link that confirms an e-mail address again",
  access: "public",
  body: z.strictObject({ email: email.schema, captcha }),
  answer: z.object({ mail: mailState }),
});
