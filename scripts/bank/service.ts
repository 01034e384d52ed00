import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Keys } from "@retribusi/api/lib/secret";
import { demoBankPath } from "@retribusi/db/seed/demo.data";
import getPort from "get-port";
import { withConnection } from "../database/connection.ts";
import { startService } from "../process/service.ts";
import { withParent } from "../process/with-parent.ts";
import { referenceTables } from "../reference/data.ts";
import { ROOT } from "../root.ts";
import { agreeContracts } from "./contract.ts";

/** What seals secrets in the database, as the application will read it. */
const keysOf = ({ JWT_SECRET = "", SECRET_KEY = "", SECRET_KEY_OLD = "" }: NodeJS.ProcessEnv): Keys => ({
  JWT_SECRET,
  SECRET_KEY,
  SECRET_KEY_OLD,
});

interface Place {
  /** What the application is started with. */
  readonly env: NodeJS.ProcessEnv;
  /** Where the bank calls it. */
  readonly billerUrl: string;
  /** The bank's own: keys, contracts and books. */
  readonly folder: string;
  /** Taken when it is free. */
  readonly port: number;
}

/**
 * The bank of the demonstration, until the stage closes; the answer is the address of its page. Connections that the seed made lead to it,
 * on whatever port it got this time; those that somebody changed are left alone. Its keys are waited for, its port is not: it is there before the API is.
 */
export async function startBank(
  stage: Parameters<typeof startService>[0],
  { env, billerUrl, folder, port: wanted }: Place,
): Promise<string> {
  // The contracts in it have secrets.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, "reference.json"), JSON.stringify(referenceTables()));
  const port = await getPort({ port: wanted });
  const server = join("apps", "bank-sim", "src", "server.ts");
  const own = { BANK_SIM_DIR: folder, BANK_SIM_PORT: String(port), BILLER_URL: billerUrl };
  startService(stage, {
    ...{ name: "The bank to rehearse with", program: process.execPath, args: [...withParent, server] },
    ...{ cwd: ROOT, env: { ...process.env, ...own } },
  });
  const url = `http://127.0.0.1:%${demoBankPath}`;
  const { DATABASE_URL: databaseUrl = "" } = env;
  await withConnection(databaseUrl, async (connection) => {
    await connection.query("UPDATE `system` SET url = ? WHERE url LIKE ?", [url.replace("%", String(port)), url]);
    await agreeContracts(connection, keysOf(env), folder, url);
  });
  return `http://localhost:${port}`;
}
