import { sqlOf } from "@retribusi/db/sql";
import { insertRows } from "@retribusi/db/write";
import type { Transaction } from "../../../lib/transaction.ts";

/** Kinds of the outbox: what happened to somebody's place in a waitlist, and the mail of it, which is made when it is sent. */
export const waitlistKinds = { news: "tunggu", letter: "surat-tunggu" } as const;

/** What somebody who waits is told: units are offered, the offer has lapsed, or the time has come without any. */
export const waitlistEvents = ["ditawari", "lewat", "berakhir"] as const;
export type WaitlistEvent = (typeof waitlistEvents)[number];

export interface WaitlistNews {
  readonly id: number;
  readonly event: WaitlistEvent;
}

/** Rows of the outbox about these places, in the order in which it happened to each. */
export async function enqueueWaiting(
  tx: Transaction,
  kind: keyof typeof waitlistKinds,
  news: readonly WaitlistNews[],
): Promise<void> {
  const rows = news.map(({ id, event }) => ({
    jenis: waitlistKinds[kind],
    bookingid: null,
    urut: `${kind === "news" ? "waiting" : "wait"}:${id}`,
    muatan: { id, event },
  }));
  await insertRows(sqlOf(tx), "outbox", rows);
}
