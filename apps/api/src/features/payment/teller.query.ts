import type { Language } from "@retribusi/contract/define/label";
import { refusalOf } from "@retribusi/contract/features/booking/booking.verdict";
import type { lookupBilling } from "@retribusi/contract/features/payment/payment.endpoints";
import type { Database } from "@retribusi/db/client";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import { databaseNow } from "../../lib/transaction.ts";
import { actorOf } from "../booking/actor.ts";
import { factsOf } from "../booking/booking.query.ts";
import { iso, presentSummary, shownParts } from "../booking/present.ts";
import { presentPayment } from "../booking/record.query.ts";
import { paymentSentence, refuseMoney } from "./money-refusal.ts";

type TellerBill = z.output<typeof lookupBilling.answer>;

/** A bill for the teller: what it is for, and whether a payment can be taken now. Throws NOT_FOUND for one never issued. */
export async function getTellerBill(
  db: Database,
  user: CurrentUser,
  idbilling: string,
  language: Language,
): Promise<TellerBill> {
  const bill = await db.prisma.tagihan.findUnique({
    where: { idbilling },
    include: {
      pembayaran: { take: 1 },
      booking: { include: { ...shownParts, tbl_mataanggaran: true } },
    },
  });
  if (!bill) throw new AppError("NOT_FOUND");
  const now = await databaseNow(db.prisma);
  const { booking, pembayaran } = bill;
  const reason = refuseMoney(bill, bill.jumlah, now) ?? refusalOf("pay", factsOf(booking), actorOf(user, booking), now);
  return {
    idbilling: bill.idbilling,
    nomordokumen: bill.nomordokumen,
    jumlah: Number(bill.jumlah),
    tglterbit: iso(bill.tglterbit),
    tglexpired: iso(bill.tglexpired),
    statustagihan: bill.statustagihan,
    dapatdibayar: !reason,
    alasan: reason ? { kode: reason, pesan: paymentSentence(reason)[language] } : null,
    rekeninganggaran: booking.tbl_mataanggaran.rekeninganggaran,
    uraiananggaran: booking.tbl_mataanggaran.uraiananggaran,
    booking: presentSummary(booking, user, now),
    pembayaran: pembayaran[0] ? presentPayment(pembayaran[0]) : null,
  };
}

/** A booking and its payment, as the teller's page shows them after the payment was recorded. */
export async function getPaid(db: Database, user: CurrentUser, bookingId: number, paymentId: number) {
  const payment = await db.prisma.pembayaran.findUniqueOrThrow({ where: { id: paymentId } });
  const booking = await db.prisma.booking.findUniqueOrThrow({ where: { id: bookingId }, include: shownParts });
  return {
    pembayaran: presentPayment(payment),
    booking: presentSummary(booking, user, await databaseNow(db.prisma)),
  };
}
