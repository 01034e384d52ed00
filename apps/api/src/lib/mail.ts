import { createTransport } from "nodemailer";
import type { Mail } from "./outbox/enqueue.ts";

/** The way mails leave. A mail that is sent twice with the same `id` is recognised as one by mail programs. */
export interface Mailer {
  send(mail: Mail, id: string): Promise<void>;
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
  /** The last lines of every mail: how whoever sends it is reached. None where that isn't known. */
  readonly closing: readonly string[];
}

const milliseconds = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends over a few kept connections. Throws what the server answers. */
export function createMailer({ url, user, password, from, publicUrl, closing }: MailSettings): Mailer {
  const auth = user === null ? {} : { auth: { user, pass: password ?? "" } };
  const transport = createTransport(
    { url, ...auth, pool: true, maxConnections: 2, ...milliseconds },
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  const { hostname } = new URL(publicUrl);
  return {
    async send({ to, subject, text: body }, id) {
      const text = closing.length === 0 ? body : [body.trimEnd(), "", "—", ...closing].join("\n");
      // An object and not a text, so that a comma in an address can't make two people of it.
      await transport.sendMail({ to: { name: "", address: to }, subject, text, messageId: `<${id}@${hostname}>` });
    },
    close: () => transport.close(),
  };
}
