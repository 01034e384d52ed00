import { parseArgs } from "node:util";
import { createDatabase } from "@retribusi/db/client";
import { makePushKeys, PairExists } from "./features/push/push-key.ts";
import { readEnv } from "./lib/env.ts";

const exists = `The keys are there already: devices are told.
To make new ones, which every device takes over when e-Retribusi is opened on it next: npm run push:keys -- --renew`;

async function main(): Promise<string> {
  const { values } = parseArgs({ options: { renew: { type: "boolean", default: false } } });
  // The private key is sealed with the server's own secrets, so they are needed here as there.
  const env = readEnv(process.env);
  const db = createDatabase({ url: env.DATABASE_URL, connectionLimit: 2 });
  try {
    const ended = await makePushKeys(db, env, values);
    return `The keys are made: people can switch on notifications on their devices. Devices that are told again after their next opening: ${ended}.`;
  } finally {
    await db.close();
  }
}

try {
  console.log(await main());
} catch (error) {
  const words = error instanceof Error ? error.message : String(error);
  console.error(error instanceof PairExists ? exists : `The keys were not made: ${words}`);
  process.exitCode = 1;
}
