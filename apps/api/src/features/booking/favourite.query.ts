import { localDate } from "@retribusi/contract/define/dates";
import type { favouriteCards, listFavourites } from "@retribusi/contract/features/booking/favourite.endpoints";
import type { Database } from "@retribusi/db/client";
import { clock, instant, int, rowsOf } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import { treeOf } from "@retribusi/db/tree";
import type { z } from "zod";
import type { Transaction } from "../../lib/transaction.ts";
import { objectZone } from "./object.query.ts";
import { cardParts, presentCard } from "./offer.ts";
import { orderable, pictured } from "./offered.ts";

const cards = treeOf("mst_objectretribusi", cardParts);

/** What a person keeps, the latest first. */
export async function listFavouritesOf(
  tx: Pick<Transaction, "favorit">,
  userid: number,
): Promise<z.output<typeof listFavourites.answer>> {
  const records = await tx.favorit.findMany({
    where: { userid },
    select: { objectid: true, namaobject: true, jenisbooking: true, lokasikabkota: true },
    orderBy: [{ waktu: "desc" }, { objectid: "asc" }],
  });
  return { records };
}

/** Closures that hold all units of these objects now: until when, exclusive. */
const closedNow = (marks: string, ids: readonly number[]) =>
  rowsOf(
    { objectid: int("t.objectid"), until: instant("MAX(p.tglakhir)") },
    `FROM penutupan_object p JOIN mst_objectretribusi t ON t.objectid = p.objectid
      WHERE p.objectid IN (${marks}) AND p.tglmulai <= UTC_TIMESTAMP(3) AND p.tglakhir > UTC_TIMESTAMP(3)
        AND COALESCE(p.jumlahunit >= t.jumlahobject, TRUE) GROUP BY t.objectid`,
    ids,
  );

/** Cards of the objects that are offered, with the last day of a closure that holds all of them now. */
export async function listFavouriteCards(
  { prisma }: Database,
  objek: string,
): Promise<z.output<typeof favouriteCards.answer>> {
  const ids = [...new Set(objek.split(",").map(Number))];
  const marks = ids.map(() => "?").join(", ");
  const { objects, closed, now } = await ask(sqlOf(prisma), {
    objects: cards.where(`t.objectid IN (${marks}) AND ${orderable} AND ${pictured}`, ids),
    closed: closedNow(marks, ids),
    now: clock,
  });
  const ends = new Map(closed.map(({ objectid, until }) => [objectid, until]));
  return {
    records: objects.map((object) => {
      const end = ends.get(object.objectid);
      // What ends at midnight is closed until the day before.
      const tutupsampai = end ? localDate(new Date(end.getTime() - 1), objectZone(object)) : null;
      return { ...presentCard(object, now, null), tutupsampai };
    }),
  };
}
