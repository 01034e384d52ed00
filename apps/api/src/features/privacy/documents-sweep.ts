import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import { codesOf, isOver, stateNames } from "@retribusi/contract/features/booking/booking.states";
import { bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { retention } from "@retribusi/contract/features/privacy/privacy.rules";
import { readerOptions, sqlInstant } from "@retribusi/db/client";
import { Prisma } from "@retribusi/db/generated/client";
import { z } from "zod";
import type { Deps } from "../../lib/deps.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";
import { releaseFiles, sweepFiles } from "../files/removal.ts";
import { findSettings } from "../system/settings.query.ts";

const day = 24 * 3_600_000;
/** So many bookings in one run; the next one goes on. */
const most = 500;

const ended = codesOf(stateNames.filter(isOver));
const systemActor = { userid: null, role: null } as const;

const due = z.array(z.object({ id: z.int(), jenisbooking: z.enum(bookingKinds) }));

/**
 * Bookings that ended before the moment and still have documents or messages. Begins with those, of which there are few: they go with
 * their time. While a refund is open they stay, because whoever decides about it may have to look at them.
 */
async function listDue({ db }: Pick<Deps, "db">, before: Date) {
  const sql = `SELECT DISTINCT b.id, b.jenisbooking FROM (
      SELECT bookingid FROM booking_dokumen UNION SELECT bookingid FROM percakapan) d JOIN booking b ON b.id = d.bookingid
    WHERE b.statusbooking IN (${ended.join(", ")}) AND b.tglstatus < ? AND NOT EXISTS (
      SELECT 1 FROM pengembalian r WHERE r.bookingid = b.id AND r.statuspengembalian NOT IN ('ditolak', 'dibayar'))
    LIMIT ?`;
  return due.parse(await db.pool.query({ ...readerOptions, sql }, [sqlInstant(before), most]));
}

/** Takes documents and messages from a booking; files that nothing else uses are left to be thrown away. Answers what it had. */
async function removeFrom(tx: Transaction, id: number, before: Date, now: Date): Promise<string[]> {
  // Taken up again meanwhile: its documents are needed.
  const marked = await tx.$executeRaw`
    UPDATE booking SET dokumendihapus = IF(EXISTS (SELECT 1 FROM booking_dokumen d WHERE d.bookingid = ${id}), ${now}, dokumendihapus), date_updated = date_updated
    WHERE id = ${id} AND tglstatus < ${before} AND statusbooking IN (${Prisma.join([...ended])})`;
  if (marked === 0) return [];
  const documents = await tx.booking_dokumen.findMany({ where: { bookingid: id } });
  const ids = documents.map(({ berkasid }) => berkasid);
  await tx.booking_dokumen.deleteMany({ where: { bookingid: id } });
  await releaseFiles(tx, ids);
  const { count } = await tx.percakapan.deleteMany({ where: { bookingid: id } });
  await tx.percakapan_dibaca.deleteMany({ where: { bookingid: id } });
  return [...documents.map(({ jenis }) => jenis), ...(count > 0 ? ["percakapan"] : [])];
}

/**
 * Removes the documents and messages of bookings that ended longer ago than Pengaturan allows, rows and files; answers with the number of bookings.
 * Bills, receipts and payments are other rows and stay. A file that a crash leaves behind is an unused one and goes with those.
 */
export async function sweepDocuments(deps: Deps): Promise<number> {
  const { db, clock } = deps;
  const { retensidokumen } = await findSettings(db.prisma);
  const now = clock.now();
  const before = new Date(now.getTime() - (retensidokumen ?? retention.documents) * day);
  const bookings = await listDue(deps, before);
  for (const { id, jenisbooking } of bookings) {
    await inTransaction(db, async (tx) => {
      const kinds = await removeFrom(tx, id, before, now);
      if (kinds.length === 0) return;
      const entry = { aksi: "hapus_dokumen", entitas: bookingEntity[jenisbooking], kunci: String(id) } as const;
      await writeAudit(tx, systemActor, "", { ...entry, sesudah: { dokumen: kinds } });
    });
  }
  if (bookings.length > 0) await sweepFiles(deps);
  return bookings.length;
}
