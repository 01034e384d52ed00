import { isGiven, openRefundStates, type RefundState } from "@retribusi/contract/features/billing/refund.rules";
import {
  readCancellationRule,
  refundableOf,
  refundPercent,
} from "@retribusi/contract/features/policy/policy.cancellation";
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
  readonly tglmulaipemakaian: Date;
  /** The object's rule as it is stored. */
  readonly mst_objectretribusi: { readonly aturanbatal: unknown };
}

/** Rupiah of a payment that were paid back, or that an open case asks for. */
export const givenOf = (payment: { readonly id: number }, refunds: readonly Refund[]): number =>
  refunds
    .filter((refund) => refund.pembayaranid === payment.id && isGiven(refund))
    .reduce((total, { jumlah }) => total + Number(jumlah), 0);

/** What comes back of each payment of a booking that is given up at that moment, by its object's rule or whole; those that give nothing are left out. */
export function cancellationRefunds(
  booking: Paid,
  now: Date,
  whole = false,
): { readonly pembayaranid: number; readonly jumlah: number }[] {
  const rule = readCancellationRule(booking.mst_objectretribusi.aturanbatal);
  const percent = whole ? 100 : refundPercent(rule, booking.tglmulaipemakaian, now);
  return booking.pembayaran
    .map((payment) => ({
      pembayaranid: payment.id,
      jumlah: refundableOf(Number(payment.jumlah), givenOf(payment, booking.pengembalian), percent),
    }))
    .filter(({ jumlah }) => jumlah > 0);
}

interface Wish {
  readonly now: Date;
  readonly alasan: string;
  /** Who gives the booking up; `null` is the system. */
  readonly by: number | null;
  /** All of it comes back, whatever the object's rule: the customer had no part in it. */
  readonly whole?: boolean;
}

/** Opens a refund case for every payment of a booking that is given up of which something comes back. */
export async function openRefunds(tx: Transaction, booking: Paid, { now, alasan, by, whole }: Wish): Promise<void> {
  for (const refund of cancellationRefunds(booking, now, whole)) {
    await tx.pengembalian.create({ data: { ...refund, bookingid: booking.id, alasan, diajukanoleh: by } });
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
