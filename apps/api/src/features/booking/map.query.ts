import { mostOnMap } from "@retribusi/contract/features/booking/booking.map";
import type { Database } from "@retribusi/db/client";
import type { Transaction } from "../../lib/transaction.ts";
import { fillPage, mostCounted, readAsMeant } from "./catalogue.query.ts";
import { presentCard } from "./offer.ts";
import { countObjects, type Query } from "./search.ts";

async function readPlaces(tx: Transaction, query: Query) {
  const start = { pass: "free", after: null } as const;
  const { shown, next } = await fillPage(tx, { ...query, place: "known" }, start, mostOnMap);
  const records = shown.flatMap(({ object, now, offer }) => {
    const { lintang, bujur } = object;
    if (lintang === null || bujur === null) return [];
    const { lokasialamat: _, pemdaname: __, skpdname: ___, ...card } = presentCard(object, now, offer);
    return [{ ...card, lintang, bujur }];
  });
  const others = await countObjects(tx, { ...query, place: "unknown" }, mostCounted);
  return { records, more: next !== null, tanpatempat: others };
}

/** What a search finds, with its places; what has none is counted. */
export const listOnMap = ({ prisma }: Database, query: Query) =>
  readAsMeant(
    prisma,
    query,
    (asked) => readPlaces(prisma, asked),
    ({ records, more, tanpatempat }) => records.length === 0 && !more && tanpatempat === 0,
  );
