import type { Actor } from "@retribusi/contract/features/booking/booking.facts";
import type {
  ExceptionKind,
  PaymentRefusal,
  UsedReference,
} from "@retribusi/contract/features/payment/payment.endpoints";
import { clock, rowsOf, text } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask, type SqlPart } from "@retribusi/db/statement";
import { treeOf } from "@retribusi/db/tree";
import type { CurrentUser } from "../../access/current-user.ts";
import { ownBank } from "../../access/own-bank.ts";
import type { Deps } from "../../lib/deps.ts";
import { inTransaction, OutcomeUnknownError, type Transaction } from "../../lib/transaction.ts";
import { findRegion } from "../billing/case-owner.ts";
import type { Receipt } from "../billing/ledger.ts";
import { claimReference, findArrival, releaseReference, takeReference } from "../billing/reference.ts";
import { actorOf } from "../booking/actor.ts";
import { judge, perform } from "../booking/apply.ts";
import { type BookingRow, bookings } from "../booking/booking.query.ts";
import { type ReadRecord, readBooking } from "../booking/record.query.ts";
import { installation, journalEntry } from "./journal-entry.ts";
import { exceptionKindOf, payingOf, paymentRefused, paymentSentence, refuseMoney } from "./money-refusal.ts";
import { tellParked } from "./parked-notice.ts";
import { requirePossible } from "./possible-time.ts";

/** What is said of money. */
export interface Message {
  readonly idbilling: string;
  /** Rupiah. */
  readonly jumlah: number;
  /** The bank's own time, ISO 8601. */
  readonly waktutransaksi: string;
  readonly referensi: string;
  readonly nomorreferensi?: string | undefined;
  readonly keterangan?: string | undefined;
}

/** Who says it: a person at the counter, or a bank's own machine through its connection. */
export interface Teller {
  readonly userid: number | null;
  readonly actorFor: (booking: BookingRow) => Actor;
  /** The one bank that a person records money of. */
  readonly bankid?: string | null;
  /** The connection of a machine, which knows no bills but its own. */
  readonly connection?: { readonly id: number; readonly bankid: string; readonly channelid: string };
}

export const tellerOf = (user: CurrentUser): Teller => ({
  userid: user.userid,
  actorFor: (booking) => actorOf(user, booking),
  bankid: ownBank(user),
});

export interface Incoming {
  readonly by: Teller;
  readonly ip: string;
  readonly message: Message;
  /** When it came, of money that is entered again after the database has lost it. */
  readonly received?: Date;
  /** What was given for it then. */
  readonly receipt?: Receipt | null;
}

const bills = treeOf("tagihan", { include: { system: true } });
const billed = "t.id = (SELECT g.bookingid FROM tagihan g WHERE g.idbilling = ?)";
/** The first connection there is, of one bank or of all. */
const firstConnection = (bankid: string | null) =>
  rowsOf(
    { bankid: text("s.bankid"), channelid: text("s.channelid") },
    "FROM system s WHERE s.id = (SELECT MIN(f.id) FROM system f WHERE COALESCE(?, f.bankid) = f.bankid)",
    [bankid],
  );

/**
 * The bill with its booking, which the transaction holds, the time after that, and the bank that the money came through: that of the bill,
 * as it was when the bill was issued, else of whoever says so, else the first there is. Nobody of one bank knows the bills of another.
 */
async function holdBill(tx: Transaction, idbilling: string, { connection, bankid = null }: Teller) {
  const found = await ask(sqlOf(tx), {
    bills: bills.where("t.idbilling = ?", [idbilling]),
    rows: bookings.where(billed, [idbilling]),
    connections: firstConnection(bankid),
    now: clock,
    installation,
  });
  const [bill, booking] = [found.bills[0], found.rows[0]];
  const isOwn = connection ? bill?.systemid === connection.id : bankid === null || bill?.system.bankid === bankid;
  const held = bill && booking && isOwn ? { bill, booking } : null;
  const system = connection ?? held?.bill.system ?? found.connections[0];
  if (!system) throw paymentRefused("NO_CONNECTION");
  // The booking keeps the bank of its latest bill; an earlier one may be another bank's.
  const isLatest = held?.booking.idbilling === idbilling || held?.bill.jenistagihan === "tambahan";
  const paidThrough = held && isLatest ? held.booking : system;
  const bank = { bankid: paidThrough.bankid ?? system.bankid, channelid: paidThrough.channelid ?? system.channelid };
  return { held, bank, now: found.now, installation: found.installation };
}
type HeldBill = Awaited<ReturnType<typeof holdBill>>["held"];

export interface Paid {
  readonly kind: "paid";
  readonly paymentId: number;
  readonly read: ReadRecord;
}
export interface Refused {
  readonly kind: "refused";
  readonly reason: PaymentRefusal;
  /** The arrival that the reference stands for already. */
  readonly recorded?: UsedReference | undefined;
  /** Whose bill it is. */
  readonly payer: string | undefined;
}
export interface Parked {
  readonly kind: "exception";
  readonly id: number;
  readonly jenis: ExceptionKind;
  readonly jumlah: number;
}

export interface Settling extends Incoming {
  readonly tx: Transaction;
  readonly now: Date;
  readonly held: HeldBill;
  /** The name of the database's content. */
  readonly installation: string;
  readonly bank: { readonly bankid: string; readonly channelid: string };
}

const referenceOf = ({ bank, message }: Settling) => ({ bankid: bank.bankid, referensi: message.referensi });

/** What is refused is logged, so that a question about it can be answered. */
export async function refuse(settling: Settling, reason: PaymentRefusal, recorded?: UsedReference): Promise<Refused> {
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
  return { kind: "refused", reason, recorded, payer: held?.booking.namapemesan };
}

/** Money that has arrived is never lost: what fits no open bill waits as an exception, with an owner and an age. */
async function park({ tx, now, held, bank, message, by }: Settling, reason: PaymentRefusal): Promise<Parked> {
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
      nomorreferensi: message.nomorreferensi ?? null,
      keterangan: message.keterangan ?? paymentSentence(reason).id,
      penanggungjawab: by.userid,
    },
  });
  if (held) await tellParked(tx, held.booking, message.jumlah);
  return { kind: "exception", id, jenis, jumlah: message.jumlah };
}

/** Bill and money first, then the machine: state, person, the ten minutes that a message may travel. What fits is paid. */
async function payOrReason(settling: Settling): Promise<Paid | PaymentRefusal> {
  const { tx, now, held, by, message } = settling;
  const wrong = refuseMoney(held?.bill ?? null, BigInt(message.jumlah), new Date(message.waktutransaksi));
  if (wrong || !held) return wrong ?? "BILL_UNKNOWN";
  const { keterangan: _, ...input } = message;
  const step = {
    action: payingOf(held.bill),
    input,
    actor: by.actorFor(held.booking),
    receipt: settling.receipt ?? null,
  } as const;
  const reason = judge(held.booking, step, now);
  if (reason) return reason;
  const { outcome, row } = await perform(tx, now, held.booking, step);
  return { kind: "paid", paymentId: outcome.paymentId, read: { row, now } };
}

/** What stands under a reference that was used before, and what the same money became if it is that. */
async function findRecorded(
  settling: Settling,
): Promise<{ readonly became?: Paid | Parked; readonly recorded?: UsedReference }> {
  const { tx, message } = settling;
  const { payment, exception } = await findArrival(tx, referenceOf(settling));
  // Money that paid another bill later was told as what it was then.
  const known = exception ?? payment;
  if (!known) return {};
  const { idbilling } = known;
  const jumlah = Number(known.jumlah);
  const recorded = { idbilling, jumlah, tgltransaksi: known.tgltransaksi.toISOString() };
  if (idbilling !== message.idbilling || jumlah !== message.jumlah) return { recorded };
  if (payment) {
    const read = await readBooking(tx, payment.bookingid);
    return { became: { kind: "paid", paymentId: payment.id, read }, recorded };
  }
  if (!exception) return { recorded };
  return { became: { kind: "exception", id: exception.id, jenis: exception.jenis, jumlah }, recorded };
}

/** Locks the booking of a bill by a statement of one's own: the select that finds its row, for update, and its values. */
export type Lock = (tx: Transaction, booking: SqlPart) => Promise<void>;

const lockBooking: Lock = async (tx, { sql, values }) => {
  await sqlOf(tx).query(`SELECT t.id ${sql}`, values);
};

/** What keeps money: the database, and what outlives it. */
type Keeping = Pick<Deps, "db" | "journal">;
export type Settled = Paid | Parked | Refused;

/** Money that is ours is in the journal before anybody is told so. Throws OutcomeUnknownError where it can't be: asked again, it is tried again. */
async function secure({ journal }: Keeping, settling: Settling, settled: Paid | Parked): Promise<void> {
  try {
    await journal.append(journalEntry(settling, settled));
  } catch (error) {
    throw new OutcomeUnknownError(error);
  }
}

/** One transaction over the held bill, and its outcome in the journal; runs again after a deadlock. */
export async function settle<S extends Settled>(
  deps: Keeping,
  incoming: Incoming,
  work: (settling: Settling) => Promise<S>,
  lock: Lock = lockBooking,
): Promise<S> {
  const { settled, settling } = await inTransaction(deps.db, async (tx) => {
    const { idbilling, waktutransaksi } = incoming.message;
    await lock(tx, { sql: `FROM booking t WHERE ${billed} FOR UPDATE`, values: [idbilling] });
    const found = await holdBill(tx, idbilling, incoming.by);
    // People mistype times; what a machine's clock says is judged with its message.
    if (!incoming.by.connection) requirePossible(waktutransaksi, found.now);
    const settling: Settling = { ...incoming, tx, ...found, now: incoming.received ?? found.now };
    return { settled: await work(settling), settling };
  });
  if (settled.kind !== "refused") await secure(deps, settling, settled);
  return settled;
}

/**
 * A payment that is being offered for the held bill: refused and logged when bill, amount or time don't fit, and then no money moved. The
 * same reference again answers what it did the first time; with other money it is refused with what stands,
 * and so is one of which the bank was told that nothing came by it.
 */
export async function offer(settling: Settling): Promise<Paid | Refused> {
  const reference = referenceOf(settling);
  if (!(await takeReference(settling.tx, reference))) {
    const { became, recorded } = await findRecorded(settling);
    if (became?.kind === "paid") return became;
    return refuse(settling, recorded ? "REFERENCE_USED" : "REFERENCE_DENIED", recorded);
  }
  const result = await payOrReason(settling);
  if (typeof result !== "string") return result;
  await releaseReference(settling.tx, reference);
  return refuse(settling, result);
}

/**
 * Money that has arrived: a payment where it fits its bill, a payment exception where it doesn't. A reference is one arrival: the same
 * again answers what it became, and other money can't carry the reference of the first.
 */
export async function arrive(settling: Settling): Promise<Paid | Parked | Refused> {
  const [{ tx }, reference] = [settling, referenceOf(settling)];
  if (!(await takeReference(tx, reference)) && !(await claimReference(tx, reference))) {
    const { became, recorded } = await findRecorded(settling);
    return became ?? refuse(settling, "REFERENCE_USED", recorded);
  }
  const result = await payOrReason(settling);
  return typeof result === "string" ? park(settling, result) : result;
}

/** Takes a payment that is being offered; see `offer`. */
export const takePayment = (deps: Keeping, incoming: Incoming): Promise<Paid | Refused> =>
  settle(deps, incoming, offer);

/** Records money that has arrived; see `arrive`. */
export const recordArrival = (deps: Keeping, incoming: Incoming): Promise<Settled> => settle(deps, incoming, arrive);
