import { randomUUID } from "node:crypto";
import type { Database } from "@retribusi/db/client";
import { Prisma } from "@retribusi/db/generated/client";
import { retried } from "../transaction.ts";

/** A message that this process may send until its lease ends. */
export interface Claimed {
  readonly id: number;
  readonly jenis: string;
  readonly muatan: unknown;
  /** This attempt included. */
  readonly percobaan: number;
  readonly sewa: string;
}

const leaseSeconds = 120;

const due = Prisma.sql`((o.status = 'antri' AND o.tersediapada <= UTC_TIMESTAMP(3))
  OR (o.status = 'diproses' AND o.sewasampai < UTC_TIMESTAMP(3)))`;

/** A message waits for earlier ones of its key: what a customer is told comes in the order in which it happened. */
const isNext = Prisma.sql`(o.urut IS NULL OR NOT EXISTS (
  SELECT 1 FROM outbox e WHERE e.urut = o.urut AND e.id < o.id AND e.status IN ('antri', 'diproses')))`;

async function claimOne({ prisma }: Database, id: number): Promise<Claimed | undefined> {
  const sewa = randomUUID();
  await retried(
    () => prisma.$executeRaw`UPDATE outbox o
      SET o.status = 'diproses', o.sewa = ${sewa}, o.percobaan = o.percobaan + 1,
        o.sewasampai = UTC_TIMESTAMP(3) + INTERVAL ${leaseSeconds} SECOND
      WHERE o.id = ${id} AND ${due}`,
  );
  // The lease says whose it is, also when the first try was committed without our being told.
  const row = await prisma.outbox.findFirst({
    where: { id, sewa },
    select: { jenis: true, muatan: true, percobaan: true },
  });
  return row ? { id, sewa, ...row } : undefined;
}

/**
 * Claims messages of these kinds that are due. A claim is committed before anything is sent, so that of several processes one sends it;
 * a process that dies gives it back when the lease ends.
 */
export async function claimMessages(db: Database, kinds: readonly string[], limit: number): Promise<Claimed[]> {
  if (kinds.length === 0) return [];
  const rows = await db.prisma.$queryRaw<{ id: number }[]>`SELECT o.id FROM outbox o
    WHERE ${due} AND o.jenis IN (${Prisma.join([...kinds])}) AND ${isNext} ORDER BY o.id LIMIT ${limit}`;
  const claimed: Claimed[] = [];
  for (const { id } of rows) {
    try {
      const message = await claimOne(db, Number(id));
      if (message) claimed.push(message);
    } catch (error) {
      // What is claimed is sent all the same, or it would wait for the end of its lease.
      if (claimed.length === 0) throw error;
      break;
    }
  }
  return claimed;
}
