import type { CatalogueOrder } from "@retribusi/contract/features/booking/booking.orders";
import type { searchCatalogue } from "@retribusi/contract/features/booking/catalogue.endpoints";
import type { TariffUnit } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { Database } from "@retribusi/db/client";
import { int, rowsOf, text } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask, type SqlPart } from "@retribusi/db/statement";
import { wordColumns } from "@retribusi/db/summary/words";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { escapeLike } from "../../records/condition.ts";
import { letFor } from "./asked-time.ts";
import type { Standing } from "./bookmark.ts";
import type { ObjectRow } from "./object.query.ts";
import { offeredTo, orderable } from "./offered.ts";
import type { Wish } from "./pricing.ts";

/** What is looked for, and by whom: managers who look in their own group alone find what citizens aren't offered. */
export type Query = z.output<typeof searchCatalogue.query> & {
  readonly reader?: CurrentUser | undefined;
  /** Only those whose place on a map is known, or only the others. */
  readonly place?: keyof typeof placed;
};
export type Filters = Omit<Query, "unit" | "bebas" | "limit" | "lanjut">;

const named = wordColumns.map((column) => `t.${column}`);

/** A word must occur in a name or a place. */
function wordPart(word: string): SqlPart {
  const pattern = `%${escapeLike(word)}%`;
  return { sql: `(${named.map((column) => `${column} LIKE ?`).join(" OR ")})`, values: named.map(() => pattern) };
}

/** The same of a word that is itself a column. */
export const occurs = (column: string): SqlPart => ({
  sql: `(${named.map((name) => `${name} LIKE CONCAT('%', ${column}, '%')`).join(" OR ")})`,
  values: [],
});

/** What somebody wrote, word by word: each must occur. */
export const wordsOf = (cari: string | undefined): string[] => (cari ?? "").split(/\s+/).filter(Boolean);

const all = (parts: readonly SqlPart[]): SqlPart => ({
  sql: parts.map(({ sql }) => sql).join(" AND "),
  values: parts.flatMap(({ values }) => values),
});

const equals = (column: string, value: string | number | undefined): SqlPart[] =>
  value === undefined || value === "" ? [] : [{ sql: `${column} = ?`, values: [value] }];

/** A place has both coordinates. */
const placed = {
  known: "t.lintang IS NOT NULL AND t.bujur IS NOT NULL",
  unknown: "(t.lintang IS NULL OR t.bujur IS NULL)",
} as const;

/** What stands between FROM and ORDER BY: the offered objects that fit, `t`. */
export function fitting(
  { cari, kabkota, jenis, kategoriid, pengelolaid, kapasitas, fasilitas, hargamaks, reader, place, ...time }: Filters,
  more: readonly SqlPart[] = [],
): SqlPart {
  const { sql, values } = all([
    { sql: orderable, values: [] },
    offeredTo(pengelolaid === undefined ? undefined : reader),
    ...equals("t.lokasikabkota", kabkota),
    ...equals("t.kategoriid", kategoriid),
    ...equals("t.pengelolaid", pengelolaid),
    ...equals("k.jenisbooking", jenis),
    ...(kapasitas === undefined ? [] : [{ sql: "t.kapasitas >= ?", values: [kapasitas] }]),
    ...(hargamaks === undefined ? [] : [{ sql: "t.tarif <= ?", values: [hargamaks] }]),
    ...(fasilitas?.split(",") ?? []).map((code) => ({ sql: "FIND_IN_SET(?, t.fasilitas) > 0", values: [code] })),
    ...(place === undefined ? [] : [{ sql: placed[place], values: [] }]),
    ...wordsOf(cari).map(wordPart),
    ...letFor(time),
    ...more,
  ]);
  // The objects come first, in the order of their index, and not by categories.
  const join = jenis ? " STRAIGHT_JOIN tbl_kategoriobject k ON k.kategoriid = t.kategoriid" : "";
  return { sql: `FROM mst_objectretribusi t${join} WHERE ${sql}`, values };
}

/** What comes before the name in an order, lowest first. */
const ranks: Readonly<Record<CatalogueOrder, string | null>> = {
  nama: null,
  harga: "t.tarif",
  // Where nobody said for how many it is, it comes last.
  kapasitas: "-COALESCE(t.kapasitas, 0)",
};

/** Objects after one by name, part and number; a part of its own is later than none. */
function afterName({ objectname, subobjectname, objectid }: Standing): SqlPart {
  const part =
    subobjectname === null
      ? { sql: "(t.subobjectname IS NOT NULL OR t.objectid > ?)", values: [objectid] }
      : {
          sql: "(t.subobjectname > ? OR (t.subobjectname = ? AND t.objectid > ?))",
          values: [subobjectname, subobjectname, objectid],
        };
  // The bound on the name alone is what an index is entered by.
  return {
    sql: `t.objectname >= ? AND (t.objectname > ? OR ${part.sql})`,
    values: [objectname, objectname, ...part.values],
  };
}

/** Objects after one in the order of a search. */
function afterPart(rank: string | null, after: Standing): SqlPart {
  const part = afterName(after);
  if (rank === null) return part;
  const { nilai } = after;
  return { sql: `${rank} >= ? AND (${rank} > ? OR (${part.sql}))`, values: [nilai, nilai, ...part.values] };
}

/** A found object: where it stands, and what says which bookings concern it. */
export interface Found extends Standing {
  readonly satuantarif: TariffUnit;
  readonly jedamenit: number;
  readonly jamcheckin: string;
  readonly jamcheckout: string;
}

const standing = "t.objectid, t.objectname, t.subobjectname, t.satuantarif, t.jedamenit, t.jamcheckin, t.jamcheckout";

/** The next objects of a search in its order, equal ones by name, part and number. */
export async function findObjects(
  tx: Transaction,
  filters: Filters,
  after: Standing | null,
  size: number,
): Promise<readonly Found[]> {
  const rank = ranks[filters.urut ?? "nama"];
  const { sql, values } = fitting(filters, after ? [afterPart(rank, after)] : []);
  const found = await sqlOf(tx).query<Found[]>(
    `SELECT ${rank ?? 0} AS nilai, ${standing} ${sql}
      ORDER BY ${rank ? `${rank}, ` : ""}t.objectname, t.subobjectname, t.objectid LIMIT ?`,
    [...values, size],
  );
  // Rupiah may arrive as a big number, which no bookmark takes.
  return found.map((one) => ({ ...one, nilai: Number(one.nilai) }));
}

/** So many similar objects are looked at. */
const mostSimilar = 60;

/**
 * Other objects of an object's category that have as many units, hold as many people each and are let by the wanted unit of time; those of its
 * regency first, then of its region, then by name. At the counter, for whoever stands there, only those of its own managers.
 */
export async function findSimilar(
  tx: Transaction,
  object: Pick<ObjectRow, "objectid" | "kategoriid" | "kapasitas" | "lokasikabkota" | "idpemda" | "pengelolaid">,
  { waktu, jumlahunit }: Wish,
  counter: CurrentUser | undefined,
): Promise<readonly Found[]> {
  const { objectid, kategoriid, kapasitas, pengelolaid } = object;
  const filters = {
    kategoriid,
    kapasitas: kapasitas ?? undefined,
    ...(counter ? { pengelolaid, reader: counter } : {}),
  };
  const { sql, values } = fitting(filters, [
    { sql: "t.objectid <> ? AND t.jumlahobject >= ?", values: [objectid, jumlahunit] },
    {
      sql: `EXISTS (SELECT 1 FROM tarif_object s
        WHERE s.objectid = t.objectid AND s.statustarif = 'disetujui' AND s.satuantarif = ?)`,
      values: [waktu.satuan],
    },
  ]);
  return sqlOf(tx).query<Found[]>(
    `SELECT 0 AS nilai, ${standing} ${sql}
      ORDER BY t.lokasikabkota <> ?, t.idpemda <> ?, t.objectname, t.subobjectname, t.objectid LIMIT ?`,
    [...values, object.lokasikabkota, object.idpemda, mostSimilar],
  );
}

/** How many objects fit, as far as `most`. */
export async function countObjects(tx: Transaction, filters: Filters, most: number): Promise<number> {
  const { sql, values } = fitting(filters);
  const counted = rowsOf({ num: int("COUNT(*)") }, `FROM (SELECT 1 ${sql} LIMIT ?) fit`, [...values, most]);
  const { found } = await ask(sqlOf(tx), { found: counted });
  return found[0]?.num ?? 0;
}

/** Places with offered objects, for the search form. */
export async function listPlaces({ prisma }: Database, jenis: Query["jenis"]) {
  const { sql, values } = fitting({ jenis });
  const columns = { value: text("t.lokasikabkota"), num: int("COUNT(*)") };
  const { places } = await ask(sqlOf(prisma), {
    places: rowsOf(columns, `${sql} GROUP BY t.lokasikabkota`, values),
  });
  return places.map(({ value, num }) => ({ value, label: value, num })).sort((a, b) => a.value.localeCompare(b.value));
}
