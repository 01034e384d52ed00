import { refusalOf } from "@retribusi/contract/features/booking/booking.verdict";
import type {
  ExceptionKind,
  PaymentRefusal,
  UsedReference,
} from "@retribusi/contract/features/payment/payment.endpoints";
import type { Database } from "@retribusi/db/client";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import { databaseNow, inTransaction, type Transaction } from "../../lib/transaction.ts";
import { findArrival, releaseReference, takeReference } from "../billing/reference.ts";
import { actorOf } from "../booking/actor.ts";
import { applyAction } from "../booking/apply.ts";
import { factsOf, getBooking } from "../booking/booking.query.ts";
import { clockSkew, exceptionKindOf, paymentRefused, paymentSentence, refuseMoney } from "./money-refusal.ts";

/** Money as the teller records it. */
export interface Told {
  readonly idbilling: string;
  /** Rupiah. */
  readonly jumlah: number;
  /** The bank's own time, ISO 8601. */
  readonly waktutransaksi: string;
  readonly referensi: string;
  readonly keterangan?: string | undefined;
}

interface Receipt {
  readonly user: CurrentUser;
  readonly ip: string;
  readonly told: Told;
}

const notYet = { en: "This time lies in the future.", id: "Waktu ini belum terjadi." };
const tooOld = {
  en: "No bank transfers are that old. Please look at the year.",
  id: "Tidak ada transaksi bank setua itu. Periksa tahunnya.",
};

/** Throws VALIDATION for a time at which no bank can have moved money; everything else is judged by the bill. */
function requirePossible(waktutransaksi: string, now: Date): void {
  const time = Date.parse(waktutransaksi);
  const wrong = time > now.getTime() + clockSkew ? notYet : time < 0 ? tooOld : undefined;
  if (wrong) throw new AppError("VALIDATION", { fields: { waktutransaksi: wrong } });
}

/** The bill with its booking, held until the transaction ends: whoever pays, expires or cancels comes one after the other. */
async function holdBill(tx: Transaction, idbilling: string) {
  const known = await tx.tagihan.findUnique({ where: { idbilling }, select: { bookingid: true } });
  if (!known) return null;
  await tx.$queryRaw`SELECT id FROM booking WHERE id = ${known.bookingid} FOR UPDATE`;
  const bill = await tx.tagihan.findUniqueOrThrow({ where: { idbilling }, include: { system: true } });
  return { bill, booking: await getBooking(tx, known.bookingid) };
}
type HeldBill = Awaited<ReturnType<typeof holdBill>>;

/** The bank that the money came through: the booking's own, as it was when the bill was issued, else the first connection there is. */
async function bankOf(tx: Transaction, held: HeldBill) {
  const system = held?.bill.system ?? (await tx.system.findFirst({ orderBy: { id: "asc" } }));
  if (!system) throw paymentRefused("NO_CONNECTION");
  return { bankid: held?.booking.bankid ?? system.bankid, channelid: held?.booking.channelid ?? system.channelid };
}

/** Bill and money first, then the machine: state, person, the ten minutes that a message may travel. */
function refusePayment(held: HeldBill, { user, told }: Receipt, now: Date): PaymentRefusal | undefined {
  const reason = refuseMoney(held?.bill ?? null, BigInt(told.jumlah), new Date(told.waktutransaksi));
  if (reason || !held) return reason;
  return refusalOf("pay", factsOf(held.booking), actorOf(user, held.booking), now);
}

type Settled =
  | { readonly paymentId: number; readonly bookingId: number }
  | { readonly refused: PaymentRefusal; readonly standing?: UsedReference | undefined }
  | { readonly exception: { readonly id: number; readonly jenis: ExceptionKind; readonly jumlah: number } };

interface Settling extends Receipt {
  readonly tx: Transaction;
  readonly now: Date;
  readonly held: HeldBill;
  readonly bank: { readonly bankid: string; readonly channelid: string };
}

const referenceOf = ({ bank, told }: Settling) => ({ bankid: bank.bankid, referensi: told.referensi });

/** What is refused is logged, so that a question about it can be answered. */
async function logRefusal(settling: Settling, kode: PaymentRefusal, standing?: UsedReference): Promise<Settled> {
  const { tx, now, held, bank, told, ip } = settling;
  await tx.penolakan_bayar.create({
    data: {
      ...bank,
      idbilling: told.idbilling,
      bookingid: held?.booking.id ?? null,
      jumlah: told.jumlah,
      referensi: told.referensi,
      kode,
      pesan: paymentSentence(kode).id,
      alamatip: ip,
      waktu: now,
    },
  });
  return { refused: kode, standing };
}

/** Money that has arrived is never lost: what fits no open bill waits as an exception, with an owner and an age. */
async function parkMoney({ tx, now, held, bank, told, user }: Settling, reason: PaymentRefusal): Promise<Settled> {
  const jenis = exceptionKindOf(reason);
  const { id } = await tx.pengecualian_bayar.create({
    data: {
      ...bank,
      jenis,
      idbilling: told.idbilling,
      tagihanid: held?.bill.id ?? null,
      bookingid: held?.booking.id ?? null,
      jumlah: told.jumlah,
      tgltransaksi: new Date(told.waktutransaksi),
      tglterima: now,
      referensi: told.referensi,
      keterangan: told.keterangan ?? paymentSentence(reason).id,
      penanggungjawab: user.userid,
    },
  });
  return { exception: { id, jenis, jumlah: told.jumlah } };
}

/**
 * A reference is one arrival. The same bill and amount again answer what it became; anything else is refused with what stands, and
 * logged: a second arrival can't carry the reference of the first.
 */
async function answerKnown(settling: Settling, arrived: boolean): Promise<Settled> {
  const { tx, told } = settling;
  const { payment, exception } = await findArrival(tx, referenceOf(settling));
  const known = payment ?? exception;
  if (!known) throw new AppError("CONFLICT");
  const jumlah = Number(known.jumlah);
  const same = known.idbilling === told.idbilling && jumlah === told.jumlah;
  if (same && payment) return { paymentId: payment.id, bookingId: payment.bookingid };
  if (same && exception && arrived) return { exception: { id: exception.id, jenis: exception.jenis, jumlah } };
  const standing = { idbilling: known.idbilling, jumlah, tgltransaksi: known.tgltransaksi.toISOString() };
  return logRefusal(settling, "REFERENCE_USED", standing);
}

async function settle(settling: Settling, arrived: boolean): Promise<Settled> {
  const { tx, now, held, told, user } = settling;
  const reference = referenceOf(settling);
  if (!(await takeReference(tx, reference))) return answerKnown(settling, arrived);
  const reason = refusePayment(held, settling, now);
  if (reason || !held) {
    const why = reason ?? "BILL_UNKNOWN";
    if (arrived) return parkMoney(settling, why);
    await releaseReference(tx, reference);
    return logRefusal(settling, why);
  }
  const { keterangan: _, ...input } = told;
  const { id } = held.booking;
  await applyAction(tx, now, { action: "pay", id, input, actorOf: (booking) => actorOf(user, booking) });
  const { payment } = await findArrival(tx, reference);
  if (!payment) throw new AppError("CONFLICT");
  return { paymentId: payment.id, bookingId: id };
}

/**
 * Settles money against its bill, in one transaction: a payment when bill, amount and time fit. When they don't, money that has already
 * `arrived` becomes a payment exception, and a payment that is only being offered is refused and logged. The same reference again
 * answers what it did the first time.
 */
export function settlePayment(db: Database, receipt: Receipt, arrived: boolean): Promise<Settled> {
  return inTransaction(db, async (tx) => {
    const held = await holdBill(tx, receipt.told.idbilling);
    const now = await databaseNow(tx);
    requirePossible(receipt.told.waktutransaksi, now);
    return settle({ ...receipt, tx, now, held, bank: await bankOf(tx, held) }, arrived);
  });
}
