import { Prisma } from "../generated/client.ts";

type Transaction = Prisma.TransactionClient;

/** The columns that the catalogue looks for words in: whoever writes one of them calls `recordWords`. */
export const wordColumns = ["objectname", "subobjectname", "lokasikabkota", "lokasialamat"] as const;

const names = Prisma.raw(wordColumns.map((column) => `o.${column}`).join(", "));

/** Trigrams of the words of some objects `o`, a blank before and behind each word; words of two letters are mistaken for anything. */
const insert = (objects: Prisma.Sql): Prisma.Sql => Prisma.sql`INSERT IGNORE INTO trigram_kata (trigram, kata)
  WITH RECURSIVE n AS (SELECT 1 AS i UNION ALL SELECT i + 1 FROM n WHERE i < 64)
  SELECT SUBSTRING(CONCAT(' ', k.kata, ' '), n.i, 3), k.kata
  FROM mst_objectretribusi o
  JOIN JSON_TABLE(
    CONCAT('["', REGEXP_REPLACE(CONCAT_WS(' ', ${names}), '[^[:alnum:]]+', '","'), '"]'),
    '$[*]' COLUMNS (kata VARCHAR(255) PATH '$')
  ) k ON CHAR_LENGTH(k.kata) BETWEEN 3 AND 64
  JOIN n ON n.i <= CHAR_LENGTH(k.kata)
  WHERE ${objects}`;

/** Keeps the words of an object, after its name or place was written and in the same transaction. */
export const recordWords = (tx: Transaction, objectid: number): Promise<number> =>
  tx.$executeRaw(insert(Prisma.sql`o.objectid = ${objectid}`));

/** Keeps the words of objects that were just made: those whose first capacity isn't kept yet, so before `recordFirstCapacities`. */
export const recordFirstWords = (tx: Transaction): Promise<number> =>
  tx.$executeRaw(insert(Prisma.sql`NOT EXISTS (SELECT 1 FROM kapasitas_object c WHERE c.objectid = o.objectid)`));
