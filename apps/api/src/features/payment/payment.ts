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
import { holdBooking, judge, perform } from "../booking/apply.ts";
import { clockSkew, exceptionKindOf, paymentRefused, paymentSentence, refuseMoney } from "./money-refusal.ts";

/** What the teller says of money. */
export interface Message {
  readonly idbilling: string;
  /** Rupiah. */
  readonly jumlah: number;
  /** The bank's own time, ISO 8601. */
  readonly waktutransaksi: string;
  readonly referensi: string;
  readonly keterangan?: string | undefined;
}

interface Incoming {
  readonly user: CurrentUser;
  readonly ip: string;
  readonly message: Message;
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

/** The bill with its booking, held until the transaction ends. */
async function holdBill(tx: Transaction, idbilling: string) {
  const known = await tx.tagihan.findUnique({ where: { idbilling }, select: { bookingid: true } });
  if (!known) return null;
  const booking = await holdBooking(tx, known.bookingid);
  return { bill: await tx.tagihan.findUniqueOrThrow({ where: { idbilling }, include: { system: true } }), booking };
}
type HeldBill = Awaited<ReturnType<typeof holdBill>>;

/** The bank that the money came through: the booking's own, as it was when the bill was issued, else the first connection there is. */
async function bankOf(tx: Transaction, held: HeldBill) {
  const system = held?.bill.system ?? (await tx.system.findFirst({ orderBy: { id: "asc" } }));
  if (!system) throw paymentRefused("NO_CONNECTION");
  return { bankid: held?.booking.bankid ?? system.bankid, channelid: held?.booking.channelid ?? system.channelid };
}

interface Paid {
  readonly kind: "paid";
  readonly paymentId: number;
  readonly bookingId: number;
}
interface Refused {
  readonly kind: "refused";
  readonly reason: PaymentRefusal;
  /** The arrival that the reference stands for already. */
  readonly recorded?: UsedReference | undefined;
}
interface Parked {
  readonly kind: "exception";
  readonly id: number;
  readonly jenis: ExceptionKind;
  readonly jumlah: number;
}

interface Settling extends Incoming {
  readonly tx: Transaction;
  readonly now: Date;
  readonly held: HeldBill;
  readonly bank: { readonly bankid: string; readonly channelid: string };
}

const referenceOf = ({ bank, message }: Settling) => ({ bankid: bank.bankid, referensi: message.referensi });

/** What is refused is logged, so that a question about it can be answered. */
async function refuse(settling: Settling, reason: PaymentRefusal, recorded?: UsedReference): Promise<Refused> {
  const { tx, now, held, bank, message, ip } = settling;
  await tx.penolakan_bayar.create({
    data: {
      ...bank,
      idbilling: message.idbilling,
      bookingid: held?.booking.id ?? null,
      jumlah: message.jumlah,
      referensi: message.referensi,
      kode: reason,
      pesan: paymentSentence(reason).id,
      alamatip: ip,
      waktu: now,
    },
  });
  return { kind: "refused", reason, recorded };
}

/** Money that has arrived is never lost: what fits no open bill waits as an exception, with an owner and an age. */
async function park({ tx, now, held, bank, message, user }: Settling, reason: PaymentRefusal): Promise<Parked> {
  const jenis = exceptionKindOf(reason);
  const { id } = await tx.pengecualian_bayar.create({
    data: {
      ...bank,
      jenis,
      idbilling: message.idbilling,
      tagihanid: held?.bill.id ?? null,
      bookingid: held?.booking.id ?? null,
      jumlah: message.jumlah,
      tgltransaksi: new Date(message.waktutransaksi),
      tglterima: now,
      referensi: message.referensi,
      keterangan: message.keterangan ?? paymentSentence(reason).id,
      penanggungjawab: user.userid,
    },
  });
  return { kind: "exception", id, jenis, jumlah: message.jumlah };
}

/** Bill and money first, then the machine: state, person, the ten minutes that a message may travel. What fits is paid. */
async function payOrReason(settling: Settling): Promise<Paid | PaymentRefusal> {
  const { tx, now, held, user, message } = settling;
  const wrong = refuseMoney(held?.bill ?? null, BigInt(message.jumlah), new Date(message.waktutransaksi));
  if (wrong || !held) return wrong ?? "BILL_UNKNOWN";
  const { keterangan: _, ...input } = message;
  const step = { action: "pay", input, actor: actorOf(user, held.booking) } as const;
  const reason = judge(held.booking, step, now);
  if (reason) return reason;
  const { paymentId } = await perform(tx, now, held.booking, step);
  return { kind: "paid", paymentId, bookingId: held.booking.id };
}

/** What stands under a reference that was used before, and what the same money became if it is that. */
async function findRecorded(
  settling: Settling,
): Promise<{ readonly became: Paid | Parked | undefined; readonly recorded: UsedReference }> {
  const { tx, message } = settling;
  const { payment, exception } = await findArrival(tx, referenceOf(settling));
  const known = payment ?? exception;
  if (!known) throw new AppError("CONFLICT");
  const { idbilling } = known;
  const jumlah = Number(known.jumlah);
  const recorded = { idbilling, jumlah, tgltransaksi: known.tgltransaksi.toISOString() };
  if (idbilling !== message.idbilling || jumlah !== message.jumlah) return { became: undefined, recorded };
  if (payment) return { became: { kind: "paid", paymentId: payment.id, bookingId: payment.bookingid }, recorded };
  const became = exception && ({ kind: "exception", id: exception.id, jenis: exception.jenis, jumlah } as const);
  return { became: became ?? undefined, recorded };
}

/** One transaction over the held bill; runs again after a deadlock. */
const settle = <S>(db: Database, incoming: Incoming, work: (settling: Settling) => Promise<S>): Promise<S> =>
  inTransaction(db, async (tx) => {
    const held = await holdBill(tx, incoming.message.idbilling);
    const now = await databaseNow(tx);
    requirePossible(incoming.message.waktutransaksi, now);
    return work({ ...incoming, tx, now, held, bank: await bankOf(tx, held) });
  });

/**
 * Takes a payment that is being offered: refused and logged when bill, amount or time don't fit, and then no money moved. The same
 * reference again answers what it did the first time; with other money it is refused with what stands.
 */
export const takePayment = (db: Database, incoming: Incoming): Promise<Paid | Refused> =>
  settle(db, incoming, async (settling) => {
    const reference = referenceOf(settling);
    if (!(await takeReference(settling.tx, reference))) {
      const { became, recorded } = await findRecorded(settling);
      return became?.kind === "paid" ? became : refuse(settling, "REFERENCE_USED", recorded);
    }
    const result = await payOrReason(settling);
    if (typeof result !== "string") return result;
    await releaseReference(settling.tx, reference);
    return refuse(settling, result);
  });

/**
 * Records money that has arrived: a payment where it fits its bill, a payment exception where it doesn't. A reference is one arrival:
 * the same again answers what it became, and other money can't carry the reference of the first.
 */
export const recordArrival = (db: Database, incoming: Incoming): Promise<Paid | Parked | Refused> =>
  settle(db, incoming, async (settling) => {
    if (!(await takeReference(settling.tx, referenceOf(settling)))) {
      const { became, recorded } = await findRecorded(settling);
      return became ?? refuse(settling, "REFERENCE_USED", recorded);
    }
    const result = await payOrReason(settling);
    return typeof result === "string" ? park(settling, result) : result;
  });
