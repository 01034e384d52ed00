import { type ChildProcess, spawn } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createApp } from "../app.ts";
import { keptKey } from "../features/bank/key.ts";
import { findSession } from "../features/identity/session.ts";
import type { TestApp } from "./test-app.ts";

const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const pem = (type: "publik" | "privat") =>
  type === "publik"
    ? keys.publicKey.export({ type: "spki", format: "pem" }).toString()
    : keys.privateKey.export({ type: "pkcs8", format: "pem" }).toString();

const secret = "a secret of bank and biller";
const simulator = resolve(import.meta.dirname, "../../../bank-sim");

/** What the bank's own books show of an account. */
export interface BankAccount {
  readonly va: string;
  readonly state: "open" | "paid" | "deleted";
  readonly amount: number | null;
  readonly expiredDate: string | null;
}

/** The bank to rehearse with in a process of its own, which keeps the bills of a connection. */
export interface BankProcess {
  readonly systemid: number;
  /** Tells it what to do: `pay`, `faults`, `settle`. */
  control<T = unknown>(path: string, body?: object): Promise<T>;
  accounts(): Promise<readonly BankAccount[]>;
  /** How often each service was called by us, refused calls too. */
  calls(): Promise<Readonly<Record<string, number>>>;
  /** Ends it as a failure of power would; its books stay. */
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Where the bank is found, once it serves: a busy machine takes its time. */
async function address(folder: string): Promise<string> {
  const file = join(folder, "address");
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await wait(20))
    if (existsSync(file)) return readFileSync(file, "utf8");
  throw new Error("The bank to rehearse with did not start within 30 seconds.");
}

const portOf = (server: Server): number => {
  const found = server.address();
  return typeof found === "object" && found ? found.port : 0;
};

const contractOf = (awalan: string, more: object) => ({
  ...{ name: "e-Retribusi", partnerServiceId: awalan, clientKey: `klien-${awalan}`, clientSecret: secret },
  ...{ partnerId: `mitra-${awalan}`, channelId: "95231", mode: "BANK", signature: "HMAC", encoding: "base64" },
  ...{ publicKey: pem("publik"), ...more },
});

interface Agreed {
  readonly signature?: "HMAC" | "RSA";
  readonly encoding?: "base64" | "hex";
  /** Who keeps the bills: `BANK` when absent. */
  readonly mode?: "BANK" | "BILLER";
}

/** Starts and ends the process on one folder and port. */
function createProcess(folder: string, billerUrl: string) {
  let child: ChildProcess | undefined;
  let url = "";
  return {
    url: () => url,
    async start() {
      rmSync(join(folder, "address"), { force: true });
      const own = { BANK_SIM_DIR: folder, BANK_SIM_PORT: String(url ? new URL(url).port : 0), BANK_SIM_PAUSE_MS: "10" };
      child = spawn(process.execPath, ["src/server.ts"], {
        cwd: simulator,
        env: { ...process.env, ...own, BILLER_URL: billerUrl },
        stdio: "inherit",
      });
      url = (await address(folder)).replace("localhost", "127.0.0.1");
    },
    async kill() {
      const ended = child && new Promise((exited) => child?.once("exit", exited));
      child?.kill("SIGKILL");
      await ended;
      child = undefined;
    },
  };
}

/** Agrees with the bank on the home region's connection: names, keys of both, and that it keeps the bills. */
async function agree({ deps, world }: TestApp, folder: string, url: string, agreed: Agreed): Promise<void> {
  const { systemid } = world;
  const { awalan } = await deps.db.prisma.system.update({
    where: { id: systemid },
    data: {
      ...{ url, modetagihan: agreed.mode === "BILLER" ? "sendiri" : "bank", channelid: "95231" },
      tandatangan: agreed.signature === "RSA" ? "rsa" : "hmac",
      pengkodean: agreed.encoding ?? "base64",
    },
  });
  const { clientKey, partnerId, ...rest } = contractOf(awalan, agreed);
  writeFileSync(join(folder, "partners.json"), JSON.stringify([{ ...rest, clientKey, partnerId }]));
  await deps.db.prisma.system.update({
    where: { id: systemid },
    data: { clientkey: clientKey, partnerid: partnerId },
  });
  const berlakumulai = new Date(Date.now() - 60_000);
  const all = [
    { jenis: "publik", nilai: readFileSync(join(folder, "public.pem"), "utf8") },
    { jenis: "rahasia", nilai: secret },
    { jenis: "privat", nilai: pem("privat") },
  ] as const;
  await deps.db.prisma.kunci_bank.createMany({
    data: all.map((key) => ({ systemid, berlakumulai, ...keptKey(deps.env, key) })),
  });
}

/** Where the application is for the bank to call: the test's own. */
async function openBiller({ deps }: TestApp) {
  const biller: Server = createApp(deps, findSession).listen(0, "127.0.0.1");
  await new Promise((listening) => biller.once("listening", listening));
  const close = async () => {
    biller.closeAllConnections();
    await new Promise((closed) => biller.close(closed));
  };
  return { url: `http://127.0.0.1:${portOf(biller)}`, close };
}

/**
 * The bank of the home region's connection, and the application for it to call: at an address of its own, or at the one that is given, with what
 * closes it.
 */
export async function startBankProcess(
  testApp: TestApp,
  agreed: Agreed = {},
  known?: { readonly url: string; close(): Promise<void> },
): Promise<BankProcess> {
  const folder = await mkdtemp(join(tmpdir(), "bank-process-"));
  const biller = known ?? (await openBiller(testApp));
  const { url, start, kill } = createProcess(folder, `${biller.url}/snap`);
  await start();
  await agree(testApp, folder, url(), agreed);
  const control: BankProcess["control"] = async (path, body) => {
    const post = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    return JSON.parse(await (await fetch(`${url()}/control/${path}`, body ? post : {})).text());
  };
  return {
    systemid: testApp.world.systemid,
    control,
    accounts: async () => (await control<{ accounts: BankAccount[] }>("state")).accounts,
    async calls() {
      const { messages } = await control<{ messages: { direction: string; service: string }[] }>("messages");
      const heard = messages.filter(({ direction }) => direction === "in");
      const told = Map.groupBy(heard, ({ service }) => service);
      return Object.fromEntries([...told].map(([service, rows]) => [service, rows.length]));
    },
    kill,
    start,
    async close() {
      await kill();
      await biller.close();
      await rm(folder, { recursive: true });
    },
  };
}
