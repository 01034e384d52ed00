import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { typedPassword } from "../../define/field.ts";
import { bookingKinds } from "../catalog/catalog.kinds.ts";
import { optionalMailKinds } from "./mail-choice.rules.ts";
import { mailState } from "./registration.endpoints.ts";

const shown = { pages: ["account"] } as const;
const changed = { pages: ["account/edit"] } as const;
const moment = z.iso.datetime();

/** What `/account` shows beside the account itself. */
export const accountOverview = defineEndpoint({
  method: "get",
  path: "account/overview",
  summary:
    "Which new e-mail address waits, whether mails arrive, which mails are switched off, and whether the account may be closed",
  access: shown,
  answer: z.object({
    /** When the present address was confirmed; null while it is not. */
    emailterverifikasi: moment.nullable(),
    /** A new address whose link can still be used until `kedaluwarsa`; how mails fare at present. */
    emailbaru: z.object({ email: z.string(), kedaluwarsa: moment, mail: mailState }).nullable(),
    /** Mails about their bookings don't arrive at the present address. */
    surelgagal: z.boolean(),
    surelditolak: z.array(z.enum(optionalMailKinds)),
    penutupan: z.object({
      /** Staff accounts are closed by an administrator. */
      olehsendiri: z.boolean(),
      /** What has to come to its end before; the first of many. */
      pesanan: z.array(z.object({ id: z.int(), jenisbooking: z.enum(bookingKinds), objectname: z.string() })),
      /** Refunds that are under way. */
      pengembalian: z.int(),
    }),
  }),
});

export const resendEmailLink = defineEndpoint({
  method: "post",
  path: "account/email/resend",
  summary: "Mail the link to one's new e-mail address again",
  access: changed,
  answer: z.object({ mail: mailState }),
});

export const withdrawEmail = defineEndpoint({
  method: "delete",
  path: "account/email",
  summary: "Keep the present e-mail address: the links to the new one are no longer good",
  access: changed,
  answer: z.object({ withdrawn: z.boolean() }),
});

/** LINK_NOT_VALID for a link that is used, late or unknown; EMAIL_NOT_CHANGED when the address was taken meanwhile. */
export const confirmEmail = defineEndpoint({
  method: "post",
  path: "auth/changeemail",
  summary: "Confirm a new e-mail address by the key of the mailed link",
  access: "public",
  body: z.strictObject({ key: z.string().min(1).max(100) }),
  answer: z.object({ changed: z.literal(true) }),
});

/** One of a person's own sessions. */
const ownSession = z.object({
  id: z.uuid(),
  /** As the browser describes itself; null where that says nothing. */
  browser: z.string().nullable(),
  sistem: z.string().nullable(),
  jenis: z.enum(["desktop", "mobile", "tablet", "other"]),
  alamatip: z.string().nullable(),
  /** Where the address is, as far as its network says: a country (ISO 3166, two letters), or `local`. */
  tempat: z.string().nullable(),
  dibuat: moment,
  /** To the minute. */
  terakhir: moment.nullable(),
  kedaluwarsa: moment,
  /** The session of this call. */
  ini: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;

export const listOwnSessions = defineEndpoint({
  method: "get",
  path: "account/sessions",
  summary: "Where one is signed in; personal API keys are not among them",
  access: shown,
  answer: z.array(ownSession),
});

export const endOwnSession = defineEndpoint({
  method: "post",
  path: "account/sessions/end",
  summary: "Sign out on another device",
  access: shown,
  body: z.strictObject({ id: z.uuid() }),
  answer: z.object({ ended: z.int() }),
});

export const endOtherSessions = defineEndpoint({
  method: "post",
  path: "account/sessions/end_others",
  summary: "Sign out everywhere but here",
  access: shown,
  answer: z.object({ ended: z.int() }),
});

export const chooseMails = defineEndpoint({
  method: "post",
  path: "account/mails",
  summary: "Choose which mails one doesn't want; those about safety and money always come",
  access: changed,
  body: z.strictObject({ surelditolak: z.array(z.enum(optionalMailKinds)).max(optionalMailKinds.length) }),
  answer: z.object({ surelditolak: z.array(z.enum(optionalMailKinds)) }),
});

/** `zip` holds the same json and the files beside it. */
export const downloadOwnData = defineEndpoint({
  method: "post",
  path: "account/data",
  summary: "Everything that is kept about oneself, as json or as a zip with the files",
  access: shown,
  body: z.strictObject({ passwordlama: typedPassword, format: z.enum(["json", "zip"]) }),
  answer: z.file().mime(["application/json", "application/zip"]),
});

/** ACTION_REFUSED with `details.reason` `staff`, `bookings` or `refunds`. Ends every session; signing in again withdraws it. */
export const closeAccount = defineEndpoint({
  method: "post",
  path: "account/close",
  summary: "Ask for one's account to be closed after the days of grace",
  access: changed,
  body: z.strictObject({ passwordlama: typedPassword }),
  answer: z.object({ tutuppada: moment }),
});
