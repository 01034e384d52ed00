import { languages } from "@retribusi/contract/define/label";
import { type forgotPassword, mostLinks, resetMinutes } from "@retribusi/contract/features/identity/recovery.endpoints";
import { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import type { RequestFacts } from "../../http/endpoint.ts";
import { noteSecurity } from "../../http/security-events.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { openSecret, sealSecret } from "../../lib/secret.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";
import { countSubject, passGate } from "./visitor-gate.ts";

/** Kind of the outbox. */
export const recoveryKind = "pemulihan";

/** A village asks from one address; nobody needs more of it. */
const gate = { name: "lupa", free: 0, most: 30 };
/** Name and e-mail address of a person are two subjects; how many links they get is counted when they are sent. */
const askings = { most: 2 * mostLinks, minutes: resetMinutes.mailed };

const wish = z.union([
  z.object({ nama: z.string(), bahasa: z.enum(languages) }),
  z.object({ userid: z.int(), oleh: z.int() }),
]);
/** Who wants a link: somebody who typed a name, or an administrator for somebody. */
export type Wish = z.output<typeof wish>;

const payload = z.object({ isi: z.string() });

/** What was typed may be a password in the wrong field: it waits sealed. */
async function enqueueWish({ env }: Pick<Deps, "env">, tx: Transaction, wanted: Wish): Promise<void> {
  const muatan = { isi: sealSecret(env, JSON.stringify(wanted)) };
  await tx.outbox.create({ data: { jenis: recoveryKind, muatan } });
}

/** A wish as it waited in the outbox. */
export const readWish = ({ env }: Pick<Deps, "env">, muatan: unknown): Wish =>
  wish.parse(JSON.parse(openSecret(env, payload.parse(muatan).isi)));

/**
 * Leaves the wish for a link. Whether anybody has that name is not looked up here but when the mail is made, so that neither the answer nor
 * its duration nor anything that is written depends on it. Throws what `passGate` throws.
 */
export async function askForLink(
  deps: Deps,
  { username, captcha }: z.output<typeof forgotPassword.body>,
  request: RequestFacts,
): Promise<void> {
  await passGate(deps, gate, request, captcha);
  noteSecurity(deps, "reset_diminta", request, { typed: username });
  if (!(await countSubject(deps, gate.name, username, askings))) return;
  await inTransaction(deps.db, (tx) => enqueueWish(deps, tx, { nama: username, bahasa: request.language }));
}

/** An administrator has a link sent to somebody; nothing of the account changes until it is used. Throws NOT_FOUND. */
export async function sendLinkTo(deps: Deps, user: CurrentUser, userid: number, ip: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const found = await tx.userdata.findUnique({ where: { userid }, select: { userid: true } });
    if (!found) throw new AppError("NOT_FOUND");
    await enqueueWish(deps, tx, { userid, oleh: user.userid });
    await writeAudit(tx, user, ip, { aksi: "resetlink", entitas: "userdata", kunci: String(userid) });
  });
}
