import type { Database } from "@retribusi/db/client";
import { z } from "zod";
import { type Keys, openSecret, sealSecret } from "../../lib/secret.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";

/** Rows of the settings: what browsers get, and what never leaves the server. */
const names = { public: "pushkunci", private: "pushrahasia" } as const;

/** The private half as a JWK of P-256. */
const privateKey = z.object({
  ...{ kty: z.literal("EC"), crv: z.literal("P-256"), x: z.string(), y: z.string(), d: z.string() },
});

/** Our public key, in base64url; null while this installation sends nothing to browsers. */
export async function findPublicKey({ pengaturan }: Pick<Transaction, "pengaturan">): Promise<string | null> {
  return (await pengaturan.findUnique({ where: { kunci: names.public } }))?.nilai ?? null;
}

/** Our private key; null as above. Throws SecretUnreadable. */
export async function findPrivateKey(env: Keys, { pengaturan }: Pick<Transaction, "pengaturan">) {
  const row = await pengaturan.findUnique({ where: { kunci: names.private } });
  return row?.nilai ? privateKey.parse(JSON.parse(openSecret(env, row.nilai))) : null;
}

async function createPair() {
  const pair = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign"]);
  const raw = await crypto.subtle.exportKey("raw", pair.publicKey);
  return {
    public: Buffer.from(raw).toString("base64url"),
    private: privateKey.parse(await crypto.subtle.exportKey("jwk", pair.privateKey)),
  };
}

const write = (tx: Transaction, kunci: string, nilai: string, rahasia: boolean) =>
  tx.pengaturan.upsert({ where: { kunci }, create: { kunci, nilai, rahasia }, update: { nilai, rahasia } });

/** There is a pair already, and `renew` wasn't said. */
export class PairExists extends Error {}

/**
 * Makes the pair of keys with which push services know us; answers how many browsers that were told until now have to be opened again.
 * Those were asked with the former key, so nothing that is signed with the new one reaches them. Throws PairExists.
 */
export async function makePushKeys(db: Database, env: Keys, { renew }: { readonly renew: boolean }): Promise<number> {
  const pair = await createPair();
  return inTransaction(db, async (tx) => {
    if (!renew && (await findPublicKey(tx))) throw new PairExists();
    await write(tx, names.public, pair.public, false);
    await write(tx, names.private, sealSecret(env, JSON.stringify(pair.private)), true);
    const { count } = await tx.perangkat_push.deleteMany();
    return count;
  });
}
