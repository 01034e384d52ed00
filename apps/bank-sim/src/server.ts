import { rmSync } from "node:fs";
import { join } from "node:path";
import { createApp } from "./app.ts";
import { openBank } from "./book/bank.ts";
import { readSettings } from "./book/settings.ts";
import { writeWhole } from "./book/whole-file.ts";
import { resume } from "./caller/recovery.ts";

const settings = readSettings(process.env);
const bank = openBank(settings);
// The command line finds the bank by this.
const addressFile = join(settings.folder, "address");

const server = createApp(bank).listen(settings.port, "127.0.0.1", (error) => {
  if (error) throw error;
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : settings.port;
  writeWhole(addressFile, `http://localhost:${port}`);
  resume(bank).catch((failure: unknown) => console.error("The bank could not go on with what was open:", failure));
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    rmSync(addressFile, { force: true });
    server.close(() => {
      bank.close();
      process.exit();
    });
    server.closeAllConnections();
  });
}
