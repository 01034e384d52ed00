import { offerEnds, offersFor, type WaitState } from "@retribusi/contract/features/booking/booking.waitlist";
import { sqlInstant } from "@retribusi/db/client";
import { clock, int, rowsOf } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import type { Transaction } from "../../../lib/transaction.ts";
import { capacityOf, takenDuring } from "../availability.ts";
import { objectZone } from "../object.query.ts";
import { spanOf, waitingFor } from "./waiting.query.ts";
import { enqueueWaiting, type WaitlistEvent } from "./waitlist-news.ts";

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);

const objectOf = (objectid: number) =>
  ({
    where: { objectid },
    select: {
      ...{ objectid: true, jumlahobject: true, jedamenit: true, zonawaktu: true, statusobject: true },
      tbl_pemda: { select: { zonawaktu: true } },
    },
  }) as const;

/** What has to happen to the places in an object's waitlist. */
interface Due {
  /** Offers that nobody took in time. */
  readonly lapsed: readonly number[];
  /** What was waited for has begun. */
  readonly begun: readonly number[];
  readonly offered: readonly number[];
  /** Until when what is offered is held. */
  readonly bataswaktu: Date;
}

const none = { lapsed: [], begun: [], offered: [] };

/** Reads what is due of an object. Only with its inventory in hand does it stay so. */
async function readDue(tx: Transaction, now: Date, objectid: number): Promise<Due> {
  const { waiting, lapsed } = await ask(sqlOf(tx), {
    waiting: waitingFor(objectid),
    lapsed: rowsOf(
      { id: int("d.id") },
      "FROM daftar_tunggu d WHERE d.objectid = ? AND d.keadaan = 'ditawari' AND d.bataswaktu < ? ORDER BY d.id",
      [objectid, sqlInstant(now)],
    ),
  });
  const coming = waiting.filter(({ start }) => start > now);
  const ended = { ...none, lapsed: idsOf(lapsed), begun: idsOf(waiting.filter(({ start }) => start <= now)) };
  const object = coming.length > 0 ? await tx.mst_objectretribusi.findUnique(objectOf(objectid)) : null;
  if (object?.statusobject !== 1) return { ...ended, bataswaktu: now };
  const { taken } = await ask(sqlOf(tx), {
    taken: takenDuring([{ objects: [object], during: spanOf(coming) }], { now }),
  });
  const offered = idsOf(offersFor(coming, capacityOf(object, taken(objectid))));
  return { ...ended, offered, bataswaktu: offerEnds(now, objectZone(object)) };
}

const isDue = ({ lapsed, begun, offered }: Due): boolean => lapsed.length + begun.length + offered.length > 0;

interface Move {
  readonly from: WaitState;
  readonly to: WaitlistEvent;
  readonly bataswaktu?: Date;
}

/** Moves places in the list that are still as they were read, and leaves the news of it. */
async function move(tx: Transaction, now: Date, ids: readonly number[], { from, to, bataswaktu }: Move) {
  if (ids.length === 0) return;
  await tx.daftar_tunggu.updateMany({
    where: { id: { in: [...ids] }, keadaan: from },
    data: { keadaan: to, bataswaktu: bataswaktu ?? null, diubah: now },
  });
  await enqueueWaiting(
    tx,
    "news",
    ids.map((id) => ({ id, event: to })),
  );
}

/**
 * Offers what is free of an object to whoever waits for it, in their order; offers that nobody took and waits whose time has begun end. Only valid
 * with the inventory in hand.
 */
export async function offerWaiting(tx: Transaction, now: Date, objectid: number): Promise<void> {
  const { lapsed, begun, offered, bataswaktu } = await readDue(tx, now, objectid);
  await move(tx, now, lapsed, { from: "ditawari", to: "lewat" });
  await move(tx, now, begun, { from: "menunggu", to: "berakhir" });
  await move(tx, now, offered, { from: "menunggu", to: "ditawari", bataswaktu });
}

/** The objects of which something can be offered, or an offer has lapsed: read without taking anything, and judged again by whoever takes it. */
export async function findDue(prisma: Transaction): Promise<number[]> {
  const { waited, now } = await ask(sqlOf(prisma), {
    waited: rowsOf(
      { objectid: int("d.objectid") },
      `FROM daftar_tunggu d WHERE d.keadaan = 'menunggu' OR (d.keadaan = 'ditawari' AND d.bataswaktu < UTC_TIMESTAMP(3)) GROUP BY d.objectid`,
      [],
    ),
    now: clock,
  });
  const due: number[] = [];
  for (const { objectid } of waited) if (isDue(await readDue(prisma, now, objectid))) due.push(objectid);
  return due;
}
