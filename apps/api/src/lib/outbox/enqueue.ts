import { type OptionalMailKind, readRefused } from "@retribusi/contract/features/identity/mail-choice.rules";
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
  await tx.outbox.create({
    data: {
      jenis: "mail",
      bookingid,
      urut: bookingid === null ? null : `booking:${bookingid}`,
      muatan: { ...mail },
    },
  });
}
