import { sqlInstant } from "@retribusi/db/client";
import { int, rowsOf } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import { z } from "zod";
import type { Deps } from "../../../lib/deps.ts";
import { recordArrival } from "../../payment/payment.ts";
import { bankTeller } from "../bank-teller.ts";
import { momentOf } from "../bank-time.ts";
import { rupiahOf } from "../message.ts";
import { accountOf, type KeptBill } from "./account.ts";
import { callBank } from "./call.ts";
import { CallError } from "./call-error.ts";
import type { Contract } from "./contract.ts";

const told = z.looseObject({
  paymentFlagStatus: z.string(),
  paymentRequestId: z.string().optional(),
  referenceNo: z.string().optional(),
  paidAmount: z.looseObject({ value: z.string() }).optional(),
  trxDateTime: z.string().optional(),
  transactionDate: z.string().optional(),
});

/** Money of an account that the bank says it has. */
interface Told {
  /** Rupiah. */
  readonly jumlah: number;
  readonly referensi: string;
  readonly nomorreferensi: string | undefined;
  readonly waktutransaksi: Date;
}

const unreadable = () => new CallError("unknown", "status", "The bank's status can't be read");

async function askStatus(deps: Deps, contract: Contract, bill: Pick<KeptBill, "idbilling">): Promise<unknown> {
  try {
    const message = { ...accountOf(contract, bill), additionalInfo: {} };
    return (await callBank(deps, contract, "status", message))["virtualAccountData"];
  } catch (error) {
    // What was never paid need not be known to it.
    if (error instanceof CallError && error.kind === "refused" && /^404(01|12)$/.test(error.reason)) return undefined;
    throw error;
  }
}

/** What the bank says was paid to an account; `undefined` for nothing. Throws CallError. */
async function askWhatWasPaid(
  deps: Deps,
  contract: Contract,
  bill: Pick<KeptBill, "idbilling">,
): Promise<Told | undefined> {
  const virtualAccountData = await askStatus(deps, contract, bill);
  if (virtualAccountData === undefined) return;
  const read = told.safeParse(virtualAccountData);
  if (!read.success) throw unreadable();
  const { paymentFlagStatus, paymentRequestId, referenceNo, paidAmount, trxDateTime, transactionDate } = read.data;
  if (paymentFlagStatus !== "00") return;
  const jumlah = paidAmount && rupiahOf(paidAmount);
  const referensi = paymentRequestId ?? referenceNo;
  const waktutransaksi = momentOf(trxDateTime ?? transactionDate ?? "");
  if (!jumlah || !referensi || !waktutransaksi) throw unreadable();
  return { jumlah, referensi, nomorreferensi: referenceNo, waktutransaksi };
}

/** Whether money of this amount and second is on record for the number: banks may call it otherwise when they are asked. */
async function isKnown({ db }: Deps, { bankid }: Contract, idbilling: string, { jumlah, waktutransaksi }: Told) {
  const found = (table: string) =>
    rowsOf(
      { id: int("m.id") },
      `FROM ${table} m WHERE m.idbilling = ? AND m.bankid = ? AND m.jumlah = ? AND ABS(TIMESTAMPDIFF(SECOND, m.tgltransaksi, ?)) < 2`,
      [idbilling, bankid, jumlah, sqlInstant(waktutransaksi)],
    );
  const { paid, parked } = await ask(sqlOf(db.prisma), {
    paid: found("pembayaran"),
    parked: found("pengecualian_bayar"),
  });
  return paid.length + parked.length > 0;
}

/**
 * Asks the bank whether a bill was paid there, and enters the money where its own message never came. Answers whether there is any. Throws
 * CallError.
 */
export async function takeWhatWasPaid(
  deps: Deps,
  contract: Contract,
  bill: Pick<KeptBill, "idbilling">,
): Promise<boolean> {
  const money = await askWhatWasPaid(deps, contract, bill);
  if (!money) return false;
  if (await isKnown(deps, contract, bill.idbilling, money)) return true;
  const { waktutransaksi, ...rest } = money;
  const message = { ...rest, idbilling: bill.idbilling, waktutransaksi: waktutransaksi.toISOString() };
  await recordArrival(deps, { by: bankTeller(contract), ip: "", message });
  return true;
}
