import { generateKeyPairSync, sign } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";

const names = { clientkey: "bank-perjalanan", partnerid: "bank-perjalanan" };

/** By the clocks of Jakarta. */
const now = (): string => `${new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 19)}+07:00`;

/** Gives the default connection a bank, with a key of its own; whoever asked for it first has named it. */
async function agree(page: Page, token: string, publicKey: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const list = await page.request.get("/api/system?limit=1&orderby=id&ordertype=asc", { headers });
  const { records } = await list.json();
  const { id: systemid, versi, clientkey } = records[0];
  if (clientkey !== names.clientkey) {
    await page.request.post(`/api/system/edit/${systemid}`, { headers, data: { ...names, versi } });
  }
  const key = { systemid, jenis: "publik", nilai: publicKey, berlakumulai: "2026-01-01T00:00:00.000Z" };
  const added = await page.request.post("/api/kunci_bank/add", { headers, data: key });
  expect(added.ok(), "the bank's key is added").toBe(true);
}

/** A bank that signs in: the pages of its keys and messages have something to show. `token` is the super user's. */
export async function signInBank(page: Page, token: string): Promise<void> {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  await agree(page, token, publicKey.export({ type: "spki", format: "pem" }).toString());
  const timestamp = now();
  const signature = sign("sha256", Buffer.from(`${names.clientkey}|${timestamp}`), privateKey).toString("base64");
  const answer = await page.request.post("/snap/v1.0/access-token/b2b", {
    headers: { "X-CLIENT-KEY": names.clientkey, "X-TIMESTAMP": timestamp, "X-SIGNATURE": signature },
    data: { grantType: "client_credentials" },
  });
  expect(await answer.json()).toMatchObject({ responseCode: "2007300", tokenType: "Bearer" });
}
