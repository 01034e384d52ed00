import type { Label } from "@retribusi/contract/define/label";
import { enqueueMail } from "../../lib/outbox/enqueue.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { type Letter, languageOf, letterTo } from "./letter.ts";

/** Leaves a mail to the owner of an account, in their language; `more` fills what the letter asks for beside their names. */
export async function mailOwner(
  tx: Transaction,
  userid: number,
  letter: Letter,
  more: Readonly<Record<string, Label>> = {},
): Promise<void> {
  const owner = await tx.userdata.findUniqueOrThrow({ where: { userid } });
  const values = Object.fromEntries(Object.entries(more).map(([name, label]) => [name, label[languageOf(owner)]]));
  await enqueueMail(tx, letterTo(owner, letter, values), null);
}
