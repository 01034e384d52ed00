import { withConnection } from "../database/connection.ts";
import { type Embedded, openEmbedded } from "../database/embedded.ts";
import type { Stage } from "../process/stage.ts";

/** What the steps of one test run share. */
export interface Context {
  /** Arguments that are passed on to Vitest and Playwright. */
  args: readonly string[];
  /** The environment of tests that need a database: `TEST_DATABASE_URL` names a server on which schemas may be made. */
  databaseEnvironment: () => Promise<NodeJS.ProcessEnv>;
}

/** Opens a context. The database server is started when the first step asks for it, and stopped with the stage. */
export function openContext(stage: Stage, args: readonly string[]): Context {
  let server: Promise<Embedded> | undefined;
  return {
    args,
    databaseEnvironment: async () => {
      server ??= openTestServer(stage);
      return { ...testEnvironment(), TEST_DATABASE_URL: (await server).url };
    },
  };
}

/** Tests never see the address of real data, and nothing may wait for an answer. */
export function testEnvironment(): NodeJS.ProcessEnv {
  const { DATABASE_URL: _data, ...env } = process.env;
  return { ...env, NODE_ENV: "test", CI: "true" };
}

/** The server on which tests make their schemas: one that the environment names, which is ours to use, or the private one. */
export async function openTestServer(stage: Stage): Promise<Embedded> {
  const named = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;
  if (named) return { url: withoutSchema(named), shared: false };
  const server = await openEmbedded(stage, "test");
  if (!server.shared) await dropLeftovers(server.url);
  return server;
}

/** The address of a server, of which tests need only the right to make schemas. */
function withoutSchema(url: string): string {
  const address = new URL(url);
  address.pathname = "/";
  return address.href;
}

/** A run that was killed could not drop its schemas. */
async function dropLeftovers(url: string): Promise<void> {
  await withConnection(url, async (connection) => {
    const rows: unknown = await connection.query({ sql: "SHOW DATABASES LIKE 'test\\_%'", rowsAsArray: true });
    for (const [name] of Array.isArray(rows) ? rows : []) {
      await connection.query(`DROP DATABASE IF EXISTS ${connection.escapeId(String(name))}`);
    }
  });
}
