import { isGiven, openRefundStates, type RefundState } from "@retribusi/contract/features/billing/refund.rules";
import {
  percentage,
  readCancellationRule,
  refundableOf,
  refundPercent,
  type Share,
  unusedShare,
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
  readonly lamapemakaian: number;
  /** The object's rules as they are stored. */
  readonly mst_objectretribusi: { readonly aturanbatal: unknown; readonly persenpulangawal: number };
}

/** Rupiah of a payment that were paid back, or that an open case asks for. */
export const givenOf = (payment: { readonly id: number }, refunds: readonly Refund[]): number =>
  refunds
    .filter((refund) => refund.pembayaranid === payment.id && isGiven(refund))
    .reduce((total, { jumlah }) => total + Number(jumlah), 0);

interface RefundOf {
  readonly pembayaranid: number;
  readonly jumlah: number;
}

/** What comes back of each payment of a booking by that share; those that give nothing are left out. */
export const refundsOf = (
  { pembayaran, pengembalian }: Pick<Paid, "pembayaran" | "pengembalian">,
  share: Share,
): RefundOf[] =>
  pembayaran
    .map((payment) => ({
      pembayaranid: payment.id,
      jumlah: refundableOf(Number(payment.jumlah), givenOf(payment, pengembalian), share),
    }))
    .filter(({ jumlah }) => jumlah > 0);

/** What comes back of a booking that is given up at that moment, by its object's rule. */
export function cancellationRefunds(booking: Paid, now: Date): RefundOf[] {
  const rule = readCancellationRule(booking.mst_objectretribusi.aturanbatal);
  return refundsOf(booking, percentage(refundPercent(rule, booking.tglmulaipemakaian, now)));
}

/** What comes back of a booking whose use ends early, by its object's rule. `unused` is in the tariff's unit. */
export const departureRefunds = (booking: Paid, unused: number): RefundOf[] =>
  refundsOf(booking, unusedShare(booking.mst_objectretribusi.persenpulangawal, unused, booking.lamapemakaian));

/** What comes back of a booking that got cheaper after it was paid: of its latest payments, as far as they hold it. */
export function differenceRefunds(
  { pembayaran, pengembalian }: Pick<Paid, "pembayaran" | "pengembalian">,
  less: number,
) {
  let left = less;
  return pembayaran.toReversed().flatMap((payment): RefundOf[] => {
    const jumlah = Math.min(left, Number(payment.jumlah) - givenOf(payment, pengembalian));
    left -= jumlah;
    return jumlah > 0 ? [{ pembayaranid: payment.id, jumlah }] : [];
  });
}

interface Wish {
  readonly alasan: string;
  /** Who gives up what was paid for; `null` is the system. */
  readonly by: number | null;
}

/** Opens a refund case for each. */
export async function openRefunds(
  tx: Transaction,
  { id }: Pick<Paid, "id">,
  refunds: readonly RefundOf[],
  { alasan, by }: Wish,
): Promise<void> {
  for (const refund of refunds) {
    await tx.pengembalian.create({ data: { ...refund, bookingid: id, alasan, diajukanoleh: by } });
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
