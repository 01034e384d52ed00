import { parseArgs } from "node:util";
import { readStoreEnv } from "@retribusi/api/lib/env";
import { applicationEnvironment } from "./environment.ts";
import { withStage } from "./process/stage.ts";
import { asCommand, UserError } from "./process/user-error.ts";
import { moveFiles, places } from "./storage/move.ts";

const usage = `Usage: npm run files:move -- --to bucket             copies the files of FILES_DIR to FILES_S3_BUCKET
       npm run files:move -- --to folder             copies them back
       npm run files:move -- --to bucket --remove    and removes what was copied where it came from`;

const options = { to: { type: "string" }, remove: { type: "boolean", default: false } } as const;

/** `npm run files:move`: see `usage`. */
await asCommand(() =>
  withStage(async (stage) => {
    const { values } = parseArgs({ options });
    const to = places.find((place) => place === values.to);
    if (to === undefined) throw new UserError(usage);
    console.log(await moveFiles(stage, readStoreEnv(applicationEnvironment({})), { to, remove: values.remove }));
  }),
);
