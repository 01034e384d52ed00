import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import { clockSkew } from "../payment/money-refusal.ts";
import { arrive, type Lock, type Message, type Settled, type Settling, settle } from "../payment/payment.ts";
import { bankTeller } from "./bank-teller.ts";
import { type About, firstOutcome, isUsed, lockByExternalId, noteRefusal } from "./external-id.ts";
import type { Request } from "./service.ts";
import { conflict } from "./snap-error.ts";

/** Money that a bank says it has. */
export interface Arrival extends Omit<Message, "waktutransaksi" | "keterangan"> {
  /** The bank's own time; without it the moment of the message. */
  readonly waktu: string | undefined;
}

/** Money that is here has not come tomorrow: a clock that is ahead is taken for ours. */
function arrivedAt(waktu: string | undefined, now: Date): string {
  const isPast = waktu !== undefined && new Date(waktu).getTime() <= now.getTime() + clockSkew;
  return isPast ? waktu : now.toISOString();
}

/**
 * Enters money that is in the bank's hands already: it becomes a payment, or an exception that somebody settles. It is refused only under a
 * reference that stands for other money, which the bank has to look at; the refusal is on record. Throws SnapError for the number of another
 * message.
 */
export async function takeArrival(request: Request, code: number, { waktu, ...money }: Arrival): Promise<Settled> {
  const { deps, partner, ip } = request;
  const about: About = { requestid: money.referensi, nomorva: money.idbilling, jumlah: money.jumlah };
  const message = { ...money, waktutransaksi: arrivedAt(waktu, deps.clock.now()) };
  const incoming = { by: bankTeller(partner), ip, message };
  const lock: Lock = (tx, booking) => lockByExternalId(tx, request, code, about, booking);
  const record = async (settling: Settling) => {
    const settled = await arrive(settling);
    if (settled.kind === "refused") await noteRefusal(settling.tx, request, code, settled.reason);
    return settled;
  };
  try {
    return await settle(deps, incoming, record, lock);
  } catch (error) {
    if (!isUsed(error)) throw error;
    const { first } = await ask(sqlOf(deps.db.prisma), { first: firstOutcome(request, code, about) });
    if (first.is !== "taken") throw conflict();
    return settle(deps, incoming, arrive);
  }
}
