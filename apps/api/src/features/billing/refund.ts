import { openRefundStates } from "@retribusi/contract/features/billing/refund.rules";
import type { Transaction } from "../../lib/transaction.ts";

interface Paid {
  readonly id: number;
  readonly pembayaran: readonly { readonly id: number; readonly jumlah: bigint }[];
}

/** Opens a refund case for every payment of a booking that is given up. What is paid back is decided there. */
export async function openRefunds(tx: Transaction, booking: Paid, alasan: string, by: number | null): Promise<void> {
  for (const payment of booking.pembayaran) {
    await tx.pengembalian.create({
      data: { bookingid: booking.id, pembayaranid: payment.id, jumlah: payment.jumlah, alasan, diajukanoleh: by },
    });
  }
}

/** Closes the open refund cases of a booking that is taken up again; the money stays. */
export async function closeRefunds(tx: Transaction, bookingid: number, now: Date, by: number | null, catatan: string) {
  await tx.pengembalian.updateMany({
    where: { bookingid, statuspengembalian: { in: [...openRefundStates] } },
    data: { statuspengembalian: "ditolak", diputusoleh: by, tglputus: now, catatan },
  });
}
