import { build } from "./application.ts";
import { migrate, summarise } from "./database/content.ts";
import { openDatabase } from "./database/open.ts";
import { databaseEnvironment } from "./environment.ts";
import { withStage } from "./process/stage.ts";
import { asCommand } from "./process/user-error.ts";

/** `npm run db:summaries`: calculates the summaries behind the reports anew from bookings and payments, beside the running application. */
await asCommand(() =>
  withStage(async (stage) => {
    await build(["@retribusi/db"]);
    const database = await openDatabase(stage);
    const env = databaseEnvironment(database);
    await migrate(env);
    await summarise(env);
    console.log("The summaries are up to date.");
  }),
);
