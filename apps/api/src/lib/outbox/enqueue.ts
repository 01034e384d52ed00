import type { Transaction } from "../transaction.ts";

/** A mail as it waits in the outbox. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

/**
 * Leaves a mail to be sent after commit: a row of the caller's transaction. Mails of one booking are sent in the order of their rows.
 */
export async function enqueueMail(tx: Transaction, mail: Mail, bookingid: number | null): Promise<void> {
  await tx.outbox.create({
    data: {
      jenis: "mail",
      bookingid,
      urut: bookingid === null ? null : `booking:${bookingid}`,
      muatan: { ...mail },
    },
  });
}
