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
