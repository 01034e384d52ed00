import { firstDayOf } from "@retribusi/contract/features/booking/booking.interval";
import { mostWaiting } from "@retribusi/contract/features/booking/booking.waitlist";
import type { joinWaitlist, Wait } from "@retribusi/contract/features/booking/waitlist.endpoints";
import { type Database, sqlInstant } from "@retribusi/db/client";
import { answered, int, rowsOf } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import type { z } from "zod";
import type { CurrentUser } from "../../../access/current-user.ts";
import { AppError } from "../../../lib/app-error.ts";
import { inTransaction, isDuplicate, type Transaction } from "../../../lib/transaction.ts";
import { offeredQuestions } from "../catalogue-object.query.ts";
import { withInventory } from "../inventory.ts";
import { holidaysFor } from "../object.query.ts";
import { type Plan, planOf } from "../pricing.ts";
import { refusal } from "../refusal.ts";
import { findChance } from "./chance.query.ts";
import { countLeft } from "./left-for-others.ts";
import { waitParts } from "./wait-row.ts";
import { presentWaits } from "./waitlist.query.ts";

type Wish = z.output<typeof joinWaitlist.body>;

const count = (sql: string, values: readonly unknown[]) =>
  answered(
    rowsOf(
      { num: int("COUNT(*)") },
      `FROM daftar_tunggu d WHERE d.keadaan IN ('menunggu', 'ditawari') AND ${sql}`,
      values,
    ),
    ([row]) => row?.num ?? 0,
  );

/** Throws what stands against one more place. Only valid with the inventory and the person's row in hand. */
async function requireRoom(tx: Transaction, userid: number, { objectid }: Wish, { interval }: Plan): Promise<void> {
  const { own, all, same } = await ask(sqlOf(tx), {
    own: count("d.userid = ?", [userid]),
    all: count("d.objectid = ?", [objectid]),
    same: count("d.userid = ? AND d.objectid = ? AND d.tglmulai < ? AND d.tglakhir > ?", [
      ...[userid, objectid],
      ...[sqlInstant(interval.end), sqlInstant(interval.start)],
    ]),
  });
  if (same > 0) throw refusal("WAITING_ALREADY");
  if (own >= mostWaiting.person) throw refusal("WAIT_LIMIT", { max: mostWaiting.person });
  if (all >= mostWaiting.object) throw refusal("WAITLIST_FULL", { max: mostWaiting.object });
}

async function readWait(tx: Pick<Transaction, "daftar_tunggu" | "$queryRawUnsafe">, id: number): Promise<Wait> {
  const row = await tx.daftar_tunggu.findUniqueOrThrow({ where: { id }, ...waitParts });
  const [shown] = await presentWaits(tx, [row]);
  if (!shown) throw new AppError("NOT_FOUND");
  return shown;
}

/** The answer is read before the place is there for good: nobody is told that a place failed which they have. */
const enter = (db: Database, user: CurrentUser, wish: Wish): Promise<Wait> =>
  withInventory(db, [wish.objectid], async ({ tx, now }) => {
    const { userid } = user;
    // Of two calls of a person at once the second counts the first.
    await tx.$queryRaw`SELECT userid FROM userdata WHERE userid = ${userid} FOR UPDATE`;
    const { objectid, waktu, jumlahunit, kelompoktarif, kunci } = wish;
    const { object } = await ask(sqlOf(tx), offeredQuestions(objectid, user));
    const holidays = await holidaysFor(tx, [object], firstDayOf(waktu));
    const plan = planOf(object, wish, now, { isCounter: false, holidays });
    const { start, end } = plan.interval;
    await requireRoom(tx, userid, wish, plan);
    if ((await countLeft(tx, object, plan.interval, now)) >= jumlahunit) throw refusal("NOT_FULL");
    const peluang = await findChance(tx, object, { start, units: jumlahunit }, now);
    const { id } = await tx.daftar_tunggu.create({
      data: {
        ...{ userid, objectid, kelompoktarif, jumlahunit, kunci, sesi: plan.sesi, satuantarif: waktu.satuan },
        ...{ tglmulai: start, tglakhir: end, date_created: now, diubah: now },
        ...{ peluangpenuh: peluang?.penuh ?? null, peluangkosong: peluang?.kosonglagi ?? null },
      },
    });
    return readWait(tx, id);
  });

async function findEarlier({ prisma }: Database, userid: number, kunci: string): Promise<Wait | undefined> {
  const earlier = await prisma.daftar_tunggu.findUnique({ where: { userid_kunci: { userid, kunci } } });
  return earlier ? readWait(prisma, earlier.id) : undefined;
}

/**
 * Enters somebody at the end of an object's waitlist. The same key of the same person again answers the first place. Throws ACTION_REFUSED where
 * units are free, where one waits already, where a limit is reached or the time can't be ordered; NOT_FOUND, BusyError.
 */
export async function joinList(db: Database, user: CurrentUser, wish: Wish): Promise<Wait> {
  try {
    return await enter(db, user, wish);
  } catch (error) {
    const isBeaten = error instanceof AppError || isDuplicate(error, "kunci");
    const earlier = isBeaten ? await findEarlier(db, user.userid, wish.kunci) : undefined;
    if (!earlier) throw error;
    return earlier;
  }
}

/** Ends a place of somebody's own, whether it waits or is offered units; who comes next is asked by the job. Throws NOT_FOUND of others'. */
export async function leaveList(db: Database, userid: number, id: number, now: Date): Promise<void> {
  const own = await db.prisma.daftar_tunggu.findFirst({ where: { id, userid } });
  if (!own) throw new AppError("NOT_FOUND");
  await inTransaction(db, (tx) =>
    tx.daftar_tunggu.updateMany({
      where: { id, userid, keadaan: { in: ["menunggu", "ditawari"] } },
      data: { keadaan: "lepas", bataswaktu: null, diubah: now },
    }),
  );
}
