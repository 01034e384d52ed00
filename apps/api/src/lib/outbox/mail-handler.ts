import type { Mailer } from "../mail.ts";
import type { Keys } from "../secret.ts";
import type { Handler } from "./dispatch.ts";
import { readMail } from "./enqueue.ts";

/** Sends the mails of the outbox; the row's id makes a mail that is sent twice recognisable as one. */
export const mailHandler =
  (env: Keys, mailer: Pick<Mailer, "send">): Handler =>
  (muatan, id) =>
    mailer.send(readMail(env, muatan), `outbox-${id}`);
