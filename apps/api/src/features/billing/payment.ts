import type { ExceptionKind, PaymentRefusal } from "@retribusi/contract/features/billing/billing.endpoints";
import { refusalOf } from "@retribusi/contract/features/booking/booking.verdict";
import type { Database } from "@retribusi/db/client";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../http/app-error.ts";
import { databaseNow, inTransaction, type Transaction } from "../../lib/transaction.ts";
import { actorOf } from "../booking/actor.ts";
import { applyAction } from "../booking/apply.ts";
import { factsOf, getBooking } from "../booking/booking.query.ts";
import { exceptionKindOf, paymentRefused, refuseMoney } from "./money-refusal.ts";

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

const clockSkew = 5 * 60_000;
const notYet = { en: "This time lies in the future.", id: "Waktu ini belum terjadi." };

/** The bill with its booking, held until the transaction ends: whoever pays, expires or cancels comes one after the other. */
async function holdBill(tx: Transaction, idbilling: string) {
  const known = await tx.tagihan.findUnique({ where: { idbilling }, select: { bookingid: true } });
  if (!known) return null;
  await tx.$queryRaw`SELECT id FROM booking WHERE id = ${known.bookingid} FOR UPDATE`;
  const bill = await tx.tagihan.findUniqueOrThrow({ where: { idbilling }, include: { system: true } });
  return { bill, booking: await getBooking(tx, known.bookingid) };
}
type HeldBill = Awaited<ReturnType<typeof holdBill>>;

/** The bank that the money came through: the bill's own, else the first connection there is. */
async function bankOf(tx: Transaction, held: HeldBill) {
  const system = held?.bill.system ?? (await tx.system.findFirst({ orderBy: { id: "asc" } }));
  if (!system) throw paymentRefused("NO_CONNECTION");
  return { bankid: system.bankid, channelid: system.channelid };
}

const findPayment = (tx: Transaction, bankid: string, referensi: string) =>
  tx.pembayaran.findUnique({ where: { bankid_referensi: { bankid, referensi } } });

/** Bill and money first, then the machine: state, person, the ten minutes that a message may travel. */
function refusePayment(held: HeldBill, { user, told }: Receipt, now: Date): PaymentRefusal | undefined {
  const reason = refuseMoney(held?.bill ?? null, BigInt(told.jumlah), new Date(told.waktutransaksi));
  if (reason || !held) return reason;
  return refusalOf("pay", factsOf(held.booking), actorOf(user, held.booking), now);
}

type Settled =
  | { readonly paymentId: number; readonly bookingId: number }
  | { readonly refused: PaymentRefusal }
  | { readonly exception: { readonly id: number; readonly jenis: ExceptionKind; readonly jumlah: number } };

interface Settling extends Receipt {
  readonly tx: Transaction;
  readonly now: Date;
  readonly held: HeldBill;
  readonly bank: { readonly bankid: string; readonly channelid: string };
}

/** A refused payment brought no money; it is logged so that the bank's question about it can be answered. */
async function logRefusal({ tx, now, held, bank, told, ip }: Settling, kode: PaymentRefusal): Promise<Settled> {
  await tx.penolakan_bayar.create({
    data: {
      ...bank,
      idbilling: told.idbilling,
      bookingid: held?.booking.id ?? null,
      jumlah: told.jumlah,
      referensi: told.referensi,
      kode,
      alamatip: ip,
      waktu: now,
    },
  });
  return { refused: kode };
}

/** Money that has arrived is never lost: what fits no open bill waits as an exception, with an owner and an age. */
async function parkMoney({ tx, now, held, bank, told, user }: Settling, reason: PaymentRefusal): Promise<Settled> {
  const jenis = exceptionKindOf(reason);
  if (!jenis) return { refused: reason };
  const earlier = await tx.pengecualian_bayar.findUnique({
    where: { bankid_referensi: { bankid: bank.bankid, referensi: told.referensi } },
  });
  const { id, jumlah } =
    earlier ??
    (await tx.pengecualian_bayar.create({
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
        keterangan: told.keterangan ?? null,
        penanggungjawab: user.userid,
      },
    }));
  return { exception: { id, jenis: earlier?.jenis ?? jenis, jumlah: Number(jumlah) } };
}

async function settle(settling: Settling, arrived: boolean): Promise<Settled> {
  const { tx, now, held, bank, told, user } = settling;
  const earlier = await findPayment(tx, bank.bankid, told.referensi);
  if (earlier) {
    const same = earlier.idbilling === told.idbilling && Number(earlier.jumlah) === told.jumlah;
    return same ? { paymentId: earlier.id, bookingId: earlier.bookingid } : { refused: "REFERENCE_USED" };
  }
  const reason = refusePayment(held, settling, now);
  if (reason || !held) {
    const why = reason ?? "BILL_UNKNOWN";
    return arrived ? parkMoney(settling, why) : logRefusal(settling, why);
  }
  const { keterangan: _, ...input } = told;
  const { id } = held.booking;
  await applyAction(tx, now, { action: "pay", id, input, actorOf: (booking) => actorOf(user, booking) });
  const payment = await findPayment(tx, bank.bankid, told.referensi);
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
    if (Date.parse(receipt.told.waktutransaksi) > now.getTime() + clockSkew) {
      throw new AppError("VALIDATION", { fields: { waktutransaksi: notYet } });
    }
    return settle({ ...receipt, tx, now, held, bank: await bankOf(tx, held) }, arrived);
  });
}
