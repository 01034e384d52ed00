import { createServer } from "node:http";
import { createDatabase } from "@retribusi/db/client";
import { createApp } from "./app.ts";
import { readEnv } from "./env.ts";
import { findSession } from "./features/identity/session.ts";
import { startJobs } from "./jobs.ts";
import { createBankClient } from "./lib/bank.ts";
import { systemClock } from "./lib/clock.ts";
import { openFileStore } from "./lib/file-store.ts";
import { createLog } from "./lib/log.ts";

const env = readEnv(process.env);
const log = createLog(env.LOG_LEVEL);
const db = createDatabase({ url: env.DATABASE_URL, connectionLimit: env.DATABASE_CONNECTIONS });
const files = await openFileStore(env);
const deps = { db, env, log, clock: systemClock, files, bank: createBankClient() };
const server = createServer(createApp(deps, findSession));
const stopJobs = env.JOBS ? startJobs(deps) : undefined;

server.on("error", (error) => {
  log.fatal({ err: error }, `The address ${env.HOST}:${env.PORT} can't be used; please choose another PORT.`);
  process.exitCode = 1;
});
server.listen(env.PORT, env.HOST, () => log.info({ port: env.PORT }, "listening"));

async function closeAll(): Promise<void> {
  await stopJobs?.();
  await db.close();
}

/** Lets running requests and jobs finish, then closes the database. */
function stop(): void {
  server.close(() => {
    closeAll().catch((error: unknown) => log.error({ err: error }, "the database did not close cleanly"));
  });
  server.closeIdleConnections();
}

process.once("SIGTERM", stop);
process.once("SIGINT", stop);
