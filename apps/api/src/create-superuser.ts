import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { parseArgs } from "node:util";
import { createDatabase } from "@retribusi/db/client";
import { createSuperuser, Refusal, readPerson } from "./features/identity/first-superuser.ts";
import { readCommandEnv } from "./lib/env.ts";

const usage = "Usage: npm run create-superuser -- --username NAME --email ADDRESS --fullname 'FULL NAME'";

/** Asks on the terminal without showing what is typed. */
async function askSecretly(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new Refusal("Nobody can be asked here: set SUPERUSER_PASSWORD.");
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  process.stdout.write(question);
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  terminal.once("SIGINT", () => process.exit(130));
  const typed = await terminal.question("");
  terminal.close();
  process.stdout.write("\n");
  return typed;
}

async function askPassword(): Promise<string> {
  const password = await askSecretly("Password: ");
  if (password === (await askSecretly("Once more: "))) return password;
  throw new Refusal("The two passwords are different.");
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function readOptions() {
  const text = { type: "string" } as const;
  try {
    return readPerson(parseArgs({ options: { username: text, email: text, fullname: text } }).values);
  } catch (error) {
    throw new Refusal(`${wordsOf(error)}\n${usage}`);
  }
}

async function main(): Promise<string> {
  const person = readOptions();
  const env = readCommandEnv(process.env);
  const password = env.SUPERUSER_PASSWORD ?? (await askPassword());
  const db = createDatabase({ url: env.DATABASE_URL, connectionLimit: 2 });
  try {
    return await createSuperuser({ db, env }, person, password);
  } finally {
    await db.close();
  }
}

try {
  console.log(await main());
} catch (error) {
  console.error(error instanceof Refusal ? error.message : `The super user was not created: ${wordsOf(error)}`);
  process.exitCode = 1;
}
