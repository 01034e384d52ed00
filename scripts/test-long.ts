import { longerForms, longerSteps } from "./check/longer-form.ts";
import { asCommand, UserError } from "./process/user-error.ts";
import { ROOT } from "./root.ts";
import { readSources } from "./structure/source.ts";

/**
 * `npm run test:long`: the tests that have a longer form, in it: those that read `LONG_TESTS`; `npm test` runs their short form.
 * `npm run test:long -- repeat [spec …]`: the journeys twenty times in a row, each time on new data, so that none passes by luck.
 */
const [form, ...specs] = process.argv.splice(2);
await asCommand(async () => {
  if (form === undefined) {
    process.env.LONG_TESTS = "1";
    process.argv.push(...longerSteps, ...longerForms(readSources(ROOT)));
  } else if (form === "repeat") {
    process.argv.push(...Array<string>(20).fill("e2e"), ...specs);
  } else {
    throw new UserError(`There is no longer form "${form}": leave it out, or say "repeat".`);
  }
  await import("./test.ts");
});
