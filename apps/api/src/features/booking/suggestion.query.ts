import type { catalogueSuggestions } from "@retribusi/contract/features/booking/catalogue.endpoints";
import type { Database } from "@retribusi/db/client";
import { rowsOf, text } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import type { z } from "zod";
import type { Transaction } from "../../lib/transaction.ts";
import { escapeLike } from "../../records/condition.ts";
import { fitting } from "./search.ts";
import { correctWords, withWords } from "./spelling.ts";

type Asked = z.output<typeof catalogueSuggestions.query>;
type Suggestions = z.output<typeof catalogueSuggestions.answer>;

const most = { tempat: 4, objek: 5 } as const;

/** Values of a column that hold what was written, those that begin with it first, then by the alphabet. */
function valuesWith(column: string, { jenis, cari }: Asked, limit: number) {
  const part = escapeLike(cari.trim());
  const found = fitting({ jenis }, [{ sql: `${column} LIKE ?`, values: [`%${part}%`] }]);
  return rowsOf(
    { value: text("hit.value") },
    `FROM (SELECT ${column} AS value ${found.sql} GROUP BY ${column} ORDER BY ${column} NOT LIKE ?, ${column} LIMIT ?) hit`,
    [...found.values, `${part}%`, limit],
  );
}

/** Begins with it, and by the alphabet: one statement with others under it keeps no order. */
const sorted = (rows: readonly { readonly value: string }[], cari: string): string[] => {
  const rank = (value: string) => (value.toLowerCase().startsWith(cari.trim().toLowerCase()) ? 0 : 1);
  return rows.map(({ value }) => value).sort((one, other) => rank(one) - rank(other) || one.localeCompare(other));
};

async function suggest(tx: Transaction, asked: Asked): Promise<Suggestions> {
  const { places, names } = await ask(sqlOf(tx), {
    places: valuesWith("t.lokasikabkota", asked, most.tempat),
    names: valuesWith("t.objectname", asked, most.objek),
  });
  return { tempat: sorted(places, asked.cari), objek: sorted(names, asked.cari) };
}

/** Places and names that somebody may mean who has begun to write; of a mistyped word those of the nearest one. */
export async function listSuggestions({ prisma }: Database, asked: Asked): Promise<Suggestions> {
  const found = await suggest(prisma, asked);
  if (found.tempat.length + found.objek.length > 0) return found;
  const ejaan = await correctWords(prisma, asked);
  return ejaan.length === 0 ? found : suggest(prisma, { ...asked, cari: withWords(asked.cari, ejaan) });
}
