import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { clearLockedPorts } from "get-port";
import { hold } from "../process/hold.ts";
import { findProgram, type Program } from "./program.ts";
import { prepareData, startServer, untilServing } from "./server.ts";
import { readSettings, urlOf } from "./settings.ts";

/**
 * A database server for a test that ends it without a warning. It tells its address in a line once it serves, then does what each line says
 * and answers with the same word: `kill` ends the server as a failure of power would, `start` starts it again on its data. It ends with its input. With the argument
 * `logged` it is the server that keeps a binary log.
 */
const purpose = process.argv[2] === "logged" ? "logged" : "killed";
const program = findProgram();
if (!program) throw new Error("No MariaDB program is on this machine: run `npm test` once, which brings it.");
const settings = readSettings(purpose);
if (!hold(`${settings.folder}/owner`)) throw new Error(`Another test uses the database "${purpose}": end it first.`);
await prepareData(program, settings);

async function start(known: Program): Promise<ChildProcess> {
  // The port is free again, which is not known to whoever has given it away a moment ago.
  clearLockedPorts();
  const child = await startServer(known, settings, purpose);
  await untilServing(child, settings);
  return child;
}

async function kill(): Promise<void> {
  const ended = once(server, "exit");
  server.kill("SIGKILL");
  await ended;
}

let server = await start(program);
console.log(urlOf(settings, ""));
for await (const line of createInterface(process.stdin)) {
  if (line === "kill") await kill();
  if (line === "start") server = await start(program);
  console.log(line);
}
if (server.exitCode === null && server.signalCode === null) await kill();
process.exit();
