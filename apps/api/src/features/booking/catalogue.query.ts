import type { Database } from "@retribusi/db/client";
import { clock } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import { treeOf } from "@retribusi/db/tree";
import type { Transaction } from "../../lib/transaction.ts";
import { noHolidays } from "../system/holiday.query.ts";
import { askedChoices } from "./asked-time.ts";
import { capacityOf, takenDuring, type Window } from "./availability.ts";
import { type Bookmark, readBookmark, type Standing, writeBookmark } from "./bookmark.ts";
import { holidaysFor } from "./object.query.ts";
import { bestOffer, type CardRow, cardParts, type Offer, presentCard, windowOf } from "./offer.ts";
import { countObjects, type Found, findObjects, type Query } from "./search.ts";
import { correctWords, withWords } from "./spelling.ts";

/** An object that was looked at. */
interface Looked {
  readonly standing: Standing;
  readonly object: CardRow;
  readonly now: Date;
  /** `null` where no days were asked. */
  readonly offer: Offer | null;
}

const cards = treeOf("mst_objectretribusi", cardParts);

function windowsOf(found: readonly Found[], { mulai, akhir }: Query): Window[] {
  if (!mulai) return [];
  const byUnit = Map.groupBy(found, ({ satuantarif }) => satuantarif);
  return [...byUnit].map(([unit, objects]) => ({ objects, during: windowOf(unit, objects, mulai, akhir) }));
}

/** The next objects in their order, with what is free of them: two statements, whatever their number, and one more where a price depends on holidays. */
async function lookAt(tx: Transaction, query: Query, after: Standing | null, size: number): Promise<Looked[]> {
  const found = await findObjects(tx, query, after, size);
  if (found.length === 0) return [];
  const ids = found.map(({ objectid }) => objectid);
  const { objects, now, taken } = await ask(sqlOf(tx), {
    objects: cards.where(`t.objectid IN (${ids.map(() => "?").join(", ")})`, ids),
    now: clock,
    taken: takenDuring(windowsOf(found, query)),
  });
  const { mulai, unit = 1 } = query;
  const holidays = mulai === undefined ? noHolidays : await holidaysFor(tx, objects, mulai);
  const planning = { isCounter: query.pengelolaid !== undefined, holidays };
  const offerOf = (object: CardRow): Offer | null =>
    mulai === undefined
      ? null
      : bestOffer(
          object,
          askedChoices(object, mulai, query),
          unit,
          capacityOf(object, taken(object.objectid)),
          now,
          planning,
        );
  const byId = new Map(objects.map((object) => [object.objectid, object]));
  return found.flatMap((standing) => {
    const object = byId.get(standing.objectid);
    return object ? [{ standing, object, now, offer: offerOf(object) }] : [];
  });
}

/** So many objects are read at once at most, and looked at for one page. */
const widest = 512;
const furthest = 2_000;

interface Page {
  readonly shown: readonly Looked[];
  readonly next: Bookmark | null;
}

/** Goes through the objects in their order until a page is full: of days first for those that are free, then for the others. */
export async function fillPage(tx: Transaction, query: Query, start: Bookmark, limit: number): Promise<Page> {
  const { mulai, unit = 1 } = query;
  const isFree = ({ offer }: Looked) => offer === null || offer.bebas >= unit;
  const hasRest = mulai !== undefined && query.bebas === undefined;
  const shown: Looked[] = [];
  const passedOver: Looked[] = [];
  let { pass, after } = start;
  // Of days some objects are passed over, so a few more are read than the page has.
  let size = Math.min(mulai === undefined ? limit + 1 : Math.ceil(limit * 1.5), widest);
  for (let seen = 0; seen < furthest; size = Math.min(size * 2, widest)) {
    const looked = await lookAt(tx, query, after, size);
    for (const one of looked) (isFree(one) === (pass === "free") ? shown : passedOver).push(one);
    if (shown.length > limit) break;
    seen += looked.length;
    after = looked.at(-1)?.standing ?? after;
    if (looked.length === size) continue;
    if (pass === "rest" || !hasRest) return { shown, next: null };
    [pass, after] = ["rest", null];
    if (start.after !== null) continue;
    // Everything has been seen from the first object on, so the others are known.
    shown.push(...passedOver);
    if (shown.length > limit) break;
    return { shown, next: null };
  }
  if (shown.length <= limit) return { shown, next: { pass, after } };
  const last = shown[limit - 1];
  const isOfPass = last !== undefined && isFree(last) === (pass === "free");
  return { shown: shown.slice(0, limit), next: { pass, after: isOfPass ? last.standing : null } };
}

/** It is counted so far. */
export const mostCounted = 1_000;

async function readPage(tx: Transaction, query: Query) {
  const { limit = 12, lanjut } = query;
  const start: Bookmark = lanjut === undefined ? { pass: "free", after: null } : readBookmark(lanjut);
  const { shown, next } = await fillPage(tx, query, start, limit);
  const records = shown.map(({ object, now, offer }) => presentCard(object, now, offer));
  const isAll = lanjut === undefined && next === null;
  const counted = isAll || query.bebas ? records.length : await countObjects(tx, query, mostCounted + 1);
  return {
    records,
    limit,
    lanjut: next && writeBookmark(next),
    num: Math.min(counted, mostCounted),
    more: query.bebas ? !isAll : counted > mostCounted,
  };
}

/** Reads a search; where nothing is found, once more with what was meant instead of words that occur nowhere. */
export async function readAsMeant<P extends object>(
  tx: Transaction,
  query: Query,
  read: (query: Query) => Promise<P>,
  isEmpty: (found: P) => boolean,
) {
  const found = await read(query);
  if (!query.cari || !isEmpty(found)) return { ...found, ejaan: [] };
  const { cari, jenis, pengelolaid, kategoriid, reader } = query;
  const ejaan = await correctWords(tx, { cari, jenis, pengelolaid, kategoriid, reader });
  if (ejaan.length === 0) return { ...found, ejaan };
  return { ...(await read({ ...query, cari: withWords(cari, ejaan) })), ejaan };
}

/** Offered objects as cards, with what is free on the asked dates. Those with enough free units come first, then by the asked order. */
export const listCatalogue = ({ prisma }: Database, query: Query) =>
  readAsMeant(
    prisma,
    query,
    (asked) => readPage(prisma, asked),
    ({ records, lanjut }) => records.length === 0 && lanjut === null,
  );
