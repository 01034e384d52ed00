import { parseArgs } from "node:util";
import { createDatabase } from "@retribusi/db/client";
import { Refusal } from "./features/identity/first-superuser.ts";
import { removeFactorsByCommand } from "./features/identity/lost-factor.ts";
import { readCommandEnv } from "./lib/env.ts";

const usage = "Usage: npm run remove-second-factor -- --username NAME";
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function readName(): string {
  try {
    const { username } = parseArgs({ options: { username: { type: "string" } } }).values;
    if (username) return username;
  } catch (error) {
    throw new Refusal(`${wordsOf(error)}\n${usage}`);
  }
  throw new Refusal(usage);
}

async function main(): Promise<string> {
  const username = readName();
  const db = createDatabase({ url: readCommandEnv(process.env).DATABASE_URL, connectionLimit: 2 });
  try {
    return await removeFactorsByCommand(db, username);
  } finally {
    await db.close();
  }
}

try {
  console.log(await main());
} catch (error) {
  console.error(error instanceof Refusal ? error.message : `Nothing was changed: ${wordsOf(error)}`);
  process.exitCode = 1;
}
