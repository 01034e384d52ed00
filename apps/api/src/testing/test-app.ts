import type { EntityName } from "@retribusi/contract/access/entities";
import type { Role } from "@retribusi/contract/define/roles";
import type { Database } from "@retribusi/db/client";
import express, { type Express } from "express";
import supertest from "supertest";
import { createApp } from "../app.ts";
import { findSession, openSession } from "../features/identity/session.ts";
import type { Deps } from "../lib/deps.ts";
import type { Env } from "../lib/env.ts";
import { keyCondition, tableOf } from "../records/columns.ts";
import { entityOf, parseKey } from "../records/reader.ts";
import { requireAgreement } from "./agreement.ts";
import { apiCheck } from "./api-check.ts";
import { createTestDeps } from "./test-deps.ts";
import { createUser, createWorld, type Region, type World } from "./world.ts";

/** A person who is signed in and calls the API. */
export interface Caller {
  readonly userid: number;
  readonly token: string;
  get(path: string): supertest.Test;
  post(path: string, body?: object): supertest.Test;
  delete(path: string): supertest.Test;
}

export interface TestApp {
  readonly app: Express;
  readonly deps: Deps;
  /** The database for whoever may do what the application may not. */
  readonly owner: Database;
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

/** The whole application on a schema of its own, with two regions in it. */
export async function createTestApp(settings: Partial<Env> = {}): Promise<TestApp> {
  const own = await createTestDeps(settings);
  const { deps, owner, statementsOf } = own;
  const app = compared(createApp(deps, findSession));
  const world = await createWorld(deps.db);
  const common = { app, deps, owner, world, statementsOf };
  return {
    ...common,
    async as(role, region = world.home, known?: number) {
      const userid = known ?? (await createUser(deps.db, role, region));
      const opening = { userid, versitoken: 0, remembered: false };
      return callerOf(app, userid, (await openSession(deps, opening, { ip: "127.0.0.1", userAgent: "test" })).token);
    },
    versionOf: (name, id) => versionOf(deps.db, name, id),
    async close() {
      await own.close();
      requireAgreement();
    },
  };
}
