import { sqlOf } from "@retribusi/db/sql";
import { insertRows, updateRows } from "@retribusi/db/write";
import type { Transaction } from "../../lib/transaction.ts";
import { newCheckCode } from "./check-code.ts";
import { type Issued, nextDocumentNumber } from "./numbering.ts";

/** Money that the bank has told about. */
export interface Money {
  /** Rupiah. */
  readonly jumlah: bigint;
  /** The bank's own time of the transaction. */
  readonly tgltransaksi: Date;
  readonly bankid: string;
  readonly channelid: string | null;
  readonly terminalid: string | null;
  readonly referensi: string;
  /** Who recorded it by hand; `null` for the bank's own message. */
  readonly petugas: number | null;
}

/** Adds a payment to the ledger, with its receipt number and public check code, and closes the bill as paid; answers its id. */
export async function bookPayment(
  tx: Transaction,
  bill: { readonly id: number; readonly idbilling: string },
  booking: Issued & { readonly id: number; readonly selisihkas: number },
  money: Money,
  { now, tahun }: { now: Date; tahun: number },
): Promise<number> {
  const sql = sqlOf(tx);
  const id = await insertRows(sql, "pembayaran", [
    {
      ...money,
      tagihanid: bill.id,
      bookingid: booking.id,
      idbilling: bill.idbilling,
      tglterima: now,
      nomorkuitansi: await nextDocumentNumber(tx, "SSRD", booking, tahun),
      kodecek: newCheckCode(),
      idskpd: booking.idskpd,
      selisihkas: booking.selisihkas,
    },
  ]);
  await updateRows(sql, "tagihan", { statustagihan: "lunas" }, { sql: "t.id = ?", values: [bill.id] });
  return id;
}
