import type { Deps } from "../../lib/deps.ts";
import { enqueueMail } from "../../lib/outbox/enqueue.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { webAddress } from "../../lib/web-address.ts";
import { writeAudit } from "../../records/audit.ts";
import { accountMail } from "./account-mail.ts";

/** Signing in keeps an account that was to be closed, and tells its owner so; answers whether it was. */
export async function keepAccount(
  { env }: Pick<Deps, "env">,
  tx: Transaction,
  userid: number,
  ip: string,
): Promise<boolean> {
  const { count } = await tx.userdata.updateMany({
    where: { userid, tutuppada: { not: null } },
    data: { tutuppada: null },
  });
  if (count === 0) return false;
  const person = await tx.userdata.findUniqueOrThrow({ where: { userid } });
  const kunci = String(userid);
  await writeAudit(tx, { userid, role: null }, ip, { aksi: "close_withdraw", entitas: "userdata", kunci });
  const recovery = webAddress(env, "/index/forgotpassword");
  await enqueueMail(tx, accountMail("kept", person, { recovery }), null);
  return true;
}
