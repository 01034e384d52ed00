import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "../app.ts";
import { type Bank, openBank } from "../book/bank.ts";
import type { Contract } from "../book/contract.ts";
import type { Transaction } from "../book/entry.ts";
import { type Biller, billerPem, openBiller, secret } from "./biller.ts";

const contract: Contract = {
  name: "Jawa Barat",
  partnerServiceId: "88932",
  clientKey: "bank-32",
  clientSecret: secret,
  partnerId: "RETRIBUSI",
  ...{ channelId: "95231", mode: "BILLER", signature: "HMAC", encoding: "base64", publicKey: billerPem },
};

/** Made once: a key takes longer than most tests. */
const bankKey = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ type: "pkcs8", format: "pem" });

export interface TestBank {
  url: string;
  folder: string;
  bank: Bank;
  biller: Biller;
  control: (path: string, body?: object) => Promise<ReturnType<typeof JSON.parse>>;
  pay: (order: object) => Promise<Transaction & { also: Transaction[] }>;
  close: () => Promise<void>;
}

/** A bank with a biller beside it, both on ports of their own; its waits are short. */
export async function openTestBank(...changes: Partial<Contract>[]): Promise<TestBank> {
  const folder = mkdtempSync(join(tmpdir(), "bank-"));
  const contracts = changes.length === 0 ? [contract] : changes.map((change) => ({ ...contract, ...change }));
  writeFileSync(join(folder, "partners.json"), JSON.stringify(contracts));
  writeFileSync(join(folder, "private.pem"), bankKey);
  const biller = await openBiller(() => readFileSync(join(folder, "public.pem"), "utf8"));
  const bank = openBank({ folder, port: 0, billerUrl: biller.url, timeoutMs: 10_000, pauseMs: 1 });
  const server = createApp(bank).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const control: TestBank["control"] = async (path, body) => {
    const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    const response = await fetch(`${url}/control/${path}`, body ? init : {});
    return JSON.parse(await response.text());
  };
  const close = async () => {
    server.closeAllConnections();
    server.close();
    bank.close();
    await biller.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, folder, bank, biller, control, pay: (order) => control("pay", order), close };
}
