import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { languages } from "../../define/label.ts";
import { bookingKinds } from "../catalog/catalog.kinds.ts";
import { mailResults } from "../system/system.endpoints.ts";
import { accountMails } from "./mail.account.ts";
import { bookingMails, waitlistMails } from "./mail.booking.ts";
import { mailsPage } from "./mail.pages.ts";
import { staffMails } from "./mail.staff.ts";

/** All mails that the system sends, by what they are about: the one list of them. */
export const mailGroups = {
  booking: bookingMails,
  waitlist: waitlistMails,
  account: accountMails,
  staff: staffMails,
} as const;
export type MailGroup = keyof typeof mailGroups;
export const mailGroupNames = ["booking", "waitlist", "account", "staff"] as const satisfies readonly MailGroup[];

export const mailNames = [...bookingMails, ...waitlistMails, ...accountMails, ...staffMails].map(({ name }) => name);
export type MailName = (typeof mailNames)[number];

/** Both one after the other is how customers read whose language isn't known: those without an account. */
export const mailLanguages = [...languages, "both"] as const;
export type MailLanguage = (typeof mailLanguages)[number];

const access = { pages: [mailsPage], whole: "system" } as const;

const params = z.object({ nama: z.enum(mailNames) });
const wish = {
  /** Only mails to customers of bookings come in both; others are in Indonesian then. */
  bahasa: z.enum(mailLanguages),
  /** What the sample is a booking of, where the mail is about one. */
  jenis: z.enum(bookingKinds),
};

export const showMail = defineEndpoint({
  method: "get",
  path: `${mailsPage}/:nama`,
  summary: "A mail that the system sends, made of a sample",
  access,
  params,
  query: z.object(wish),
  answer: z.object({
    subject: z.string(),
    /** What the list of mails shows beside the subject. */
    preheader: z.string(),
    html: z.string(),
    text: z.string(),
    lampiran: z.array(
      z.object({
        nama: z.string(),
        /** Papers of bookings are made of what is stored: a sample has none. */
        disertakan: z.boolean(),
      }),
    ),
  }),
});
export type ShownMail = z.output<typeof showMail.answer>;

/** The very mail, with a subject that says that it is a trial. Refused where the address isn't confirmed, and too often. */
export const tryMail = defineEndpoint({
  method: "post",
  path: `${mailsPage}/:nama`,
  summary: "Send a mail that is made of a sample to one's own address",
  access,
  params,
  body: z.strictObject(wish),
  answer: z.object({
    result: z.enum(mailResults),
    /** The server's own words, where it had some. */
    detail: z.string().nullable(),
    /** Where it went. */
    email: z.string(),
  }),
});
