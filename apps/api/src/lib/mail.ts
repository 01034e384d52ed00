import { createTransport } from "nodemailer";
import type { Env } from "../env.ts";
import type { Mail } from "./outbox/enqueue.ts";

/** The way mails leave. A mail that is sent twice with the same `id` is recognised as one by mail programs. */
export interface Mailer {
  send(mail: Mail, id: string): Promise<void>;
  close(): void;
}

const milliseconds = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends through the server of SMTP_URL over a few kept connections; undefined when none is set. Throws what the server answers. */
export function createMailer({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Env): Mailer | undefined {
  if (SMTP_URL === "") return;
  const transport = createTransport(
    { url: SMTP_URL, pool: true, maxConnections: 2, ...milliseconds },
    { from: MAIL_FROM, disableFileAccess: true, disableUrlAccess: true },
  );
  const { hostname } = new URL(PUBLIC_URL);
  return {
    async send({ to, subject, text }, id) {
      // An object and not a text, so that a comma in an address can't make two people of it.
      await transport.sendMail({ to: { name: "", address: to }, subject, text, messageId: `<${id}@${hostname}>` });
    },
    close: () => transport.close(),
  };
}
