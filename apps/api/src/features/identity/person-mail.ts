import type { Label, Language } from "@retribusi/contract/define/label";
import { fillMessage } from "@retribusi/contract/errors";
import { enqueueMail } from "../../lib/outbox/enqueue.ts";
import type { Transaction } from "../../lib/transaction.ts";
import type { Notice } from "./factor-mail.ts";

/** Leaves a mail to the owner of an account, in their language; `more` fills what the notice asks for beside their names. */
export async function mailOwner(
  tx: Transaction,
  userid: number,
  { subject, body }: Notice,
  more: Readonly<Record<string, Label>> = {},
): Promise<void> {
  const { email, bahasa, fullname, username } = await tx.userdata.findUniqueOrThrow({ where: { userid } });
  const language: Language = bahasa === "id" ? "id" : "en";
  const values = Object.fromEntries(Object.entries(more).map(([name, label]) => [name, label[language]]));
  const text = fillMessage(body[language], { fullname, username, ...values });
  await enqueueMail(tx, { to: email, subject: subject[language], text }, null);
}
