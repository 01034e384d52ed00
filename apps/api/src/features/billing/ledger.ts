import { sqlOf } from "@retribusi/db/sql";
import { insertRows } from "@retribusi/db/write";
import { requireInvariant } from "../../lib/invariant.ts";
import type { Transaction } from "../../lib/transaction.ts";
import type { ChangedBill } from "./bill.ts";
import { newCheckCode } from "./check-code.ts";
import { type Issued, keepDocumentNumber, nextDocumentNumber } from "./numbering.ts";

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
  /** The bank's second number of the same money, as its statements may show it. */
  readonly nomorreferensi: string | null;
  /** Who recorded it by hand; `null` for the bank's own message. */
  readonly petugas: number | null;
}

/** A receipt that was given out before the database lost its payment. */
export interface Receipt {
  readonly nomorkuitansi: string;
  readonly kodecek: string;
}

/** Adds a payment to the ledger, with its receipt number and public check code; answers its id, and the bill, which is paid with its booking. */
export async function bookPayment(
  tx: Transaction,
  bill: { readonly id: number; readonly idbilling: string; readonly jumlah: bigint },
  booking: Issued & { readonly id: number; readonly selisihkas: number },
  money: Money,
  { now, tahun, receipt = null }: { now: Date; tahun: number; receipt?: Receipt | null },
): Promise<{ readonly paymentId: number; readonly bill: ChangedBill }> {
  requireInvariant(money.jumlah === bill.jumlah, () => `${money.jumlah} rupiah pay bill ${bill.id} of ${bill.jumlah}`);
  const paymentId = await insertRows(sqlOf(tx), "pembayaran", [
    {
      ...money,
      tagihanid: bill.id,
      bookingid: booking.id,
      idbilling: bill.idbilling,
      tglterima: now,
      nomorkuitansi: receipt
        ? await keepDocumentNumber(tx, "SSRD", booking, tahun, receipt.nomorkuitansi)
        : await nextDocumentNumber(tx, "SSRD", booking, tahun),
      kodecek: receipt?.kodecek ?? newCheckCode(),
      idskpd: booking.idskpd,
      selisihkas: booking.selisihkas,
    },
  ]);
  return { paymentId, bill: { model: "tagihan", id: bill.id, row: { statustagihan: "lunas" } } };
}
