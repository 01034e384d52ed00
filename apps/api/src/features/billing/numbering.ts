import { sqlOf } from "@retribusi/db/sql";
import type { Transaction } from "../../lib/transaction.ts";

/** Kinds of documents that carry a number: the bill (equal to an SKRD) and the receipt (SSRD). */
export type DocumentSeries = "SKRD" | "SSRD";

/** Whose document it is, with the official codes of agency ("1.03.01") and region ("32"). */
export interface Issued {
  readonly idskpd: number;
  readonly tbl_skpd: { readonly skpdid: string; readonly tbl_pemda: { readonly pemdaid: string } };
}

/**
 * The next number of a series, agency and year: `000123/SKRD/32.1.03.01/2026`. The counter is a row that is written inside the caller's
 * transaction: a rolled back document gives its number back, so the series has no gap and no double.
 * @param tahun the year on the calendar of the object's zone
 */
export async function nextDocumentNumber(
  tx: Transaction,
  jenis: DocumentSeries,
  { idskpd, tbl_skpd: { skpdid, tbl_pemda } }: Issued,
  tahun: number,
): Promise<string> {
  const { insertId } = await sqlOf(tx).query<{ insertId: bigint }>(
    `INSERT INTO nomor_urut (jenis, idskpd, tahun, nomor) VALUES (?, ?, ?, LAST_INSERT_ID(1))
    ON DUPLICATE KEY UPDATE nomor = LAST_INSERT_ID(nomor + 1)`,
    [jenis, idskpd, tahun],
  );
  return `${String(insertId).padStart(6, "0")}/${jenis}/${tbl_pemda.pemdaid}.${skpdid}/${tahun}`;
}

/**
 * A number that was given out before the database lost its document: the series goes on behind it. Where the lost number was given to another
 * document meanwhile, the next one.
 */
export async function keepDocumentNumber(
  tx: Transaction,
  jenis: DocumentSeries,
  issued: Issued,
  tahun: number,
  number: string,
): Promise<string> {
  const taken = await tx.pembayaran.count({ where: { nomorkuitansi: number } });
  if (taken > 0) return nextDocumentNumber(tx, jenis, issued, tahun);
  await sqlOf(tx).query(
    `INSERT INTO nomor_urut (jenis, idskpd, tahun, nomor) VALUES (?, ?, ?, ?)
    ON DUPLICATE KEY UPDATE nomor = GREATEST(nomor, VALUES(nomor))`,
    [jenis, issued.idskpd, tahun, Number(number.split("/", 1)[0])],
  );
  return number;
}
