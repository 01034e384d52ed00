import type { Language } from "@retribusi/contract/define/label";
import { createTransport } from "nodemailer";
import type { Letter, Sender } from "./letter/letter.ts";
import { letterHtml } from "./letter/letter-html.ts";
import { withClosing } from "./letter/letter-text.ts";
import { plainLetter } from "./letter/plain-letter.ts";
import type { Mail } from "./outbox/enqueue.ts";
import { tellLanguage } from "./web-address.ts";

export interface Attachment {
  readonly filename: string;
  /** Media type. */
  readonly type: string;
  readonly body: Buffer;
}

/** A mail with its layout: text and HTML say who sends it. */
export interface RichMail extends Mail {
  /** The first one, where it is written in both. */
  readonly language: Language;
  readonly html: string;
  readonly attachments: readonly Attachment[];
}

/** One that is nothing but a text gets the layout of all others where it leaves. */
export type AnyMail = (Mail & { readonly html?: never }) | RichMail;

/** The way mails leave. A mail that is sent twice with the same `id` is recognised as one by mail programs. */
export interface Mailer {
  send(mail: AnyMail, id: string): Promise<void>;
  close(): void;
}

export interface MailSettings {
  /** `smtp://user:password@host:587`; user and password may also stand beside it. */
  readonly url: string;
  readonly user: string | null;
  readonly password: string | null;
  /** A whole line, or a name and its address. */
  readonly from: string | { readonly name: string; readonly address: string };
  /** The address that citizens open: mails are named after its host. */
  readonly publicUrl: string;
  /** Stands above every mail. */
  readonly name: string;
  /** The last lines of every mail: how whoever sends it is reached. None where that isn't known. */
  readonly closing: readonly string[];
}

const milliseconds = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** A mail that is nothing but a text, with the layout of all others. */
export function dress(mail: AnyMail, sender: Sender): Omit<RichMail, "to" | "language"> {
  if (mail.html !== undefined) return mail;
  const { subject, text } = mail;
  const html = letterHtml(letterOfMail(mail), sender);
  return { subject, text: withClosing(text, sender.closing), html, attachments: [] };
}

export const letterOfMail = ({ subject, text, language }: Mail): Letter => ({
  subject,
  parts: [plainLetter(text, language)],
});

/** Sends over a few kept connections. Throws what the server answers. */
export function createMailer({ url, user, password, from, publicUrl, name, closing }: MailSettings): Mailer {
  const auth = user === null ? {} : { auth: { user, pass: password ?? "" } };
  const transport = createTransport(
    { url, ...auth, pool: true, maxConnections: 2, ...milliseconds },
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  const { hostname } = new URL(publicUrl);
  const linked = (part: string, language: Language | undefined) =>
    language ? tellLanguage({ PUBLIC_URL: publicUrl }, part, language) : part;
  return {
    async send(mail, id) {
      const { subject, text, html, attachments } = dress(mail, { name, closing, own: publicUrl });
      await transport.sendMail({
        // An object and not a text, so that a comma in an address can't make two people of it.
        to: { name: "", address: mail.to },
        messageId: `<${id}@${hostname}>`,
        subject,
        text: linked(text, mail.language),
        html: linked(html, mail.language),
        attachments: attachments.map(({ filename, type, body }) => ({ filename, contentType: type, content: body })),
      });
    },
    close: () => transport.close(),
  };
}
