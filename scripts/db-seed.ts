import { build } from "./application.ts";
import { migrate, seed } from "./database/content.ts";
import { openDatabase } from "./database/open.ts";
import { databaseEnvironment } from "./environment.ts";
import { withStage } from "./process/stage.ts";
import { asCommand } from "./process/user-error.ts";

/**
 * `npm run db:seed [-- --bookings N --objects M]`: fills in what is missing of the reference data, on the private database or with
 * `SEED=demo` also the demonstration; `--objects M` fills up to M objects and `--bookings N` to N bookings in bulk, for measurements.
 */
await asCommand(() =>
  withStage(async (stage) => {
    await build(["@retribusi/db"]);
    const database = await openDatabase(stage);
    const env = databaseEnvironment(database);
    await migrate(env);
    await seed({ ...env, SEED: env.SEED ?? (database.embedded ? "demo" : "reference") }, process.argv.slice(2));
    console.log("The data is filled in.");
  }),
);
