import { createServer } from "node:http";
import { createDatabase } from "@retribusi/db/client";
import { createApp } from "./app.ts";
import { findSession } from "./features/identity/session.ts";
import { hubOf } from "./features/live/hub.ts";
import { warnOfOpenTables } from "./features/payment/ledger-rights.ts";
import { enterLostMoney } from "./features/payment/lost-money.ts";
import { connectionTimes } from "./http/connection-times.ts";
import { startJobs } from "./jobs.ts";
import { aroundStatement } from "./lib/around-statement.ts";
import { createBankClient } from "./lib/bank.ts";
import { createClock } from "./lib/clock.ts";
import { readEnv } from "./lib/env.ts";
import { every } from "./lib/every.ts";
import { openFileStore } from "./lib/files.ts";
import { openJournal } from "./lib/journal.ts";
import { createLog } from "./lib/log.ts";
import { watchLoop } from "./lib/loop-delay.ts";
import { createSecurityLog } from "./lib/security-log.ts";
import { warnOfUnsafe } from "./lib/server-settings.ts";
import { openTemporaryFolder } from "./lib/temporary.ts";
import { databaseNow } from "./lib/transaction.ts";
import { endInOrder } from "./shutdown.ts";

const env = readEnv(process.env);
const log = createLog(env.LOG_LEVEL);
// Loaded only where it is used: it takes 10 MB.
const stopTracing = env.OTEL_EXPORTER_OTLP_ENDPOINT && (await import("./lib/tracing.ts")).startTracing();
const db = createDatabase({
  url: env.DATABASE_URL,
  connectionLimit: env.DATABASE_CONNECTIONS,
  timeoutMs: env.DATABASE_TIMEOUT_MS,
  around: aroundStatement,
});
const files = await openFileStore(env);
const temporary = await openTemporaryFolder(env.TEMP_DIR);
const bank = createBankClient({ onlyOutside: env.NODE_ENV === "production" });
const clock = createClock(() => databaseNow(db.prisma));
const security = createSecurityLog(db, log, clock.now);
const journal = await openJournal(env, clock.now);
const deps = { db, env, log, clock, files, temporary, bank, security, journal };
// Before deadlines pass over bills whose payment the database has lost, and before a bank is told that they are unpaid.
await enterLostMoney(deps).catch((error: unknown) =>
  log.error({ err: error }, "The journal of payments could not be compared; it is tried again within the hour."),
);
await warnOfOpenTables(deps).catch((error: unknown) =>
  log.warn({ err: error }, "The rights on the database are not known."),
);
void clock
  .follow()
  .catch((error: unknown) => log.warn({ err: error }, "The time is this machine's until the database answers."));
const stopFollowing = every(60_000, "clock", clock.follow, log);
void warnOfUnsafe(db, log).catch((error: unknown) =>
  log.warn({ err: error }, "The settings of the database are not known; they are read again within the minute."),
);
const stopWarning = every(60_000, "settings of the database", () => warnOfUnsafe(db, log), log);
const leaving = new AbortController();
const server = createServer(connectionTimes, createApp(deps, findSession, leaving.signal));
watchLoop();
const stopJobs = env.JOBS ? startJobs(deps) : undefined;

server.on("error", (error) => {
  log.fatal({ err: error }, `The address ${env.HOST}:${env.PORT} can't be used; please choose another PORT.`);
  process.exitCode = 1;
});
server.listen(env.PORT, env.HOST, () => log.info({ port: env.PORT }, "listening"));

let jobsOver: Promise<void> | undefined;
endInOrder({
  server,
  log,
  drainMs: env.DRAIN_MS,
  leave(within) {
    leaving.abort();
    hubOf(deps).end(within);
    jobsOver = stopJobs?.();
  },
  async close() {
    await jobsOver;
    await Promise.all([stopFollowing(), stopWarning()]);
    await security.close();
    await journal.close();
    await db.close();
    await temporary.close();
    if (stopTracing) await stopTracing();
  },
});
