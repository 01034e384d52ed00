import { type Label, type Language, languages } from "@retribusi/contract/define/label";
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
  /** That it is written in, where it is written in one. */
  readonly language?: Language | undefined;
}

/** A mail that its receiver may have switched off; one without a choice always goes. */
export interface ChosenMail extends Mail {
  readonly choice?: {
    readonly kind: OptionalMailKind;
    /** `userdata.surelditolak` of the receiver. */
    readonly refused: string;
  };
}

type Choice = ChosenMail["choice"];

/** The one place that asks whether the receiver wants it. */
const isRefused = (choice: Choice): boolean =>
  choice !== undefined && readRefused(choice.refused).includes(choice.kind);

/** Mails of one booking are sent in the order of their rows. */
const ofBooking = (bookingid: number) => `booking:${bookingid}`;

/** Leaves a mail to be sent after commit: a row of the caller's transaction. */
export async function enqueueMail(
  tx: Transaction,
  { choice, ...mail }: ChosenMail,
  bookingid: number | null,
): Promise<void> {
  if (isRefused(choice)) return;
  const urut = bookingid === null ? null : ofBooking(bookingid);
  await insertRows(sqlOf(tx), "outbox", [{ jenis: "mail", bookingid, urut, muatan: { ...mail } }]);
}

/** Kind of the outbox: a mail to the customer of a booking, which is made at the moment it is sent. */
export const letterKind = "surat";

/** What is said to a customer, as it was true when it happened. */
export interface Letter {
  readonly to: string;
  /** One language, or both for somebody whose language isn't known, the first one first. */
  readonly bahasa: readonly Language[];
  /** The action of the machine, or what else happened. */
  readonly aksi: string;
  readonly subject: Label;
  readonly body: Label;
}

/** Leaves a mail about a booking, which is made when it is sent: with what is true then of bill and papers. */
export async function enqueueLetter(
  tx: Transaction,
  { choice, ...letter }: Letter & { readonly choice?: Choice },
  bookingid: number,
): Promise<void> {
  if (isRefused(choice)) return;
  const row = { jenis: letterKind, bookingid, urut: ofBooking(bookingid), muatan: { ...letter } };
  await insertRows(sqlOf(tx), "outbox", [row]);
}

/** Kind of the outbox: what happened to a booking. */
export const newsKind = "booking";

/**
 * Leaves what happened to a booking to be told after commit, in the order in which it happened. In an order of its own: mails that can't be sent
 * hold nothing up but later mails.
 */
export async function enqueueNews(tx: Transaction, bookingid: number, news: object): Promise<void> {
  const row = { jenis: newsKind, bookingid, urut: `news:${bookingid}`, muatan: { ...news } };
  await insertRows(sqlOf(tx), "outbox", [row]);
}

/** Takes a row to be told in this transaction, once; answers whether it was still to be told. */
export async function takeMessage(tx: Transaction, id: number): Promise<boolean> {
  const taken = await tx.$executeRaw`UPDATE outbox SET status = 'terkirim', tglkirim = UTC_TIMESTAMP(3), sewa = NULL,
    sewasampai = NULL, galat = NULL WHERE id = ${id} AND status = 'diproses'`;
  return taken > 0;
}

/**
 * Leaves a mail whose text opens something for whoever reads it, so that neither the table nor a copy of it does: the text waits sealed.
 * The address stays readable, because mails of a person are found by it when their account is closed. Answers with the row's id.
 */
export async function enqueueSealedMail(env: Keys, tx: Transaction, { text, ...open }: Mail): Promise<number> {
  const muatan = { ...open, tertutup: sealSecret(env, text) };
  return (await tx.outbox.create({ data: { jenis: "mail", muatan } })).id;
}

const head = { to: z.string(), subject: z.string(), language: z.enum(languages).optional() };
const waiting = z.union([z.object({ ...head, text: z.string() }), z.object({ ...head, tertutup: z.string() })]);

/** A mail as it waits in the outbox, sealed or not. Throws SecretUnreadable. */
export function readMail(env: Keys, muatan: unknown): Mail {
  const mail = waiting.parse(muatan);
  if ("text" in mail) return mail;
  const { tertutup, ...open } = mail;
  return { ...open, text: openSecret(env, tertutup) };
}
