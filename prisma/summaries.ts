import { createDatabase } from "./client.ts";
import { ownerUrl } from "./rights.ts";
import { rebuildSummaries } from "./summary/rebuild.ts";

const url = ownerUrl(process.env);

const database = createDatabase({ url, connectionLimit: 2 });
try {
  await rebuildSummaries(database, console.log);
} finally {
  await database.close();
}
