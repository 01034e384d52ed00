import { randomBytes } from "node:crypto";
import { createConnection } from "mariadb";
import { connectionSettings } from "./connection.ts";
import { migrate } from "./migrate.ts";

export interface TestSchema {
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * A new, migrated, empty schema on the server of TEST_DATABASE_URL (`mysql://user:password@host:port`), for one test file.
 * Its name is random, so that files and machines can share a server.
 */
export async function createTestSchema(server = process.env.TEST_DATABASE_URL): Promise<TestSchema> {
  if (server === undefined) throw new Error("Set TEST_DATABASE_URL: mysql://user:password@host:3306");
  const url = new URL(server);
  const schema = `test_${randomBytes(6).toString("hex")}`;
  url.pathname = `/${schema}`;
  await migrate(url.href);
  return {
    url: url.href,
    async drop() {
      const connection = await createConnection(connectionSettings(server));
      await connection.query(`DROP DATABASE IF EXISTS ${connection.escapeId(schema)}`);
      await connection.end();
    },
  };
}
