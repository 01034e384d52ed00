import { sqlOf } from "@retribusi/db/sql";
import { ask, type Question, type Select } from "@retribusi/db/statement";
import type { Transaction } from "../../lib/transaction.ts";
import { editDistance } from "./edit-distance.ts";
import { type Filters, fitting, occurs, wordsOf } from "./search.ts";

/** A word that occurs nowhere, and the one that was looked for instead. */
interface Corrected {
  readonly ditulis: string;
  readonly dicari: string;
}

/** So many letters a word has at least that is taken for a mistyped one, and so many words are looked at. */
const fewest = 4;
const mostWords = 6;
/** So many words that share letters are compared. */
const mostNear = 12;

/** One mistake in a short word, two in a longer one. */
const mistakesIn = (word: string): number => (word.length < 6 ? 1 : 2);

/** The three letters from each place of a word on, as `trigram_kata` keeps them. */
const trigramsOf = (word: string): string[] =>
  Array.from({ length: word.length }, (_, at) => ` ${word} `.slice(at, at + 3));

type Scope = Pick<Filters, "jenis" | "pengelolaid" | "kategoriid" | "reader">;

/** Whether a word occurs in any name or place of what is offered, of whatever kind. */
function isKnown(word: string): Select {
  const { sql, values } = fitting({ cari: word });
  return { expressions: ["1"], sql: `${sql} LIMIT 1`, values };
}

/** Words that share most letters with one, and lead to something. */
function nearTo(word: string, scope: Scope): Select {
  const trigrams = trigramsOf(word);
  const found = fitting(scope, [occurs("near.kata")]);
  return {
    expressions: ["near.kata"],
    sql: `FROM (SELECT kata FROM trigram_kata
        WHERE trigram IN (${trigrams.map(() => "?").join(", ")}) AND CHAR_LENGTH(kata) BETWEEN ? AND ?
        GROUP BY kata ORDER BY COUNT(*) / (CHAR_LENGTH(kata) + ?) DESC, kata LIMIT ?) near
      WHERE EXISTS (SELECT 1 ${found.sql})`,
    values: [...trigrams, word.length - 2, word.length + 2, word.length, mostNear, ...found.values],
  };
}

/** The nearest of some words, where one is near enough; of equally near ones the first in the alphabet. */
function nearest(word: string, near: readonly string[]): string | undefined {
  const [best] = near
    .map((kata) => ({ kata, distance: editDistance(word, kata) }))
    // The word itself, where it occurs only in what its reader's search has left out.
    .filter(({ distance }) => distance > 0)
    .sort((one, other) => one.distance - other.distance || one.kata.localeCompare(other.kata));
  return best && best.distance <= mistakesIn(word) ? best.kata : undefined;
}

/** For each word that occurs nowhere the nearest one, where there is one. */
const meantBy = (words: readonly string[], scope: Scope): Question<Corrected[]> => ({
  selects: words.flatMap((word) => [isKnown(word), nearTo(word, scope)]),
  answer: (rows) =>
    words.flatMap((ditulis, at) => {
      const [known = [], near = []] = rows.slice(2 * at);
      const dicari =
        known.length > 0
          ? undefined
          : nearest(
              ditulis,
              near.map(([kata]) => String(kata)),
            );
      return dicari === undefined ? [] : [{ ditulis, dicari }];
    }),
});

/**
 * What was meant by a search that finds nothing: each word that occurs nowhere, with the nearest one that leads to something. One statement,
 * and only for a search that finds nothing. Such a word finds nothing as it is written, so nobody loses what they meant.
 */
export async function correctWords(
  tx: Transaction,
  { cari, ...scope }: Scope & Pick<Filters, "cari">,
): Promise<Corrected[]> {
  const words = [...new Set(wordsOf(cari))].filter(({ length }) => length >= fewest).slice(0, mostWords);
  if (words.length === 0) return [];
  const { meant } = await ask(sqlOf(tx), { meant: meantBy(words, scope) });
  return meant;
}

/** The same search with the words that were meant. */
export const withWords = (cari: string | undefined, corrected: readonly Corrected[]): string =>
  wordsOf(cari)
    .map((word) => corrected.find(({ ditulis }) => ditulis === word)?.dicari ?? word)
    .join(" ");
