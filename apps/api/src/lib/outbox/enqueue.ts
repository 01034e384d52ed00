import { type OptionalMailKind, readRefused } from "@retribusi/contract/features/identity/mail-choice.rules";
import { sqlOf } from "@retribusi/db/sql";
import { insertRows } from "@retribusi/db/write";
import { z } from "zod";
import { type Keys, openSecret, sealSecret } from "../secret.ts";
import type { Transaction } from "../transaction.ts";

/** A mail as it waits in the outbox. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

/** A mail that its receiver may have switched off; one without a choice always goes. */
export interface ChosenMail extends Mail {
  readonly choice?: {
    readonly kind: OptionalMailKind;
    /** `userdata.surelditolak` of the receiver. */
    readonly refused: string;
  };
}

/**
 * Leaves a mail to be sent after commit: a row of the caller's transaction. Mails of one booking are sent in the order of their rows.
 * This is the one place that asks whether the receiver wants it.
 */
export async function enqueueMail(
  tx: Transaction,
  { choice, ...mail }: ChosenMail,
  bookingid: number | null,
): Promise<void> {
  if (choice && readRefused(choice.refused).includes(choice.kind)) return;
  const urut = bookingid === null ? null : `booking:${bookingid}`;
  await insertRows(sqlOf(tx), "outbox", [{ jenis: "mail", bookingid, urut, muatan: { ...mail } }]);
}

/**
 * Leaves a mail whose text opens something for whoever reads it, so that neither the table nor a copy of it does: the text waits sealed.
 * The address stays readable, because mails of a person are found by it when their account is closed. Answers with the row's id.
 */
export async function enqueueSealedMail(env: Keys, tx: Transaction, { to, subject, text }: Mail): Promise<number> {
  const muatan = { to, subject, tertutup: sealSecret(env, text) };
  return (await tx.outbox.create({ data: { jenis: "mail", muatan } })).id;
}

const head = { to: z.string(), subject: z.string() };
const waiting = z.union([z.object({ ...head, text: z.string() }), z.object({ ...head, tertutup: z.string() })]);

/** A mail as it waits in the outbox, sealed or not. Throws SecretUnreadable. */
export function readMail(env: Keys, muatan: unknown): Mail {
  const mail = waiting.parse(muatan);
  if ("text" in mail) return mail;
  const { to, subject, tertutup } = mail;
  return { to, subject, text: openSecret(env, tertutup) };
}
