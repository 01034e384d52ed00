import { randomBytes, randomUUID } from "node:crypto";
import type { Database } from "@retribusi/db/client";
import { type dokumen_laporan, Prisma } from "@retribusi/db/generated/client";
import type { Deps } from "../../lib/deps.ts";
import type { Logger } from "../../lib/log.ts";
import { retried } from "../../lib/transaction.ts";

/** A document that this process may make until its lease ends. */
export type ClaimedDocument = dokumen_laporan & { readonly sewa: string; readonly berkas: string };

/** A process that dies gives its document back after so long; one that works renews its lease much more often. */
const leaseSeconds = 120;
const often = 2_000;

/** A document whose process died so often is given up: perhaps it was the document. */
export const mostTries = 3;

const due = Prisma.sql`d.userid IS NOT NULL AND (d.status = 'antri' OR (d.status = 'diproses' AND d.sewasampai < UTC_TIMESTAMP(3)))`;

/** The folder is none of those whose files have an address. */
const newPath = (): string => `laporan/${randomBytes(16).toString("hex")}`;

async function claimOne({ prisma }: Database, id: number): Promise<ClaimedDocument | undefined> {
  const sewa = randomUUID();
  const path = newPath();
  await retried(
    () => prisma.$executeRaw`UPDATE dokumen_laporan d
      SET d.status = 'diproses', d.sewa = ${sewa}, d.percobaan = d.percobaan + 1, d.kemajuan = 0,
        d.berkas = ${path}, d.sewasampai = UTC_TIMESTAMP(3) + INTERVAL ${leaseSeconds} SECOND
      WHERE d.id = ${id} AND ${due}`,
  );
  // The lease says whose it is, also when the first try was committed without our being told.
  const row = await prisma.dokumen_laporan.findFirst({ where: { id, sewa } });
  return row?.berkas ? { ...row, sewa, berkas: row.berkas } : undefined;
}

/**
 * Claims the oldest document that waits or whose process has died; committed before anything is made. Each claim has a path of its own,
 * so that a process that was only slow can't touch the file of the one that took over; what a dead one left there goes.
 */
export async function claimDocument({ db, files }: Pick<Deps, "db" | "files">): Promise<ClaimedDocument | undefined> {
  const rows = await db.prisma.$queryRaw<{ id: number; berkas: string | null }[]>`
    SELECT d.id, d.berkas FROM dokumen_laporan d WHERE ${due} ORDER BY d.id LIMIT 10`;
  for (const { id, berkas } of rows) {
    const claimed = await claimOne(db, Number(id));
    if (claimed && berkas) await files.remove(berkas);
    if (claimed) return claimed;
  }
  return;
}

/** Gives a document back unmade, to be taken up again. It counts as a try unless this process ends before it could finish. */
export const giveBack = ({ prisma }: Database, { id, sewa }: ClaimedDocument, isTry: boolean) =>
  prisma.$executeRaw`UPDATE dokumen_laporan SET status = 'antri', sewa = NULL, sewasampai = NULL, kemajuan = 0,
      percobaan = percobaan - ${isTry ? 0 : 1}
    WHERE id = ${id} AND sewa = ${sewa}`;

/**
 * Renews the lease and tells the progress while a document is made. `onLost`: the document was removed, or another process has taken it
 * over.
 */
export function keepLease(
  { prisma }: Database,
  { id, sewa }: ClaimedDocument,
  progress: () => { readonly rows: number; readonly all: number | null },
  onLost: () => void,
  log: Logger,
): () => void {
  let isBusy = false;
  const renew = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      const { rows, all } = progress();
      const kept = await prisma.$executeRaw`UPDATE dokumen_laporan
        SET sewasampai = UTC_TIMESTAMP(3) + INTERVAL ${leaseSeconds} SECOND, kemajuan = ${rows}, jumlah = ${all}
        WHERE id = ${id} AND sewa = ${sewa} AND userid IS NOT NULL`;
      if (kept === 0) onLost();
    } catch (error) {
      // The lease is long enough for the next one.
      log.warn({ err: error, document: id }, "the progress of a document could not be written");
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => void renew(), often);
  return () => clearInterval(timer);
}
