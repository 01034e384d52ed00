import { rmSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { build } from "./application.ts";
import { dropSchema } from "./database/connection.ts";
import { prepareContent } from "./database/content.ts";
import { type Database, openDatabase } from "./database/open.ts";
import { databaseEnvironment } from "./environment.ts";
import { withStage } from "./process/stage.ts";
import { asCommand, UserError } from "./process/user-error.ts";
import { dataPath } from "./root.ts";

/** `npm run db:reset [-- --yes] [--force]`: empties the database and begins anew. */
await asCommand(() =>
  withStage(async (stage) => {
    const { values } = parseArgs({ options: { yes: { type: "boolean" }, force: { type: "boolean" } } });
    const database = await openDatabase(stage);
    refuse(database, values.force === true);
    if (values.yes !== true && !(await agreed())) throw new UserError("Nothing was changed.");
    await build(["@retribusi/db"]);
    await dropSchema(database.adminUrl);
    if (database.embedded) rmSync(dataPath("files"), { recursive: true, force: true });
    await prepareContent(database, databaseEnvironment(database));
    console.log("The database begins anew.");
  }),
);

function refuse({ embedded, shared }: Database, force: boolean): void {
  if (!embedded && !force) {
    throw new UserError(
      "DATABASE_URL names a database of yours: add --force if everything in it may really be deleted.",
    );
  }
  if (embedded && shared)
    throw new UserError('The application uses the database at this moment: stop "npm start" first.');
}

async function agreed(): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UserError("This deletes everything in the database: add --yes to agree.");
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question('This deletes everything in the database. Write "yes" to agree: ');
  lines.close();
  return answer.trim().toLowerCase() === "yes";
}
