import { build } from "./application.ts";
import { migrate, seed } from "./database/content.ts";
import { openDatabase } from "./database/open.ts";
import { applicationEnvironment } from "./environment.ts";
import { withStage } from "./process/stage.ts";
import { asCommand } from "./process/user-error.ts";

/**
 * `npm run db:seed [-- --bookings N --objects M]`: fills in what is missing of the reference data, on the private database or with
 * `SEED=demo` also the demonstration; `--objects M` fills up to M objects and `--bookings N` to N bookings in bulk, for measurements.
 */
await asCommand(() =>
  withStage(async (stage) => {
    await build(["@retribusi/db"]);
    const { url, embedded } = await openDatabase(stage);
    const env = applicationEnvironment({ DATABASE_URL: url });
    await migrate(env);
    await seed({ ...env, SEED: env.SEED ?? (embedded ? "demo" : "reference") }, process.argv.slice(2));
    console.log("The data is filled in.");
  }),
);
