import { isBookingReason } from "@retribusi/contract/features/booking/booking.reasons";
import type { applyException } from "@retribusi/contract/features/settlement/exception.endpoints";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { bankActor } from "../booking/actor.ts";
import { judge, perform } from "../booking/apply.ts";
import { type BookingRow, getBooking } from "../booking/booking.query.ts";
import { notify } from "../booking/notice.ts";
import { refusal } from "../booking/refusal.ts";
import { payingOf, paymentRefused, refuseMoney } from "../payment/money-refusal.ts";
import { bookingPart, presentBooking } from "./case-parts.ts";
import { bookingRows } from "./case-rows.ts";
import { noteStep, type Stepping } from "./case-step.ts";
import { type ExceptionRow, getException } from "./exception.query.ts";
import { type ExceptionWork, stepException, writeException } from "./exception.ts";
import { openRefundCase } from "./refund-opening.ts";
import { stepRefused } from "./refusal.ts";
import { usedText } from "./used-notice.ts";

/** What of an exception says how it ended. */
const ended = ({ user }: Stepping, now: Date, catatan: string) => ({
  diselesaikanoleh: user.userid,
  tglselesai: now,
  catatan,
});

/** The booking of a bill in the user's rows. Throws as for a billing id that nobody knows. */
async function findBilled(tx: Transaction, user: CurrentUser, idbilling: string): Promise<number> {
  const bill = await tx.tagihan.findFirst({
    where: { idbilling, booking: bookingRows(user) },
    select: { bookingid: true },
  });
  if (!bill) throw paymentRefused("BILL_UNKNOWN");
  return bill.bookingid;
}

/** The bill of a booking that is held now, which the money fits; the time that counts is that of the application. */
function requireFit(booking: BookingRow, idbilling: string, { row, now }: ExceptionWork, { user }: Stepping) {
  const bill = booking.tagihan.find((one) => one.idbilling === idbilling);
  if (!bill) throw paymentRefused("BILL_UNKNOWN");
  const wrong = refuseMoney(bill, row.jumlah, now);
  if (wrong) throw isBookingReason(wrong) ? refusal(wrong) : paymentRefused(wrong);
  if (booking.bankid !== row.bankid) throw stepRefused("OTHER_BANK");
  if (booking.idpemesan === user.userid) throw stepRefused("OWN_MONEY");
  return bill;
}

/** Pays the bill as the bank would: the one way in which money becomes a payment, with its receipt and messages. */
async function payBill(
  booking: BookingRow,
  bill: BookingRow["tagihan"][number],
  { tx, now, row }: ExceptionWork,
  { user }: Stepping,
) {
  const { userid, role } = user;
  const input = {
    idbilling: bill.idbilling,
    jumlah: Number(row.jumlah),
    waktutransaksi: row.tgltransaksi.toISOString(),
    referensi: row.referensi,
    ...(row.nomorreferensi === null ? {} : { nomorreferensi: row.nomorreferensi }),
  };
  // The money is at the bank already: whoever applies it stands for the bank in the machine's eyes.
  const step = { action: payingOf(bill), input, actor: bankActor(userid, role) } as const;
  const reason = judge(booking, step, now);
  if (reason) throw refusal(reason);
  return (await perform(tx, now, booking, step)).outcome.paymentId;
}

/** Whoever paid it for another booking hears where it went; the booking that it pays tells of itself. */
async function tellApplied({ tx, row }: ExceptionWork, paid: BookingRow): Promise<void> {
  const { bookingid, jumlah } = row;
  if (bookingid === null || bookingid === paid.id) return;
  const customer = usedText(Number(jumlah), paid.id);
  await notify(tx, "moneyUsed", { customer }, (await getBooking(tx, bookingid)).booking, null);
}

type Application = z.output<typeof applyException.body>;

/**
 * Lets the money pay an open bill of the same amount and bank. Throws NOT_FOUND out of scope, CONFLICT when the case has moved on, ACTION_REFUSED with the reason
 * for which it doesn't fit.
 */
export async function applyToBill(
  deps: Deps,
  stepping: Stepping,
  id: number,
  wish: Application,
): Promise<ExceptionRow> {
  const { idbilling, catatan } = wish;
  const { prisma } = deps.db;
  await getException(prisma, stepping.user, id);
  const other = await findBilled(prisma, stepping.user, idbilling);
  const wanted = { aksi: "apply", catatan, other } as const;
  const row = await stepException(deps, stepping, id, wanted, async (work) => {
    const { booking } = await getBooking(work.tx, other);
    const bill = requireFit(booking, idbilling, work, stepping);
    const pembayaranid = await payBill(booking, bill, work, stepping);
    const end = { penyelesaian: "terapkan", pembayaranid, ...ended(stepping, work.now, catatan) } as const;
    await writeException(work, end);
    const told = { now: work.now, audit: "apply", sesudah: { idbilling, jumlah: Number(work.row.jumlah) } } as const;
    await noteStep(work.tx, { pengecualianid: id }, stepping, wanted, told);
    await tellApplied(work, booking);
  });
  if (row.pembayaran?.booking.id !== other) throw new AppError("CONFLICT");
  return row;
}

/** Asks for all of it to be paid back: a refund case, which two others decide. */
export function refundMoney(deps: Deps, stepping: Stepping, id: number, catatan: string): Promise<ExceptionRow> {
  const wanted = { aksi: "refund", catatan } as const;
  return stepException(deps, stepping, id, wanted, async (work) => {
    const { tx, now, row } = work;
    await writeException(work, { penyelesaian: "kembalikan", ...ended(stepping, now, catatan) });
    const { bookingid, jumlah } = row;
    const { id: pengembalianid } = await openRefundCase(
      tx,
      { bookingid, pengecualianid: id, jumlah, alasan: catatan },
      stepping,
    );
    const told = { now, audit: "refund", sesudah: { pengembalianid, jumlah: Number(jumlah) } } as const;
    await noteStep(tx, { pengecualianid: id }, stepping, wanted, told);
  });
}

const most = 30;

/** Open bills in the reader's rows that the money could pay, those of the customer whose money it is first, then those that expire first. */
export async function listFitting({ db, clock }: Deps, user: CurrentUser, id: number) {
  const { jumlah, bankid, booking } = await getException(db.prisma, user, id);
  const bills = await db.prisma.tagihan.findMany({
    where: {
      ...{ jumlah, statustagihan: "terbit", tglexpired: { gte: clock.now() } },
      booking: { AND: [bookingRows(user), { bankid }] },
    },
    include: { booking: bookingPart },
    orderBy: { tglexpired: "asc" },
    take: most,
  });
  const customer = booking?.idpemesan ?? null;
  const records = bills.map((bill) => ({
    ...{ idbilling: bill.idbilling, nomordokumen: bill.nomordokumen, jumlah: Number(bill.jumlah) },
    tglexpired: bill.tglexpired.toISOString(),
    booking: presentBooking(bill.booking),
    orangsama: customer !== null && bill.booking.idpemesan === customer,
  }));
  return { records: records.toSorted((one, two) => Number(two.orangsama) - Number(one.orangsama)) };
}
