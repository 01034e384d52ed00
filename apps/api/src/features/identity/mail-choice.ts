import type { OptionalMailKind } from "@retribusi/contract/features/identity/mail-choice.rules";
import { readRefused } from "@retribusi/contract/features/identity/mail-choice.rules";
import type { CurrentUser } from "../../access/current-user.ts";
import type { RequestFacts } from "../../http/endpoint.ts";
import type { Deps } from "../../lib/deps.ts";
import { inTransaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";

/** Keeps which mails a person doesn't want; answers with them as they are kept. */
export async function saveChoices(
  { db }: Deps,
  user: CurrentUser,
  refused: readonly OptionalMailKind[],
  { ip }: RequestFacts,
): Promise<OptionalMailKind[]> {
  const { userid } = user;
  const surelditolak = readRefused(refused.join(",")).join(",");
  await inTransaction(db, async (tx) => {
    const sebelum = await tx.userdata.findUniqueOrThrow({ where: { userid }, select: { surelditolak: true } });
    // It is no part of the form, which is not to be refused for it.
    await tx.userdata.update({ where: { userid }, data: { surelditolak } });
    const change = { sebelum, sesudah: { surelditolak } };
    await writeAudit(tx, user, ip, { aksi: "edit", entitas: "userdata", kunci: String(userid), ...change });
  });
  return readRefused(surelditolak);
}
