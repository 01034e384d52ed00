import type { Count } from "@retribusi/contract/define/count";
import { type listInbox, mostUnread } from "@retribusi/contract/features/inbox/inbox.endpoints";
import type { Database } from "@retribusi/db/client";
import type { z } from "zod";
import type { Transaction } from "../../lib/transaction.ts";

const usual = 20;

/** One page of what was told to somebody. Ids grow with time, so the place of a page is found by one of them. */
export async function listInboxOf(
  { prisma }: Database,
  userid: number,
  { sebelum, belum, limit = usual }: z.output<typeof listInbox.query>,
): Promise<z.input<typeof listInbox.answer>> {
  const found = await prisma.inbox.findMany({
    where: { userid, ...(sebelum ? { id: { lt: sebelum } } : {}), ...(belum ? { dibaca: null } : {}) },
    select: {
      ...{ id: true, judul: true, isi: true, bookingid: true, halaman: true, dibaca: true, date_created: true },
      booking: { select: { jenisbooking: true } },
    },
    orderBy: { id: "desc" },
    take: limit + 1,
  });
  const records = found.slice(0, limit).map(({ booking, dibaca, date_created, ...letter }) => ({
    ...letter,
    jenisbooking: booking?.jenisbooking ?? null,
    dibaca: dibaca?.toISOString() ?? null,
    date_created: date_created.toISOString(),
  }));
  return { records, hasMore: found.length > limit };
}

/** Counts no further than is shown. */
export async function countUnreadOf({ inbox }: Pick<Transaction, "inbox">, userid: number): Promise<Count> {
  const num = await inbox.count({ where: { userid, dibaca: null }, take: mostUnread + 1 });
  return num > mostUnread ? { num: mostUnread, more: true } : { num };
}
