import { accountStatus } from "@retribusi/contract/features/identity/userdata.entity";
import { AppError } from "../../lib/app-error.ts";
import { databaseNow, type Transaction } from "../../lib/transaction.ts";

const refusal = {
  en: "This is the last super user who can sign in. Make somebody else super user first.",
  id: "Ini super user terakhir yang dapat masuk. Jadikan orang lain super user terlebih dahulu.",
};

/** Super users who can sign in, as this transaction sees them. */
export const countSuperusers = (tx: Transaction): Promise<number> =>
  tx.model_has_roles.count({
    where: { roles: { name: "superuser" }, userdata: { statusakun: accountStatus.active } },
  });

/**
 * Makes a change to an account, a role or who holds it, unless nobody would be left to administer the system. Such changes go one after
 * the other, by an update of the role's own row: two super users who demote each other would both count the other one.
 */
export async function keepSuperuser<T>(tx: Transaction, change: () => PromiseLike<T>): Promise<T> {
  await tx.roles.updateMany({ where: { name: "superuser" }, data: { date_updated: await databaseNow(tx) } });
  const before = await countSuperusers(tx);
  const changed = await change();
  if (before > 0 && (await countSuperusers(tx)) === 0) {
    throw new AppError("ACTION_REFUSED", { values: { reason: refusal }, details: { reason: "lastSuperuser" } });
  }
  return changed;
}
