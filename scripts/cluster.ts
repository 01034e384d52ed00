import { parseArgs } from "node:util";
import getPort from "get-port";
import { tell } from "./cluster/control.ts";
import { openCluster } from "./cluster/open.ts";
import { rehearse } from "./cluster/rehearse.ts";
import { withStage } from "./process/stage.ts";
import { asCommand, UserError } from "./process/user-error.ts";

/**
 * `npm run cluster [-- --writers many]`: three database nodes, two processes of the application and HAProxy before both, on this machine, until
 * Ctrl-C. `npm run cluster -- MEMBER WORD` says something to one of a cluster that runs: `node1 kill`, `api2 pause`, `node3 state`.
 * `--of test-cluster`: the one of a test, which has nodes and HAProxy alone and tells in a line where they are.
 */
await asCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { writers: { type: "string", default: "one" }, of: { type: "string", default: "cluster" } },
  });
  const purpose = values.of === "test-cluster" ? "test-cluster" : "cluster";
  const [member, word] = positionals;
  if (member !== undefined) {
    console.log(await tell(purpose, member, word ?? ""));
    return;
  }
  if (values.writers !== "one" && values.writers !== "many") throw new UserError("--writers is one or many.");
  await withStage(async (stage) => {
    if (purpose === "cluster") return rehearse(stage, values.writers === "many");
    const { settings } = await openCluster(stage, purpose, `127.0.0.1:${await getPort()}`, () => []);
    console.log(JSON.stringify(settings));
    await stage.serve();
  });
});
