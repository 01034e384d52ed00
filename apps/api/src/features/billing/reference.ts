import { type Transaction, takeMark } from "../../lib/transaction.ts";

/** One arrival of money, as the bank calls it. */
export interface Reference {
  readonly bankid: string;
  readonly referensi: string;
}

/**
 * Takes a reference before the money becomes anything, so that it becomes one thing only: a payment or an exception. False when it is
 * known already; whoever comes while another one is taking it waits for the end of that transaction.
 */
export async function takeReference(tx: Transaction, { bankid, referensi }: Reference): Promise<boolean> {
  const permintaan = takeMark(tx, "referensi_bank");
  const { count } = await tx.referensi_bank.createMany({
    data: [{ bankid, referensi, permintaan }],
    skipDuplicates: true,
  });
  return count === 1;
}

/**
 * Takes one of which the bank was told that nothing came by it, for money that is here all the same: it is never turned away. False for any
 * other.
 */
export async function claimReference(tx: Transaction, { bankid, referensi }: Reference): Promise<boolean> {
  const denied = { bankid, referensi, tglnihil: { not: null } };
  const { count } = await tx.referensi_bank.updateMany({ where: denied, data: { tglnihil: null } });
  return count > 0;
}

/**
 * Sees to it that no payment comes under a reference of which the bank is about to be told that none has: it may be on its way or under way
 * here. False where the reference stands for money; whoever comes while another one is taking it waits for the end of that transaction.
 */
export async function denyReference(tx: Transaction, { bankid, referensi }: Reference, now: Date): Promise<boolean> {
  await tx.referensi_bank.createMany({ data: [{ bankid, referensi, tglnihil: now }], skipDuplicates: true });
  const where = { bankid_referensi: { bankid, referensi } };
  const { tglnihil } = await tx.referensi_bank.findUniqueOrThrow({ where, select: { tglnihil: true } });
  return tglnihil !== null;
}

/** Gives a reference back in the transaction that took it: a payment that is refused brought no money and may be sent again. */
export async function releaseReference(tx: Transaction, { bankid, referensi }: Reference): Promise<void> {
  await tx.referensi_bank.delete({ where: { bankid_referensi: { bankid, referensi } } });
}

/** What a reference became: a payment, an exception, or first this and then that. */
export async function findArrival(tx: Transaction, { bankid, referensi }: Reference) {
  const where = { bankid_referensi: { bankid, referensi } };
  const payment = await tx.pembayaran.findUnique({ where });
  return { payment, exception: await tx.pengecualian_bayar.findUnique({ where }) };
}
