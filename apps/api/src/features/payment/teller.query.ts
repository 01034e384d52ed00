import type { Language } from "@retribusi/contract/define/label";
import { refusalOf } from "@retribusi/contract/features/booking/booking.verdict";
import type { lookupBilling } from "@retribusi/contract/features/payment/payment.endpoints";
import type { Database } from "@retribusi/db/client";
import { clock } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import { treeOf } from "@retribusi/db/tree";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { ownBank } from "../../access/own-bank.ts";
import { AppError } from "../../lib/app-error.ts";
import { actorOf } from "../booking/actor.ts";
import { iso } from "../booking/present.ts";
import { presentPayment, presentRecordSummary, recordFacts, records } from "../booking/record.query.ts";
import { payingOf, paymentSentence, refuseMoney } from "./money-refusal.ts";
import type { Paid } from "./payment.ts";

const bills = treeOf("tagihan", { include: { pembayaran: { take: 1 }, system: { select: { bankid: true } } } });

const otherBank = {
  en: "This bill is paid through another bank. On the page of their booking the customer can choose yours, where their region has it.",
  id: "Tagihan ini dibayar lewat bank lain. Pemesan dapat memilih bank Anda di halaman pesanannya, bila daerahnya memakainya.",
};

type TellerBill = z.output<typeof lookupBilling.answer>;

/** A bill for the teller: what it is for, and whether a payment can be taken now. Throws NOT_FOUND for one never issued, VALIDATION for another bank's. */
export async function getTellerBill(
  db: Database,
  user: CurrentUser,
  idbilling: string,
  language: Language,
): Promise<TellerBill> {
  const { found, rows, now } = await ask(sqlOf(db.prisma), {
    found: bills.where("t.idbilling = ?", [idbilling]),
    rows: records.where("t.id = (SELECT g.bookingid FROM tagihan g WHERE g.idbilling = ?)", [idbilling]),
    now: clock,
  });
  const [bill, booking] = [found[0], rows[0]];
  if (!bill || !booking) throw new AppError("NOT_FOUND");
  const bankid = ownBank(user);
  if (bankid !== null && bill.system.bankid !== bankid) {
    throw new AppError("VALIDATION", { fields: { idbilling: otherBank } });
  }
  const { pembayaran } = bill;
  const reason =
    refuseMoney(bill, bill.jumlah, now) ?? refusalOf(payingOf(bill), recordFacts(booking), actorOf(user, booking), now);
  return {
    idbilling: bill.idbilling,
    jenistagihan: bill.jenistagihan,
    nomordokumen: bill.nomordokumen,
    jumlah: Number(bill.jumlah),
    tglterbit: iso(bill.tglterbit),
    tglexpired: iso(bill.tglexpired),
    statustagihan: bill.statustagihan,
    dapatdibayar: !reason,
    alasan: reason ? { kode: reason, pesan: paymentSentence(reason)[language] } : null,
    rekeninganggaran: booking.tbl_mataanggaran.rekeninganggaran,
    uraiananggaran: booking.tbl_mataanggaran.uraiananggaran,
    booking: presentRecordSummary(booking, user, now),
    pembayaran: pembayaran[0] ? presentPayment(pembayaran[0]) : null,
  };
}

/** A booking and its payment, as the teller's page shows them after the payment was recorded. */
export function presentPaid(user: CurrentUser, { paymentId, read: { row, now } }: Paid) {
  const payment = row.pembayaran.find(({ id }) => id === paymentId);
  if (!payment) throw new AppError("NOT_FOUND");
  return { pembayaran: presentPayment(payment), booking: presentRecordSummary(row, user, now) };
}
