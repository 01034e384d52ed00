import type { CurrentUser } from "../../access/current-user.ts";
import type { RequestFacts } from "../../http/endpoint.ts";
import type { Deps } from "../../lib/deps.ts";
import { inTransaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";

/** Keeps that the person read and agreed to this version, and when; agreeing again changes nothing. */
export async function agreeToPrivacy(
  { db, clock }: Deps,
  user: CurrentUser,
  privasiversi: string,
  { ip }: RequestFacts,
): Promise<{ privasiversi: string }> {
  const { userid } = user;
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    // Agreeing is no change of the account that a form should meet: version and date stay.
    const changed = await tx.$executeRaw`
      UPDATE userdata SET privasiversi = ${privasiversi}, privasidisetujui = ${now}, date_updated = date_updated
      WHERE userid = ${userid} AND NOT (privasiversi <=> ${privasiversi})`;
    if (changed === 0) return;
    const entry = { aksi: "privasi", entitas: "userdata", kunci: String(userid) } as const;
    await writeAudit(tx, user, ip, { ...entry, sesudah: { privasiversi } });
  });
  return { privasiversi };
}
