import { migrate } from "./database/content.ts";
import { openDatabase } from "./database/open.ts";
import { databaseEnvironment } from "./environment.ts";
import { withStage } from "./process/stage.ts";
import { asCommand } from "./process/user-error.ts";

/** `npm run db:migrate`: brings the schema up to date. */
await asCommand(() =>
  withStage(async (stage) => {
    const database = await openDatabase(stage);
    await migrate(databaseEnvironment(database));
    console.log("The database is up to date.");
  }),
);
