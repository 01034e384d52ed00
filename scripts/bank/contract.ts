import { randomBytes } from "node:crypto";
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

/** Gives a connection a key, once; one that was sealed by a key of ours that is gone is sealed anew. */
async function addKey(sql: Connection, env: Keys, systemid: number, jenis: "publik" | "rahasia", nilai: string) {
  const key = keptKey(env, { jenis, nilai });
  await sql.query(
    `INSERT INTO kunci_bank (systemid, jenis, nilai, sidik, berlakumulai)
      VALUES (?, ?, ?, ?, UTC_TIMESTAMP(3) - INTERVAL 1 MINUTE) ON DUPLICATE KEY UPDATE nilai = VALUES(nilai)`,
    [systemid, jenis, key.nilai, key.sidik],
  );
}

/**
 * Makes a contract between the bank of the demonstration and each connection that leads to it: its key and a secret on our side, who we
 * are on its side (`partners.json`). What was agreed on stays; what one side has lost it gets again.
 * @param like what the addresses of such connections look like, for SQL
 */
export async function agreeContracts(sql: Connection, env: Keys, folder: string, like: string): Promise<void> {
  const path = join(folder, "partners.json");
  const secrets = agreedSecrets(path);
  const publicKey = await waitForKey(join(folder, "public.pem"));
  const rows = await sql.query("SELECT id, awalan, channelid, clientkey, partnerid FROM `system` WHERE url LIKE ?", [
    like,
  ]);
  const contracts = [];
  for (const { id, awalan, channelid, ...names } of z.array(connectionRow).parse(rows)) {
    const clientKey = names.clientkey ?? `bank-demo-${awalan}`;
    const partnerId = names.partnerid ?? awalan;
    const clientSecret = secrets.get(clientKey) ?? randomBytes(24).toString("base64url");
    await sql.query("UPDATE `system` SET clientkey = ?, partnerid = ? WHERE id = ?", [clientKey, partnerId, id]);
    await addKey(sql, env, id, "publik", publicKey);
    await addKey(sql, env, id, "rahasia", clientSecret);
    const agreed = { name: `e-Retribusi ${awalan}`, partnerServiceId: awalan, clientKey, clientSecret, partnerId };
    contracts.push({
      ...agreed,
      channelId: channelid.slice(0, 5),
      mode: "BILLER",
      signature: "HMAC",
      encoding: "base64",
      publicKey: "",
    });
  }
  writeFileSync(path, JSON.stringify(contracts, null, 2), { mode: 0o600 });
}
