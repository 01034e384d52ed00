import { migrate } from "./database/content.ts";
import { openDatabase } from "./database/open.ts";
import { applicationEnvironment } from "./environment.ts";
import { withStage } from "./process/stage.ts";
import { asCommand } from "./process/user-error.ts";

/** `npm run db:migrate`: brings the schema up to date. */
await asCommand(() =>
  withStage(async (stage) => {
    const { url } = await openDatabase(stage);
    await migrate(applicationEnvironment({ DATABASE_URL: url }));
    console.log("The database is up to date.");
  }),
);
