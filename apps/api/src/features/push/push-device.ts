import { mostDevices, type PushDevice, type PushWish } from "@retribusi/contract/features/push/push.endpoints";
import type { CurrentUser } from "../../access/current-user.ts";
import type { RequestFacts } from "../../http/endpoint.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { hashOf, presentDevice } from "./push-device.query.ts";
import { findPublicKey } from "./push-key.ts";
import { isPushService } from "./push-service.ts";

const foreign = {
  en: "This browser uses a push service that is not known here. Ask the help desk to add it.",
  id: "Peramban ini memakai layanan notifikasi yang tidak dikenal di sini. Mintalah pengelola aplikasi menambahkannya.",
};
const switchedOff = {
  en: "Notifications on devices are not switched on in this installation.",
  id: "Notifikasi di perangkat tidak diaktifkan pada aplikasi ini.",
};

/** The browser that was used least recently makes way for another one. */
async function keepWithinLimit(tx: Transaction, userid: number): Promise<void> {
  const orderBy = [{ terakhir: "desc" as const }, { id: "desc" as const }];
  const over = await tx.perangkat_push.findMany({
    where: { userid },
    orderBy,
    skip: mostDevices,
    select: { id: true },
  });
  if (over.length > 0) await tx.perangkat_push.deleteMany({ where: { id: { in: over.map(({ id }) => id) } } });
}

/**
 * Tells whoever is signed in on this browser, whoever was told there before: an address belongs to one browser, and one sign-in has one
 * browser. Throws VALIDATION for an address that isn't a push service's, so that we are led to ask nobody else.
 */
export async function keepDevice(
  { db, env, clock }: Deps,
  user: CurrentUser,
  { userAgent }: Pick<RequestFacts, "userAgent">,
  { alamat, ...keys }: PushWish,
): Promise<PushDevice> {
  if (!isPushService(env, alamat)) throw new AppError("VALIDATION", { fields: { alamat: foreign } });
  const { userid, jti } = user;
  return inTransaction(db, async (tx) => {
    // Of two calls at once the second finds what the first has kept.
    await tx.$queryRaw`SELECT userid FROM userdata WHERE userid = ${userid} FOR UPDATE`;
    if ((await findPublicKey(tx)) === null) throw new AppError("VALIDATION", { fields: { alamat: switchedOff } });
    const hash = hashOf(alamat);
    await tx.perangkat_push.deleteMany({ where: { jti, hash: { not: hash } } });
    const now = { ...keys, userid, jti, alamat, perangkat: userAgent, terakhir: clock.now() };
    const create = { ...now, hash, date_created: clock.now() };
    const row = await tx.perangkat_push.upsert({ where: { hash }, create, update: now });
    await keepWithinLimit(tx, userid);
    return presentDevice(row, user);
  });
}

/** Tells one of one's own browsers no more; the same whether or not it was one's own. */
export async function removeDevice({ db }: Pick<Deps, "db">, userid: number, id: number): Promise<void> {
  await inTransaction(db, (tx) => tx.perangkat_push.deleteMany({ where: { id, userid } }));
}
