import { mostFavourites } from "@retribusi/contract/features/booking/booking.favourites";
import type { Favourite, keepFavourites } from "@retribusi/contract/features/booking/favourite.endpoints";
import type { z } from "zod";
import type { Deps } from "../../lib/deps.ts";
import { inTransaction } from "../../lib/transaction.ts";
import { listFavouritesOf } from "./favourite.query.ts";

/**
 * Keeps objects that aren't kept yet, as far as there is room. No trail tells of it: what somebody likes to look at is nobody else's
 * business, and the list itself is all that there is to know.
 */
export const keep = (
  { db, clock }: Deps,
  userid: number,
  wanted: readonly Favourite[],
): Promise<z.output<typeof keepFavourites.answer>> =>
  inTransaction(db, async (tx) => {
    // Of two calls at once the second counts what the first has kept.
    await tx.$queryRaw`SELECT userid FROM userdata WHERE userid = ${userid} FOR UPDATE`;
    const { records } = await listFavouritesOf(tx, userid);
    const kept = new Set(records.map(({ objectid }) => objectid));
    const missing = [...new Map(wanted.map((one) => [one.objectid, one])).values()].filter(
      ({ objectid }) => !kept.has(objectid),
    );
    const added = missing.slice(0, Math.max(0, mostFavourites - kept.size));
    const now = clock.now().getTime();
    // They stand in the order that they came in.
    const data = added.map((one, place) => ({ ...one, userid, waktu: new Date(now - place) }));
    if (data.length > 0) await tx.favorit.createMany({ data });
    return { ...(await listFavouritesOf(tx, userid)), sisa: missing.length - added.length };
  });

/** Takes one off; the same whether or not it was there. */
export const drop = ({ db }: Deps, userid: number, objectid: number) =>
  inTransaction(db, async (tx) => {
    await tx.favorit.deleteMany({ where: { userid, objectid } });
    return listFavouritesOf(tx, userid);
  });
