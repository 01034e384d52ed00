import type { Transaction } from "../../lib/transaction.ts";
import { newCheckCode } from "./check-code.ts";
import { getAgency, nextDocumentNumber } from "./numbering.ts";

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

/** Adds a payment to the ledger, with its receipt number and public check code, and closes the bill as paid. */
export async function bookPayment(
  tx: Transaction,
  bill: { readonly id: number; readonly idbilling: string },
  booking: { readonly id: number; readonly idskpd: number; readonly selisihkas: number },
  money: Money,
  { now, tahun }: { now: Date; tahun: number },
) {
  const nomorkuitansi = await nextDocumentNumber(tx, "SSRD", await getAgency(tx, booking.idskpd), tahun);
  const payment = await tx.pembayaran.create({
    data: {
      ...money,
      tagihanid: bill.id,
      bookingid: booking.id,
      idbilling: bill.idbilling,
      tglterima: now,
      nomorkuitansi,
      kodecek: newCheckCode(),
      idskpd: booking.idskpd,
      selisihkas: booking.selisihkas,
    },
  });
  await tx.tagihan.update({ where: { id: bill.id }, data: { statustagihan: "lunas" } });
  return payment;
}
