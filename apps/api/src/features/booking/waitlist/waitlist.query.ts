import type { Interval } from "@retribusi/contract/features/booking/booking.interval";
import { firstDayOf } from "@retribusi/contract/features/booking/booking.interval";
import type { myWaits, waitlistPlace } from "@retribusi/contract/features/booking/waitlist.endpoints";
import { type Database, sqlInstant } from "@retribusi/db/client";
import { answered, int, rowsOf } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import type { z } from "zod";
import type { CurrentUser } from "../../../access/current-user.ts";
import type { Transaction } from "../../../lib/transaction.ts";
import { countFree } from "../availability.ts";
import { offeredQuestions } from "../catalogue-object.query.ts";
import { holidaysFor } from "../object.query.ts";
import { planOf, type Wish } from "../pricing.ts";
import { findChance } from "./chance.query.ts";
import { presentWait, type WaitRow, waitParts } from "./wait-row.ts";

/** Days for which an ended place in a list is still shown. */
const shownDays = 7;
const day = 86_400_000;

/** How many people are asked before this place: earlier ones of the same object with time in common, those who think about an offer included. */
const peopleAhead = `(SELECT COUNT(*) FROM daftar_tunggu o WHERE o.objectid = d.objectid AND o.keadaan IN ('menunggu', 'ditawari')
  AND o.id < d.id AND o.tglmulai < d.tglakhir AND o.tglakhir > d.tglmulai)`;

/** How many wait for an object over an interval. */
export const waitingOver = (objectid: number, { start, end }: Interval) =>
  answered(
    rowsOf(
      { num: int("COUNT(*)") },
      `FROM daftar_tunggu d WHERE d.objectid = ? AND d.keadaan IN ('menunggu', 'ditawari') AND d.tglmulai < ? AND d.tglakhir > ?`,
      [objectid, sqlInstant(end), sqlInstant(start)],
    ),
    ([row]) => row?.num ?? 0,
  );

export async function presentWaits(tx: Pick<Transaction, "$queryRawUnsafe">, rows: readonly WaitRow[]) {
  const ids = rows.filter(({ keadaan }) => keadaan === "menunggu").map(({ id }) => id);
  const { ahead } = await ask(sqlOf(tx), {
    ahead: rowsOf(
      { id: int("d.id"), num: int(peopleAhead) },
      `FROM daftar_tunggu d WHERE d.id IN (${["0", ...ids.map(() => "?")].join(", ")})`,
      ids,
    ),
  });
  const places = new Map(ahead.map(({ id, num }) => [id, num]));
  return rows.map((row) => presentWait(row, places.get(row.id) ?? 0));
}

const stages = ["ditawari", "menunggu"];
const stageOf = ({ keadaan }: WaitRow): number => (stages.includes(keadaan) ? stages.indexOf(keadaan) : stages.length);

/** What somebody waits for: offers first, then by beginning, then what ended lately. */
export async function listWaitsOf(
  { prisma }: Pick<Database, "prisma">,
  userid: number,
  now: Date,
): Promise<z.output<typeof myWaits.answer>> {
  const rows = await prisma.daftar_tunggu.findMany({
    where: {
      userid,
      OR: [
        { keadaan: { in: ["menunggu", "ditawari"] } },
        { diubah: { gt: new Date(now.getTime() - shownDays * day) } },
      ],
    },
    ...waitParts,
    orderBy: { tglmulai: "asc" },
  });
  const sorted = rows.toSorted((one, other) => stageOf(one) - stageOf(other));
  return { records: await presentWaits(prisma, sorted) };
}

/** What somebody can expect who waits; throws what stands against ordering it at any time, and NOT_FOUND. */
export async function getPlace(
  { prisma }: Database,
  reader: CurrentUser | undefined,
  objectid: number,
  wish: Wish,
): Promise<z.output<typeof waitlistPlace.answer>> {
  const { object, now } = await ask(sqlOf(prisma), offeredQuestions(objectid, reader));
  const holidays = await holidaysFor(prisma, [object], firstDayOf(wish.waktu));
  const { interval } = planOf(object, wish, now, { isCounter: false, holidays });
  const free = await countFree(prisma, object, interval, now);
  const { menunggu } = await ask(sqlOf(prisma), { menunggu: waitingOver(objectid, interval) });
  const peluang = await findChance(prisma, object, { start: interval.start, units: wish.jumlahunit }, now);
  return { penuh: free < wish.jumlahunit, menunggu, peluang };
}
