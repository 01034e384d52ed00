import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createTestSchema } from "@retribusi/db/testing";
import { startBank } from "../scripts/bank/service.ts";
import { catchMail } from "../scripts/mail/catcher.ts";
import { bankPort, mailPort, schemaName, smtpPort } from "./ports.ts";

/** Serves the built application with the demonstration's data from a new schema, until it is told to stop. */
const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const schema = await createTestSchema(schemaName);
const folder = await mkdtemp(join(tmpdir(), "retribusi-e2e-"));
const port = process.env.PORT ?? "3970";
const own = `http://localhost:${port}`;
const stops: (() => Promise<void>)[] = [];
const { smtpUrl } = await catchMail(
  { add: (stop) => stops.push(stop) },
  { folder: join(folder, "mail"), smtpPort, pagePort: mailPort, own },
);
const env = {
  ...process.env,
  NODE_ENV: "development",
  DATABASE_URL: schema.applicationUrl,
  DATABASE_TIMEOUT_MS: "60000",
  ORDER_PATIENCE_MS: "60000",
  FILES_DIR: join(folder, "files"),
  TEMP_DIR: join(folder, "temporary"),
  JOURNAL_DIR: join(folder, "journal"),
  HOST: "127.0.0.1",
  PORT: port,
  PUBLIC_URL: own,
  WEB_DIR: fromRoot("apps/web/dist"),
  SMTP_URL: smtpUrl,
  PICTURE_HOSTS: "https://tiles.example.test",
  JWT_SECRET: "a secret of the browser tests that nobody else knows",
  TRUST_PROXY: "true",
  RATE_LIMIT: "1000000",
  LOGIN_LIMIT: "100000",
  LOGIN_RATE: "100000",
  LOG_LEVEL: "error",
  SEED: "demo",
};

const start = (script: string, more: NodeJS.ProcessEnv = {}): ChildProcess =>
  spawn(process.execPath, [fromRoot(script)], { env: { ...env, ...more }, stdio: ["ignore", "ignore", "inherit"] });

const [code] = await once(start("prisma/seed.ts", { DATABASE_ADMIN_URL: schema.url }), "exit");
if (code !== 0) throw new Error("The demonstration's data could not be made; see the messages above.");
const closing = new AbortController();
const stage = {
  add: (stop: () => Promise<void>) => stops.push(stop),
  closing: closing.signal,
  fail: (sentence: string) => console.error(sentence),
};
await startBank(stage, { env, billerUrl: `${own}/snap`, folder: join(folder, "bank"), port: bankPort });
const server = start("apps/api/src/server.ts");

/** Milliseconds that the application gets to end by itself. */
const timeoutMs = 5000;

async function stop(): Promise<void> {
  server.off("exit", endWithServer);
  server.kill("SIGTERM");
  setTimeout(() => server.kill("SIGKILL"), timeoutMs).unref();
  if (server.exitCode === null && server.signalCode === null) await once(server, "exit");
  for (const end of stops) await end();
  await rm(folder, { recursive: true, force: true });
  // Its database server may be gone already, and the schema with it.
  await schema.drop().catch(() => undefined);
  process.exit();
}

function endWithServer(ended: number | null): void {
  process.exit(ended ?? 1);
}

let isStopping = false;
/** Whoever has lost its parent is asked again and again. */
function stopOnce(): void {
  if (isStopping) return;
  isStopping = true;
  closing.abort();
  void stop();
}
process.on("SIGTERM", stopOnce);
process.on("SIGINT", stopOnce);
server.once("exit", endWithServer);
