import type { qrisEndpoint } from "@retribusi/contract/features/bank/bill.endpoints";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { SecretUnreadable } from "../../lib/secret.ts";
import { inTurn } from "../../lib/turn.ts";
import { getLatestBill } from "./bill-at-bank.query.ts";
import { CallError } from "./outgoing/call-error.ts";
import { findContract } from "./outgoing/contract.ts";
import { codeOf } from "./outgoing/qris.ts";

const noCode = {
  en: "The bank gave no QRIS code. Please try again in a few minutes, or pay by the billing id.",
  id: "Bank tidak memberikan kode QRIS. Coba lagi beberapa menit lagi, atau bayar dengan id billing.",
};

/** The QRIS code of the latest bill of a booking. Throws NOT_FOUND, and ACTION_REFUSED where the bank gives none. */
export async function getBillCode(
  deps: Deps,
  user: CurrentUser,
  kind: BookingKind,
  id: number,
): Promise<z.output<ReturnType<typeof qrisEndpoint>["answer"]>> {
  const bill = await getLatestBill(deps.db, user, kind, id);
  const contract = await findContract(deps, bill.systemid);
  if (bill.statustagihan !== "terbit" || !contract?.merchantid) throw new AppError("NOT_FOUND");
  try {
    const isi = await inTurn(`code ${bill.idbilling}`, () => codeOf(deps, contract, bill));
    return { isi, berlakusampai: bill.tglexpired.toISOString() };
  } catch (error) {
    if (!(error instanceof CallError || error instanceof SecretUnreadable)) throw error;
    deps.log.warn({ err: error, system: contract.id }, "the bank made no code for a bill");
    throw new AppError("ACTION_REFUSED", { values: { reason: noCode } });
  }
}
