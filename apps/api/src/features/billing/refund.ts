import { refundableOf } from "@retribusi/contract/features/billing/cancellation.rules";
import { isGiven, openRefundStates, type RefundState } from "@retribusi/contract/features/billing/refund.rules";
import type { Transaction } from "../../lib/transaction.ts";
import { writeStory } from "./case-story.ts";

interface Refund {
  readonly pembayaranid: number | null;
  readonly jumlah: bigint;
  readonly statuspengembalian: RefundState;
}

interface Paid {
  readonly id: number;
  readonly pembayaran: readonly { readonly id: number; readonly jumlah: bigint }[];
  readonly pengembalian: readonly Refund[];
}

/** Rupiah of a payment that were paid back, or that an open case asks for. */
export const givenOf = (payment: { readonly id: number }, refunds: readonly Refund[]): number =>
  refunds
    .filter((refund) => refund.pembayaranid === payment.id && isGiven(refund))
    .reduce((total, { jumlah }) => total + Number(jumlah), 0);

interface Wish {
  readonly alasan: string;
  /** Who gives the booking up; `null` is the system. */
  readonly by: number | null;
  /** How much of what was paid comes back, by the object's rule. */
  readonly percent: number;
}

/** Opens a refund case for every payment of a booking that is given up, of what its rule gives back; none where that is nothing. */
export async function openRefunds(tx: Transaction, booking: Paid, { alasan, by, percent }: Wish): Promise<void> {
  for (const payment of booking.pembayaran) {
    const jumlah = refundableOf(Number(payment.jumlah), givenOf(payment, booking.pengembalian), percent);
    if (jumlah === 0) continue;
    await tx.pengembalian.create({
      data: { bookingid: booking.id, pembayaranid: payment.id, jumlah, alasan, diajukanoleh: by },
    });
  }
}

interface Closing {
  readonly now: Date;
  readonly by: number | null;
  readonly role: string | null;
  readonly catatan: string;
}

/** Closes the open refund cases of a booking's payments when it is taken up again: that money stays. What fitted no bill still goes back. */
export async function closeRefunds(tx: Transaction, bookingid: number, { now, by, role, catatan }: Closing) {
  const open = await tx.pengembalian.findMany({
    where: { bookingid, pembayaranid: { not: null }, statuspengembalian: { in: [...openRefundStates] } },
    select: { id: true, versi: true },
  });
  for (const { id, versi } of open) {
    const data = { statuspengembalian: "ditolak", diputusoleh: by, tglputus: now, catatan, versi: versi + 1 } as const;
    await tx.pengembalian.update({ where: { id }, data: { ...data, penanggungjawab: null } });
    const step = { aksi: "reinstate", userid: by, peran: role, waktu: now, catatan };
    await writeStory(tx, { pengembalianid: id }, versi + 1, step);
  }
}
