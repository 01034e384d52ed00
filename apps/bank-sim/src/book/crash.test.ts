import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Biller, billerPem, openBiller, secret } from "../testing/biller.ts";
import { openClient } from "../testing/client.ts";
import { openBook } from "./book.ts";

const server = fileURLToPath(new URL("../server.ts", import.meta.url));
const va = "8893277";
let folder: string;
let biller: Biller;
let child: ChildProcess;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "bank-"));
  const contract = {
    ...{ name: "x", partnerServiceId: "88932", clientKey: "k", clientSecret: secret, partnerId: "P", channelId: "1" },
    ...{ mode: "BANK", signature: "HMAC", encoding: "base64", publicKey: billerPem },
  };
  writeFileSync(join(folder, "partners.json"), JSON.stringify([contract]));
  biller = await openBiller(() => readFileSync(join(folder, "public.pem"), "utf8"));
});

afterEach(async () => {
  child.kill("SIGKILL");
  await biller.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the bank as a program and waits until it can be found; its address. */
async function start(): Promise<string> {
  rmSync(join(folder, "address"), { force: true });
  const env = {
    PATH: process.env["PATH"],
    BANK_SIM_DIR: folder,
    BANK_SIM_PORT: "0",
    BILLER_URL: biller.url,
    BANK_SIM_PAUSE_MS: "1",
  };
  child = spawn(process.execPath, [server], { env, stdio: ["ignore", "inherit", "inherit"] });
  const file = join(folder, "address");
  await expect.poll(() => existsSync(file), { timeout: 15_000, interval: 1 }).toBe(true);
  // Whoever finds the file finds the whole address in it.
  const address = readFileSync(file, "utf8");
  expect(address).toMatch(/^http:.+:\d+$/);
  return address.replace("localhost", "127.0.0.1");
}

test("what was written before a kill is there at the next start, keys included, and is gone on with", async () => {
  const client = openClient(await start(), "k", "P");
  await client.signIn();
  const one = { partnerServiceId: "   88932", customerNo: "77", virtualAccountNo: "   8893277" };
  const bill = { ...one, virtualAccountName: "Siti", trxId: "t", totalAmount: { value: "5000.00", currency: "IDR" } };
  await client.call("POST", "/v1.0/transfer-va/create-va", bill);
  const key = readFileSync(join(folder, "private.pem"), "utf8");
  expect(statSync(join(folder, "private.pem")).mode & 0o777).toBe(0o600);

  // The bank has taken the money and hears nothing from the biller when it dies.
  biller.next = ["silence"];
  const address = readFileSync(join(folder, "address"), "utf8");
  const paying = fetch(`${address.replace("localhost", "127.0.0.1")}/control/pay`, {
    ...{ method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ va }) },
  }).catch(() => "cut");
  await expect.poll(() => biller.told.size, { timeout: 5000, interval: 10 }).toBe(1);
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(await paying).toBe("cut");
  appendFileSync(join(folder, "journal.jsonl"), '{"kind":"transaction","transa');
  const before = biller.arrivals.length;

  await start();
  await expect.poll(() => biller.arrivals.slice(before).at(-1)?.code, { timeout: 5000, interval: 10 }).toBe("2003400");
  expect(readFileSync(join(folder, "private.pem"), "utf8")).toBe(key);
  child.kill("SIGTERM");
  await once(child, "exit");
  const book = openBook(folder);
  expect(book.accounts.get(va)).toMatchObject({ state: "paid", amount: 5000 });
  expect([...book.transactions.values()]).toMatchObject([{ va, state: "taken", untold: false, amount: 5000 }]);
  book.close();
});
