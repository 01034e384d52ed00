import type { askBankEndpoint } from "@retribusi/contract/features/bank/bill.endpoints";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { ownBank } from "../../access/own-bank.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { SecretUnreadable } from "../../lib/secret.ts";
import { inTurn } from "../../lib/turn.ts";
import { getLatestBill } from "./bill-at-bank.query.ts";
import { CallError } from "./outgoing/call-error.ts";
import { findContract } from "./outgoing/contract.ts";
import { takeWhatWasPaid } from "./outgoing/paid-there.ts";

type Asked = z.output<ReturnType<typeof askBankEndpoint>["answer"]>;

/** Milliseconds for which an answer of the bank counts as new: impatience is no reason to ask it again. */
const newFor = 5_000;

/** The latest answer about a bill in this process; it is forgotten when it is old. */
const answers = new Map<string, Asked>();

async function hear(deps: Deps, systemid: number, idbilling: string): Promise<Asked> {
  const waktu = deps.clock.now().toISOString();
  const contract = await findContract(deps, systemid);
  if (!contract) return { hasil: "tidakterjawab", waktu };
  try {
    return { hasil: (await takeWhatWasPaid(deps, contract, { idbilling })) ? "lunas" : "belum", waktu };
  } catch (error) {
    if (!(error instanceof CallError || error instanceof SecretUnreadable)) throw error;
    deps.log.warn({ err: error, system: systemid }, "the bank didn't say whether a bill was paid");
    return { hasil: "tidakterjawab", waktu };
  }
}

/**
 * Asks the bank whether the latest bill of a booking was paid, and enters money that it has and never told of. Whoever asks again at once
 * hears the same answer. Throws NOT_FOUND.
 */
export async function askBank(deps: Deps, user: CurrentUser, kind: BookingKind, id: number): Promise<Asked> {
  const { systemid, bankid, idbilling } = await getLatestBill(deps.db, user, kind, id);
  if ((ownBank(user) ?? bankid) !== bankid) throw new AppError("NOT_FOUND");
  return inTurn(`status ${idbilling}`, async () => {
    const known = answers.get(idbilling);
    if (known) return known;
    const answer = await hear(deps, systemid, idbilling);
    answers.set(idbilling, answer);
    setTimeout(() => answers.delete(idbilling), newFor).unref();
    return answer;
  });
}
