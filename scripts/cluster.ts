import { parseArgs } from "node:util";
import { tell } from "./cluster/control.ts";
import { rehearse } from "./cluster/rehearse.ts";
import { withStage } from "./process/stage.ts";
import { asCommand, UserError } from "./process/user-error.ts";

/**
 * `npm run cluster [-- --writers many]`: three database nodes, two processes of the application and HAProxy before both, on this machine, until
 * Ctrl-C. `npm run cluster -- MEMBER WORD` says something to one of a cluster that runs: `node1 kill`, `api2 pause`, `node3 state`.
 */
await asCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { writers: { type: "string", default: "one" } },
  });
  const [member, word] = positionals;
  if (member !== undefined) {
    console.log(await tell(member, word ?? ""));
    return;
  }
  if (values.writers !== "one" && values.writers !== "many") throw new UserError("--writers is one or many.");
  await withStage((stage) => rehearse(stage, values.writers === "many"));
});
