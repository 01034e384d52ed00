import { createPublicKey, generateKeyPairSync, randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { keptKey } from "@retribusi/api/features/bank/key";
import type { Keys } from "@retribusi/api/lib/secret";
import type { Connection } from "mariadb";
import { z } from "zod";

const connectionRow = z.object({
  id: z.int(),
  awalan: z.string(),
  channelid: z.string(),
  clientkey: z.string().nullable(),
  partnerid: z.string().nullable(),
  modetagihan: z.enum(["sendiri", "bank"]),
});
const known = z.array(z.looseObject({ clientKey: z.string(), clientSecret: z.string() }));

/** The secrets that were agreed on earlier, by client key. */
function agreedSecrets(path: string): ReadonlyMap<string, string> {
  if (!existsSync(path)) return new Map();
  const read = known.safeParse(JSON.parse(readFileSync(path, "utf8")));
  return new Map((read.data ?? []).map(({ clientKey, clientSecret }) => [clientKey, clientSecret]));
}

/** The bank makes its keys when it starts for the first time; it takes a moment. */
async function waitForKey(path: string): Promise<string> {
  for (let tries = 0; tries < 100 && !existsSync(path); tries += 1) await wait(100);
  return readFileSync(path, "utf8");
}

/** The key by which we sign to the bank: made once, and kept beside what the bank knows of us. */
function ownKey(folder: string): { readonly privateKey: string; readonly publicKey: string } {
  const path = join(folder, "biller.pem");
  if (!existsSync(path)) {
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    writeFileSync(path, privateKey.export({ type: "pkcs8", format: "pem" }), { mode: 0o600 });
  }
  const privateKey = readFileSync(path, "utf8");
  return { privateKey, publicKey: createPublicKey(privateKey).export({ type: "spki", format: "pem" }).toString() };
}

/** Gives a connection a key, once; one that was sealed by a key of ours that is gone is sealed anew. */
async function addKey(
  sql: Connection,
  env: Keys,
  systemid: number,
  jenis: "publik" | "rahasia" | "privat",
  nilai: string,
) {
  const key = keptKey(env, { jenis, nilai });
  await sql.query(
    `INSERT INTO kunci_bank (systemid, jenis, nilai, sidik, berlakumulai)
      VALUES (?, ?, ?, ?, UTC_TIMESTAMP(3) - INTERVAL 1 MINUTE) ON DUPLICATE KEY UPDATE nilai = VALUES(nilai)`,
    [systemid, jenis, key.nilai, key.sidik],
  );
}

/**
 * Makes a contract between the bank of the demonstration and each connection that leads to it: keys and a secret on our side, who we
 * are on its side (`partners.json`). What was agreed on stays; what one side has lost it gets again.
 * @param like what the addresses of such connections look like, for SQL
 */
export async function agreeContracts(sql: Connection, env: Keys, folder: string, like: string): Promise<void> {
  const path = join(folder, "partners.json");
  const secrets = agreedSecrets(path);
  const bankKey = await waitForKey(join(folder, "public.pem"));
  const { privateKey, publicKey } = ownKey(folder);
  const rows = await sql.query(
    "SELECT id, awalan, channelid, clientkey, partnerid, modetagihan FROM `system` WHERE url LIKE ?",
    [like],
  );
  const contracts = [];
  for (const { id, awalan, channelid, modetagihan, ...names } of z.array(connectionRow).parse(rows)) {
    const clientKey = names.clientkey ?? `bank-demo-${awalan}`;
    const partnerId = names.partnerid ?? awalan;
    const clientSecret = secrets.get(clientKey) ?? randomBytes(24).toString("base64url");
    await sql.query("UPDATE `system` SET clientkey = ?, partnerid = ? WHERE id = ?", [clientKey, partnerId, id]);
    await addKey(sql, env, id, "publik", bankKey);
    await addKey(sql, env, id, "rahasia", clientSecret);
    await addKey(sql, env, id, "privat", privateKey);
    const agreed = { name: `e-Retribusi ${awalan}`, partnerServiceId: awalan, clientKey, clientSecret, partnerId };
    contracts.push({
      ...agreed,
      channelId: channelid.slice(0, 5),
      mode: modetagihan === "bank" ? "BANK" : "BILLER",
      signature: "HMAC",
      encoding: "base64",
      publicKey,
    });
  }
  writeFileSync(path, JSON.stringify(contracts, null, 2), { mode: 0o600 });
}
