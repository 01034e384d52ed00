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
