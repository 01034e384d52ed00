import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AroundStatement } from "@retribusi/db/around-statement";
import { createDatabase, type Database } from "@retribusi/db/client";
import { createTestSchema } from "@retribusi/db/testing";
import { aroundStatement } from "../lib/around-statement.ts";
import { createBankClient } from "../lib/bank.ts";
import type { Clock } from "../lib/clock.ts";
import type { Deps } from "../lib/deps.ts";
import { type Env, readEnv } from "../lib/env.ts";
import { openFileStore } from "../lib/files.ts";
import { folderJournal } from "../lib/journal.ts";
import { createLog } from "../lib/log.ts";
import { createSecurityLog } from "../lib/security-log.ts";
import { openTemporaryFolder } from "../lib/temporary.ts";

/** Database and tests are on one machine. */
const systemClock: Clock = { now: () => new Date() };

/** What the application works with, on a schema and in a folder of its own. */
export interface TestDeps {
  readonly deps: Deps;
  /** The database for whoever may do what the application may not, as somebody with an administrator's account does. */
  readonly owner: Database;
  /** The statements that a call sends, in their order. */
  statementsOf(call: () => PromiseLike<unknown>): Promise<readonly string[]>;
  close(): Promise<void>;
}

function listenedDatabase({ DATABASE_URL: url, DATABASE_TIMEOUT_MS: timeoutMs }: Env) {
  const sent: string[] = [];
  const around: AroundStatement = (sql, send) => {
    sent.push(sql);
    return aroundStatement(sql, send);
  };
  const db = createDatabase({ url, connectionLimit: 12, timeoutMs, around });
  const statementsOf = async (call: () => PromiseLike<unknown>) => {
    const before = sent.length;
    await call();
    return sent.slice(before);
  };
  return { db, statementsOf };
}

export async function createTestDeps(settings: Partial<Env> = {}): Promise<TestDeps> {
  const schema = await createTestSchema();
  const folder = await mkdtemp(join(tmpdir(), "retribusi-"));
  const env = {
    ...readEnv({
      NODE_ENV: "test",
      DATABASE_URL: schema.applicationUrl,
      FILES_DIR: join(folder, "files"),
      TEMP_DIR: join(folder, "temporary"),
      JOURNAL_DIR: join(folder, "journal"),
      JWT_SECRET: "a secret of the tests that nobody else knows",
      LOG_LEVEL: "error",
      BCRYPT_COST: "4",
      // A shared machine may stand still for a while, which is no reason to be told that the database is busy.
      DATABASE_TIMEOUT_MS: "60000",
      ORDER_PATIENCE_MS: "60000",
      RATE_LIMIT: "1000000",
      LOGIN_RATE: "1000000",
      JOBS: "false",
    }),
    ...settings,
  };
  const { db, statementsOf } = listenedDatabase(env);
  await mkdir(env.FILES_DIR, { recursive: true });
  const files = await openFileStore(env);
  const bank = createBankClient({ timeoutMs: 1500, bytes: 1024 * 1024 });
  const temporary = await openTemporaryFolder(env.TEMP_DIR);
  const log = createLog(env.LOG_LEVEL);
  const security = createSecurityLog(db, log);
  const journal = await folderJournal(join(folder, "journal"), systemClock.now);
  const owner = createDatabase({ url: schema.url, connectionLimit: 2 });
  return {
    owner,
    deps: { bank, db, env, clock: systemClock, files, temporary, log, security, journal },
    statementsOf,
    async close() {
      await security.close();
      await journal.close();
      await db.close();
      await owner.close();
      await schema.drop();
      await rm(folder, { recursive: true });
    },
  };
}
