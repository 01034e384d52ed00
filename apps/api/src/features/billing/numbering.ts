import type { Transaction } from "../../lib/transaction.ts";

/** Kinds of documents that carry a number: the bill (equal to an SKRD) and the receipt (SSRD). */
export type DocumentSeries = "SKRD" | "SSRD";

interface Agency {
  readonly idskpd: number;
  /** Official codes of the region ("32") and the agency ("1.03.01"). */
  readonly pemdaid: string;
  readonly skpdid: string;
}

/**
 * The next number of a series, agency and year: `000123/SKRD/32.1.03.01/2026`. The counter is a row that is written inside the caller's
 * transaction: a rolled back document gives its number back, so the series has no gap and no double.
 * @param tahun the year on the calendar of the object's zone
 */
export async function nextDocumentNumber(
  tx: Transaction,
  jenis: DocumentSeries,
  { idskpd, pemdaid, skpdid }: Agency,
  tahun: number,
): Promise<string> {
  await tx.$executeRaw`INSERT INTO nomor_urut (jenis, idskpd, tahun, nomor) VALUES (${jenis}, ${idskpd}, ${tahun}, 1)
    ON DUPLICATE KEY UPDATE nomor = nomor + 1`;
  const { nomor } = await tx.nomor_urut.findUniqueOrThrow({
    where: { jenis_idskpd_tahun: { jenis, idskpd, tahun } },
    select: { nomor: true },
  });
  return `${String(nomor).padStart(6, "0")}/${jenis}/${pemdaid}.${skpdid}/${tahun}`;
}

/** The agency of a booking with its official codes. */
export async function getAgency(tx: Transaction, idskpd: number): Promise<Agency> {
  const row = await tx.tbl_skpd.findUniqueOrThrow({
    where: { idskpd },
    select: { skpdid: true, tbl_pemda: { select: { pemdaid: true } } },
  });
  return { idskpd, skpdid: row.skpdid, pemdaid: row.tbl_pemda.pemdaid };
}
