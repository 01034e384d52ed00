import { withFiles } from "@retribusi/db/secret-file";
import { withConnection } from "../database/connection.ts";
import { openEmbedded } from "../database/embedded.ts";
import type { Stage } from "../process/stage.ts";

/** What the steps of one test run share. */
export interface Context {
  /** Arguments that are passed on to Vitest and Playwright. */
  args: readonly string[];
  /** The environment of tests that need a database: `TEST_DATABASE_URL` names a server on which schemas may be made. */
  databaseEnvironment: () => Promise<NodeJS.ProcessEnv>;
}

/** A server on which tests make schemas and accounts. */
interface TestServer {
  url: string;
  /** Whether another command runs it. */
  shared: boolean;
}

/** Opens a context. The database server is started when the first step asks for it, and stopped with the stage. */
export function openContext(stage: Stage, args: readonly string[]): Context {
  let server: Promise<TestServer> | undefined;
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
  const { DATABASE_URL: _data, DATABASE_ADMIN_URL: _admin, ...env } = withFiles(process.env);
  return { ...env, NODE_ENV: "test", CI: "true" };
}

/** The server on which tests make their schemas: one that the environment names, which is ours to use, or the private one. */
export async function openTestServer(stage: Stage): Promise<TestServer> {
  const named = process.env.TEST_DATABASE_URL || process.env.DATABASE_ADMIN_URL || process.env.DATABASE_URL;
  if (named) return { url: withoutSchema(named), shared: false };
  const { adminUrl, shared } = await openEmbedded(stage, "test");
  if (!shared) await dropLeftovers(adminUrl);
  return { url: adminUrl, shared };
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
      await connection.query(`DROP USER IF EXISTS '${String(name)}'@'%'`);
    }
  });
}
