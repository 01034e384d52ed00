import { existsSync, readFileSync } from "node:fs";
import { commandBank } from "./bank/command.ts";
import { asCommand } from "./process/user-error.ts";
import { dataPath } from "./root.ts";

/** `npm run bank -- pay 8893200000000012`: tells the running bank to rehearse with what to do. */
await asCommand(async () => {
  const file = dataPath("bank", "address");
  console.log(await commandBank(process.argv.slice(2), existsSync(file) ? readFileSync(file, "utf8") : null));
});
