import type {
  ExceptionKind,
  PaymentRefusal,
  UsedReference,
} from "@retribusi/contract/features/payment/payment.endpoints";
import type { Database } from "@retribusi/db/client";
import { clock, rowsOf, text } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import { treeOf } from "@retribusi/db/tree";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { findRegion } from "../billing/case-owner.ts";
import { findArrival, releaseReference, takeReference } from "../billing/reference.ts";
import { actorOf } from "../booking/actor.ts";
import { judge, perform } from "../booking/apply.ts";
import { bookings } from "../booking/booking.query.ts";
import { type ReadRecord, readBooking } from "../booking/record.query.ts";
import { clockSkew, exceptionKindOf, paymentRefused, paymentSentence, refuseMoney } from "./money-refusal.ts";
import { tellParked } from "./parked-notice.ts";

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

const bills = treeOf("tagihan", { include: { system: true } });
const billed = "t.id = (SELECT g.bookingid FROM tagihan g WHERE g.idbilling = ?)";
const firstConnection = rowsOf(
  { bankid: text("s.bankid"), channelid: text("s.channelid") },
  "FROM system s WHERE s.id = (SELECT MIN(f.id) FROM system f)",
);

/**
 * The bill with its booking, held until the transaction ends, the time after that, and the bank that the money came through: the booking's
 * own, as it was when the bill was issued, else the first connection there is.
 */
async function holdBill(tx: Transaction, idbilling: string) {
  const sql = sqlOf(tx);
  await sql.query(`SELECT t.id FROM booking t WHERE ${billed} FOR UPDATE`, [idbilling]);
  const found = await ask(sql, {
    bills: bills.where("t.idbilling = ?", [idbilling]),
    rows: bookings.where(billed, [idbilling]),
    connections: firstConnection,
    now: clock,
  });
  const [bill, booking] = [found.bills[0], found.rows[0]];
  const held = bill && booking ? { bill, booking } : null;
  const system = held?.bill.system ?? found.connections[0];
  if (!system) throw paymentRefused("NO_CONNECTION");
  const bank = { bankid: booking?.bankid ?? system.bankid, channelid: booking?.channelid ?? system.channelid };
  return { held, bank, now: found.now };
}
type HeldBill = Awaited<ReturnType<typeof holdBill>>["held"];

export interface Paid {
  readonly kind: "paid";
  readonly paymentId: number;
  readonly read: ReadRecord;
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
  const idpemda =
    held?.booking.idpemda ?? (await findRegion(tx, { bankid: bank.bankid, idbilling: message.idbilling }));
  const { id } = await tx.pengecualian_bayar.create({
    data: {
      ...bank,
      jenis,
      idbilling: message.idbilling,
      tagihanid: held?.bill.id ?? null,
      bookingid: held?.booking.id ?? null,
      idpemda,
      jumlah: message.jumlah,
      tgltransaksi: new Date(message.waktutransaksi),
      tglterima: now,
      referensi: message.referensi,
      keterangan: message.keterangan ?? paymentSentence(reason).id,
      penanggungjawab: user.userid,
    },
  });
  if (held) await tellParked(tx, held.booking, message.jumlah);
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
  const { outcome, row } = await perform(tx, now, held.booking, step);
  return { kind: "paid", paymentId: outcome.paymentId, read: { row, now } };
}

/** What stands under a reference that was used before, and what the same money became if it is that. */
async function findRecorded(
  settling: Settling,
): Promise<{ readonly became: Paid | Parked | undefined; readonly recorded: UsedReference }> {
  const { tx, message } = settling;
  const { payment, exception } = await findArrival(tx, referenceOf(settling));
  // Money that paid another bill later was told as what it was then.
  const known = exception ?? payment;
  if (!known) throw new AppError("CONFLICT");
  const { idbilling } = known;
  const jumlah = Number(known.jumlah);
  const recorded = { idbilling, jumlah, tgltransaksi: known.tgltransaksi.toISOString() };
  if (idbilling !== message.idbilling || jumlah !== message.jumlah) return { became: undefined, recorded };
  if (payment) {
    const read = await readBooking(tx, payment.bookingid);
    return { became: { kind: "paid", paymentId: payment.id, read }, recorded };
  }
  const became = exception && ({ kind: "exception", id: exception.id, jenis: exception.jenis, jumlah } as const);
  return { became: became ?? undefined, recorded };
}

/** One transaction over the held bill; runs again after a deadlock. */
const settle = <S>(db: Database, incoming: Incoming, work: (settling: Settling) => Promise<S>): Promise<S> =>
  inTransaction(db, async (tx) => {
    const found = await holdBill(tx, incoming.message.idbilling);
    requirePossible(incoming.message.waktutransaksi, found.now);
    return work({ ...incoming, tx, ...found });
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
