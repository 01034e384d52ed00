import { type BankAccount, bankAccount, maskAccount } from "@retribusi/contract/features/billing/account.rules";
import { mayGiveAccount } from "@retribusi/contract/features/settlement/refund-step.rules";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { openSecret, sealSecret } from "../../lib/secret.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";
import { holdCase, isTaken, noteStep, type Stepping } from "./case-step.ts";
import { getRefund, type RefundRow, seesAccount } from "./refund.query.ts";
import { stepRefund } from "./refund.ts";
import { requireStep } from "./refusal.ts";

/** How an account is kept: its number sealed, with the last digits beside it, and who entered it when. */
const kept = (deps: Pick<Deps, "env">, account: BankAccount, { user }: Pick<Stepping, "user">, now: Date) => ({
  ...{ namabank: account.namabank, namarekening: account.namarekening },
  norekening: sealSecret(deps.env, account.norekening),
  akhirrekening: account.norekening.slice(-4),
  rekeningoleh: user.userid,
  tglrekening: now,
});

/** What the story says of it: enough to know which one it was. */
const told = ({ namabank, norekening }: BankAccount): string => `${namabank} ${maskAccount(norekening.slice(-4))}`;

/** Throws CONFLICT where another number is kept than the one that was sent: the story knows its last digits only. */
function requireKept({ env }: Pick<Deps, "env">, sealed: string | null, { norekening }: BankAccount): void {
  if (sealed === null || openSecret(env, sealed) !== norekening) throw new AppError("CONFLICT");
}

/** Writes the account of somebody down who has no page of their own. Throws as every step does. */
export async function recordAccountOf(
  deps: Deps,
  stepping: Stepping,
  id: number,
  account: BankAccount,
): Promise<RefundRow> {
  const row = await stepRefund(deps, stepping, id, {
    ...{ aksi: "account", audit: "account", catatan: told(account) },
    write: ({ now }) => kept(deps, account, stepping, now),
  });
  requireKept(deps, row.norekening, account);
  return row;
}

const own = { booking: { select: { idpemesan: true } } } as const;

/** The refund of a booking of one's own. Throws NOT_FOUND for any other. */
async function getOwn(tx: Transaction, { userid }: CurrentUser, id: number) {
  const row = await tx.pengembalian.findFirst({ where: { id, booking: { idpemesan: userid } }, include: own });
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/**
 * Customers give the account for a refund of their own booking, or another one until the region has decided. Throws NOT_FOUND for the
 * refund of somebody else, ACTION_REFUSED once it is too late, CONFLICT.
 */
export const giveOwnAccount = (deps: Deps, stepping: Stepping, id: number, account: BankAccount) =>
  inTransaction(deps.db, async (tx) => {
    const { user, versi } = stepping;
    const seen = await getOwn(tx, user, id);
    const key = { pengembalianid: id };
    const now = await holdCase(tx, [seen.bookingid], key);
    const row = await getOwn(tx, user, id);
    const step = { aksi: "account", catatan: told(account) };
    const { namabank } = account;
    const norekening = maskAccount(account.norekening.slice(-4));
    if (await isTaken(tx, key, row.versi, stepping, step)) {
      requireKept(deps, row.norekening, account);
      return { id, versi: row.versi, rekening: { namabank, norekening } };
    }
    const facts = { state: row.statuspengembalian, hasAccount: row.norekening !== null };
    requireStep(mayGiveAccount(facts) ? undefined : "ACCOUNT_FIXED");
    await tx.pengembalian.update({ where: { id }, data: { ...kept(deps, account, stepping, now), versi: versi + 1 } });
    await noteStep(tx, key, stepping, step, { now, audit: "account", sesudah: {} });
    return { id, versi: versi + 1, rekening: { namabank, norekening } };
  });

/** The account in full, for whoever pays to it, and the trace of having seen it. Throws NOT_FOUND out of scope, FORBIDDEN. */
export async function showAccountOf(deps: Deps, { user, ip }: Pick<Stepping, "user" | "ip">, id: number) {
  const { prisma } = deps.db;
  const row = await getRefund(prisma, user, id);
  if (!seesAccount(user, row)) throw new AppError("FORBIDDEN");
  const { namabank, namarekening, norekening } = row;
  const number = openSecret(deps.env, norekening ?? "");
  await writeAudit(prisma, user, ip, { aksi: "lihat_rekening", entitas: "pengembalian", kunci: String(id) });
  return bankAccount.parse({ namabank, namarekening, norekening: number });
}
