import { randomInt } from "node:crypto";
import { billingId } from "@retribusi/contract/features/billing/billing.number";
import { sqlOf } from "@retribusi/db/sql";
import { insertRows, updateRows } from "@retribusi/db/write";
import type { Transaction } from "../../lib/transaction.ts";
import { type Issued, nextDocumentNumber } from "./numbering.ts";

/** The bank connection of the region, or the default one; `null` where neither exists. */
export async function findConnection(tx: Transaction, idpemda: number) {
  const rows = await tx.system.findMany({ where: { OR: [{ idpemda }, { idpemda: null }] } });
  return rows.find((row) => row.idpemda === idpemda) ?? rows[0] ?? null;
}
export type Connection = NonNullable<Awaited<ReturnType<typeof findConnection>>>;

interface Billed extends Issued {
  readonly id: number;
  readonly selisihkas: number;
  readonly totalbiaya: bigint;
}

/**
 * Issues a bill and answers its number: its amount never changes afterwards. The billing number is the bill's own id, so no two bills of a connection share
 * one and none is used twice.
 */
export async function issueBill(
  tx: Transaction,
  booking: Billed,
  connection: Connection,
  { now, expires, tahun }: { now: Date; expires: Date; tahun: number },
): Promise<string> {
  const sql = sqlOf(tx);
  const id = await insertRows(sql, "tagihan", [
    {
      bookingid: booking.id,
      idskpd: booking.idskpd,
      selisihkas: booking.selisihkas,
      jumlah: booking.totalbiaya,
      systemid: connection.id,
      nomordokumen: await nextDocumentNumber(tx, "SKRD", booking, tahun),
      tglterbit: now,
      tglexpired: expires,
      // Stands in until the id is known; nobody sees it outside this transaction.
      idbilling: Array.from({ length: 18 }, () => randomInt(10)).join(""),
    },
  ]);
  const idbilling = billingId(connection.awalan, id);
  await updateRows(sql, "tagihan", { idbilling }, { sql: "t.id = ?", values: [id] });
  return idbilling;
}

/** Closes the open bill of a booking. Its number stays known, so that a payment for it is never "unknown". */
export async function closeBills(tx: Transaction, bookingid: number, as: "batal" | "kedaluwarsa"): Promise<void> {
  await tx.tagihan.updateMany({ where: { bookingid, statustagihan: "terbit" }, data: { statustagihan: as } });
}

/** What a booking shows when it has no open bill. */
export const withoutBill = { idbilling: null, tglexpiredbilling: null } as const;
