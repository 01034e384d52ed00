import { z } from "zod";
import type { Mailer } from "../mail.ts";
import type { Handler } from "./dispatch.ts";

const payload = z.object({ to: z.string(), subject: z.string(), text: z.string() });

/** Sends the mails of the outbox; the row's id makes a mail that is sent twice recognisable as one. */
export const mailHandler =
  (mailer: Mailer): Handler =>
  (muatan, id) =>
    mailer.send(payload.parse(muatan), `outbox-${id}`);
