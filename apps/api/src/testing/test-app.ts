import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EntityName } from "@retribusi/contract/access/entities";
import type { Role } from "@retribusi/contract/define/roles";
import { createDatabase, type Database } from "@retribusi/db/client";
import { createTestSchema } from "@retribusi/db/testing";
import express, { type Express } from "express";
import supertest from "supertest";
import { createApp } from "../app.ts";
import { findSession, openSession } from "../features/identity/session.ts";
import { createBankClient } from "../lib/bank.ts";
import type { Clock } from "../lib/clock.ts";
import type { Deps } from "../lib/deps.ts";
import { type Env, readEnv } from "../lib/env.ts";
import { folderStore } from "../lib/files.ts";
import { createLog } from "../lib/log.ts";
import { createSecurityLog } from "../lib/security-log.ts";
import { openTemporaryFolder } from "../lib/temporary.ts";
import { keyCondition, tableOf } from "../records/columns.ts";
import { entityOf, parseKey } from "../records/reader.ts";
import { requireAgreement } from "./agreement.ts";
import { apiCheck } from "./api-check.ts";
import { createUser, createWorld, type Region, type World } from "./world.ts";

/** A person who is signed in and calls the API. */
export interface Caller {
  readonly userid: number;
  readonly token: string;
  get(path: string): supertest.Test;
  post(path: string, body?: object): supertest.Test;
  delete(path: string): supertest.Test;
}

/** Database and tests are on one machine. */
export const systemClock: Clock = { now: () => new Date() };

export interface TestApp {
  readonly app: Express;
  readonly deps: Deps;
  readonly world: World;
  /** Signs in a user of the role: a new one of the home region, unless another region or a known user is given. */
  as(role: Role, region?: Region, known?: number): Promise<Caller>;
  /** The version that a record has now, as a form gets it that is opened at this moment. */
  versionOf(name: EntityName, id: number | string): Promise<number>;
  /** The statements that a call sends, in their order. */
  statementsOf(call: () => PromiseLike<unknown>): Promise<readonly string[]>;
  close(): Promise<void>;
}

async function versionOf({ pool }: Database, name: EntityName, id: number | string): Promise<number> {
  const entity = entityOf(name);
  const key = parseKey(entity, String(id));
  const [row] = await pool.query(`SELECT versi FROM ${tableOf(entity)} t WHERE ${keyCondition(entity)}`, key);
  return Number(row.versi);
}

function callerOf(app: Express, userid: number, token: string): Caller {
  const bearer = (test: supertest.Test) => test.set("Authorization", `Bearer ${token}`);
  return {
    userid,
    token,
    get: (path) => bearer(supertest(app).get(`/api/${path}`)),
    post: (path, body = {}) => bearer(supertest(app).post(`/api/${path}`)).send(body),
    delete: (path) => bearer(supertest(app).delete(`/api/${path}`)),
  };
}

/** The application, each of whose calls is compared with the document. */
const compared = (app: Express): Express => express().disable("x-powered-by").use(apiCheck, app);

function listenedDatabase({ DATABASE_URL: url, DATABASE_TIMEOUT_MS: timeoutMs }: Env) {
  const sent: string[] = [];
  const db = createDatabase({ url, connectionLimit: 12, timeoutMs, onStatement: (sql) => void sent.push(sql) });
  const statementsOf = async (call: () => PromiseLike<unknown>) => {
    const before = sent.length;
    await call();
    return sent.slice(before);
  };
  return { db, statementsOf };
}

/** The whole application on a schema of its own, with two regions in it. */
export async function createTestApp(settings: Partial<Env> = {}): Promise<TestApp> {
  const schema = await createTestSchema();
  const folder = await mkdtemp(join(tmpdir(), "retribusi-"));
  const env = {
    ...readEnv({
      NODE_ENV: "test",
      DATABASE_URL: schema.url,
      FILES_DIR: join(folder, "files"),
      TEMP_DIR: join(folder, "temporary"),
      JWT_SECRET: "a secret of the tests that nobody else knows",
      LOG_LEVEL: "error",
      BCRYPT_COST: "4",
      // A shared machine may stand still for a while, which is no reason to be told that the database is busy.
      DATABASE_TIMEOUT_MS: "60000",
      RATE_LIMIT: "1000000",
      LOGIN_RATE: "1000000",
      JOBS: "false",
    }),
    ...settings,
  };
  const { db, statementsOf } = listenedDatabase(env);
  await mkdir(env.FILES_DIR, { recursive: true });
  const files = folderStore(env.FILES_DIR);
  const bank = createBankClient({ timeoutMs: 1500, bytes: 1024 * 1024 });
  const temporary = await openTemporaryFolder(env.TEMP_DIR);
  const log = createLog(env.LOG_LEVEL);
  const security = createSecurityLog(db, log);
  const deps: Deps = { bank, db, env, clock: systemClock, files, temporary, log, security };
  const app = compared(createApp(deps, findSession));
  const world = await createWorld(db);
  const common = { app, deps, world, statementsOf };
  return {
    ...common,
    async as(role, region = world.home, known?: number) {
      const userid = known ?? (await createUser(db, role, region));
      const opening = { userid, versitoken: 0, remembered: false };
      return callerOf(app, userid, (await openSession(deps, opening, { ip: "127.0.0.1", userAgent: "test" })).token);
    },
    versionOf: (name, id) => versionOf(db, name, id),
    async close() {
      await deps.security.close();
      await db.close();
      await schema.drop();
      await rm(folder, { recursive: true });
      requireAgreement();
    },
  };
}
