import { createDatabase } from "./client.ts";
import { rebuildSummaries } from "./summary/rebuild.ts";

const url = process.env.DATABASE_URL;
if (url === undefined) throw new Error("Set DATABASE_URL: mysql://user:password@host:3306/schema");

const database = createDatabase({ url, connectionLimit: 2 });
try {
  await rebuildSummaries(database, console.log);
} finally {
  await database.close();
}
