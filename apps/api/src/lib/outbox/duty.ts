import { languages } from "@retribusi/contract/define/label";
import { type OptionalMailKind, readRefused } from "@retribusi/contract/features/identity/mail-choice.rules";
import { sqlOf } from "@retribusi/db/sql";
import { insertRows } from "@retribusi/db/write";
import { z } from "zod";
import type { Transaction } from "../transaction.ts";

/** Kind of the outbox: a mail to somebody of the staff about what they have to do. */
export const dutyKind = "tugas";

export const dutyPayload = z.object({
  to: z.string(),
  bahasa: z.enum(languages),
  subject: z.string(),
  paragraphs: z.array(z.string()),
  /** What there is, and the page of the web where it is. */
  facts: z.array(z.object({ label: z.string(), value: z.string(), path: z.string().optional() })).default([]),
  /** Where it is done. */
  link: z.object({ label: z.string(), path: z.string() }),
  /** What happened to the booking, where the mail isn't sent any more once somebody has answered it. */
  aksi: z.string().optional(),
});
export type DutyMail = z.input<typeof dutyPayload>;

/** Somebody of the staff, as an account is stored. */
export interface Worker {
  readonly userid: number;
  readonly email: string;
  readonly bahasa: string;
  readonly surelditolak: string;
}

interface Duty {
  readonly worker: Worker;
  readonly mail: Omit<DutyMail, "to">;
  /** The kind that they may have switched off; a duty of their office has none and always goes. */
  readonly choice?: OptionalMailKind | undefined;
}

/** Mails to one person are sent in order, and none waits for somebody else's mailbox. */
export const orderOfDuties = (userid: number) => `tugas:${userid}`;

/** Leaves mails to staff to be made and sent after commit. The one place that asks whether they want them. */
export async function enqueueDuties(tx: Transaction, duties: readonly Duty[], bookingid: number | null): Promise<void> {
  const wanted = duties.filter(
    ({ worker, choice }) => choice === undefined || !readRefused(worker.surelditolak).includes(choice),
  );
  const rows = wanted.map(({ worker, mail }) => ({
    ...{ jenis: dutyKind, bookingid, urut: orderOfDuties(worker.userid) },
    muatan: { ...mail, to: worker.email },
  }));
  if (rows.length > 0) await insertRows(sqlOf(tx), "outbox", rows);
}
