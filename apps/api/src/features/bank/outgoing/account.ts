import { z } from "zod";
import type { Deps } from "../../../lib/deps.ts";
import { momentOf, wibText } from "../bank-time.ts";
import { amountOf, rupiahOf } from "../message.ts";
import { callBank } from "./call.ts";
import { CallError } from "./call-error.ts";
import type { Contract } from "./contract.ts";

/** A bill that the bank keeps. */
export interface KeptBill {
  readonly idbilling: string;
  /** Rupiah. */
  readonly jumlah: bigint;
  readonly tglexpired: Date;
  readonly namapemesan: string;
}

/** The number in the three fields of the standard: that of the contract is filled up with blanks to eight places. */
export function accountOf({ awalan }: Contract, { idbilling }: Pick<KeptBill, "idbilling">) {
  const partnerServiceId = awalan.padStart(8, " ");
  const customerNo = idbilling.slice(awalan.length);
  return { partnerServiceId, customerNo, virtualAccountNo: partnerServiceId + customerNo };
}

const messageOf = (contract: Contract, bill: KeptBill) => ({
  ...accountOf(contract, bill),
  virtualAccountName: bill.namapemesan,
  // The bill's number is nobody else's: of an account that is there already the bank says so by it.
  trxId: bill.idbilling,
  totalAmount: amountOf(bill.jumlah),
  virtualAccountTrxType: "C",
  expiredDate: wibText(bill.tglexpired),
  additionalInfo: {},
});

/** What the bank says of an account that it has. */
export interface Standing {
  readonly isPaid: boolean;
  /** Whether amount and end are those of the bill. */
  readonly isRight: boolean;
}

const shown = z.looseObject({
  totalAmount: z.looseObject({ value: z.string() }).optional(),
  expiredDate: z.string().optional(),
  paymentDate: z.string().optional(),
});

/** Asks for the account of a bill; `undefined` where the bank has none. Throws CallError. */
export async function findAccount(deps: Deps, contract: Contract, bill: KeptBill): Promise<Standing | undefined> {
  try {
    const message = { ...accountOf(contract, bill), trxId: bill.idbilling };
    const { virtualAccountData } = await callBank(deps, contract, "account", message);
    const { totalAmount, expiredDate = "", paymentDate } = shown.parse(virtualAccountData);
    const end = momentOf(expiredDate)?.getTime() ?? 0;
    const isRight =
      totalAmount !== undefined &&
      rupiahOf(totalAmount) === Number(bill.jumlah) &&
      Math.abs(end - bill.tglexpired.getTime()) < 1000;
    return { isPaid: Boolean(paymentDate), isRight };
  } catch (error) {
    if (isMissing(error)) return undefined;
    if (error instanceof z.ZodError) throw new CallError("unknown", "account", "The bank's account can't be read");
    throw error;
  }
}

const isRefused = (reason: string) => (error: unknown) =>
  error instanceof CallError && error.kind === "refused" && error.reason === reason;

/** The bank knows no such account (any more). */
export const isMissing = isRefused("40412");
/** The account was paid. */
export const isPaidThere = isRefused("40414");
/** There is an account of this number already. */
export const isThere = isRefused("40901");

/** Each throws CallError. */
export const createAccount = (deps: Deps, contract: Contract, bill: KeptBill) =>
  callBank(deps, contract, "create", messageOf(contract, bill));
export const updateAccount = (deps: Deps, contract: Contract, bill: KeptBill) =>
  callBank(deps, contract, "update", messageOf(contract, bill));
export const deleteAccount = (deps: Deps, contract: Contract, bill: KeptBill) =>
  callBank(deps, contract, "remove", { ...accountOf(contract, bill), trxId: bill.idbilling, additionalInfo: {} });
