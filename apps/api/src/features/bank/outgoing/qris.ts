import { z } from "zod";
import type { Deps } from "../../../lib/deps.ts";
import { wibText } from "../bank-time.ts";
import { amountOf } from "../message.ts";
import { callBank } from "./call.ts";
import { CallError } from "./call-error.ts";
import { type Contract, needed } from "./contract.ts";

/**
 * What the bank calls one of the codes of a bill: its number and which of them it is, because a code whose answer was lost can't be asked for
 * again.
 */
const referenceOf = (idbilling: string, attempt: number): string => `${idbilling}-${attempt}`;

/** The bill of a code. */
export const billOfReference = (reference: string): string => reference.split("-")[0] ?? reference;

const made = z.looseObject({ qrContent: z.string().min(1).max(512) });

interface Bill {
  readonly id: number;
  readonly idbilling: string;
  /** Rupiah. */
  readonly jumlah: bigint;
  readonly tglexpired: Date;
}

/** The number of the code that is asked for next; each is used once. */
async function nextAttempt({ db }: Deps, { id, tglexpired }: Bill): Promise<number> {
  const { percobaan } = await db.prisma.tagihan_qris.upsert({
    where: { tagihanid: id },
    create: { tagihanid: id, percobaan: 1, berlakusampai: tglexpired },
    update: { percobaan: { increment: 1 }, berlakusampai: tglexpired, isi: null },
  });
  return percobaan;
}

/** The content of a code that wallets read and that pays the bill, made by the bank once for each end of the bill. Throws CallError. */
export async function codeOf(deps: Deps, contract: Contract, bill: Bill): Promise<string> {
  const known = await deps.db.prisma.tagihan_qris.findUnique({ where: { tagihanid: bill.id } });
  if (known?.isi && known.berlakusampai.getTime() === bill.tglexpired.getTime()) return known.isi;
  const attempt = await nextAttempt(deps, bill);
  const answer = await callBank(deps, contract, "code", {
    partnerReferenceNo: referenceOf(bill.idbilling, attempt),
    merchantId: needed(contract.merchantid, "merchant id"),
    terminalId: contract.terminalid.slice(0, 16),
    amount: amountOf(bill.jumlah),
    validityPeriod: wibText(bill.tglexpired),
    additionalInfo: {},
  });
  const read = made.safeParse(answer);
  if (!read.success) throw new CallError("unknown", "code", "The bank's code can't be read");
  const isi = read.data.qrContent;
  await deps.db.prisma.tagihan_qris.update({ where: { tagihanid: bill.id }, data: { isi } });
  return isi;
}
