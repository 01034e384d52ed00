import type { Deps } from "../../../lib/deps.ts";
import {
  createAccount,
  deleteAccount,
  findAccount,
  isMissing,
  isPaidThere,
  isThere,
  type KeptBill,
  updateAccount,
} from "./account.ts";
import { CallError } from "./call-error.ts";
import type { Contract } from "./contract.ts";
import { takeWhatWasPaid } from "./paid-there.ts";

/** What we know of a bill's account at the bank. */
export type Standing = "menunggu" | "taktentu" | "ada" | "dihapus" | "lunas";

/** A bill and what the bank is known to have of it. */
export interface Kept extends KeptBill {
  readonly isPayable: boolean;
  readonly keadaan: Standing;
}

/** Says to the bank what the account should be, whatever it was. */
async function create(deps: Deps, contract: Contract, bill: Kept): Promise<Standing> {
  try {
    await createAccount(deps, contract, bill);
    return "ada";
  } catch (error) {
    if (isThere(error)) return settle(deps, contract, bill);
    throw error;
  }
}

const paid = async (deps: Deps, contract: Contract, bill: Kept): Promise<Standing> => {
  await takeWhatWasPaid(deps, contract, bill);
  return "lunas";
};

async function update(deps: Deps, contract: Contract, bill: Kept): Promise<Standing> {
  try {
    await updateAccount(deps, contract, bill);
    return "ada";
  } catch (error) {
    if (isPaidThere(error)) return paid(deps, contract, bill);
    if (isMissing(error)) return create(deps, contract, bill);
    throw error;
  }
}

/** After an answer that was lost: what is there is asked for, never made twice. */
async function settle(deps: Deps, contract: Contract, bill: Kept): Promise<Standing> {
  const found = await findAccount(deps, contract, bill);
  if (!found) return create(deps, contract, bill);
  if (found.isPaid) return paid(deps, contract, bill);
  return found.isRight ? "ada" : update(deps, contract, bill);
}

/** Ends the account of a bill that can't be paid any more. Where somebody was faster and paid it, the money is entered. */
async function end(deps: Deps, contract: Contract, bill: Kept): Promise<Standing> {
  try {
    await deleteAccount(deps, contract, bill);
    return "dihapus";
  } catch (error) {
    if (isMissing(error)) return "dihapus";
    if (isPaidThere(error)) return paid(deps, contract, bill);
    throw error;
  }
}

/** Brings the account at the bank in step with the bill; answers how it stands then. Throws CallError. */
export async function bringInStep(deps: Deps, contract: Contract, bill: Kept): Promise<Standing> {
  const { isPayable, keadaan } = bill;
  if (!isPayable) return keadaan === "menunggu" ? "dihapus" : end(deps, contract, bill);
  if (keadaan === "taktentu") return settle(deps, contract, bill);
  return keadaan === "menunggu" ? create(deps, contract, bill) : update(deps, contract, bill);
}

/** What is known after a call that came to nothing: an answer that was lost to the making of an account leaves it open whether there is one. */
export const standingAfter = (error: unknown, keadaan: Standing): Standing =>
  keadaan === "menunggu" && error instanceof CallError && error.kind === "unknown" ? "taktentu" : keadaan;
