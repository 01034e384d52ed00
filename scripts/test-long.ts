import { asCommand, UserError } from "./process/user-error.ts";

/**
 * `npm run test:long`: the tests that have a longer form, in it. They are asked by name here and read `LONG_TESTS`; `npm test` runs
 * their short form. `npm run test:long -- repeat [spec …]`: the journeys twenty times in a row, each time on new data, so that none passes by
 * luck.
 */
const files = [
  "src/rolling-update.test.ts",
  "src/hostile/description.test.ts",
  "src/hostile/statement.test.ts",
  "src/hostile/race.test.ts",
  "src/hostile/chaos.test.ts",
  "src/hostile/cluster.test.ts",
  "src/hostile/cluster-backup.test.ts",
  "src/hostile/faults.test.ts",
  "machine/by-the-book.test.ts",
  "src/features/booking/agreement.test.ts",
  "src/features/booking/front-desk.test.ts",
  "src/features/report/summary/random-actions.test.ts",
  "routes.spec.ts",
  "entities.spec.ts",
  "screens.spec.ts",
  "reports.spec.ts",
  "staff.spec.ts",
];

const [form, ...specs] = process.argv.splice(2);
await asCommand(async () => {
  if (form === undefined) {
    process.env.LONG_TESTS = "1";
    process.argv.push("scripts", "api", "e2e", ...files);
  } else if (form === "repeat") {
    process.argv.push(...Array<string>(20).fill("e2e"), ...specs);
  } else {
    throw new UserError(`There is no longer form "${form}": leave it out, or say "repeat".`);
  }
  await import("./test.ts");
});
