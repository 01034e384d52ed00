import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectionSettings } from "@retribusi/db/connection";
import { findProgram, installPackages } from "../check/program.ts";
import { lastLines } from "../process/run.ts";
import { UserError } from "../process/user-error.ts";

const programs = ["mariadb", "mariadb-dump", "mariadb-binlog"] as const;

/** Makes sure that MariaDB's own programs for clients are there. */
export async function requireClient(): Promise<void> {
  const missing = () => programs.filter((name) => !findProgram([name]));
  if (missing().length === 0) return;
  await installPackages("MariaDB's client programs", ["mariadb-client"], () => missing().length === 0);
  const left = missing().join(", ");
  if (left) {
    throw new UserError(
      `${left} is missing: install MariaDB's client ("apt install mariadb-client", "brew install mariadb").`,
    );
  }
}

const quoted = (value: string): string => `"${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

/** An address as an option file of MariaDB's programs. */
function optionsOf(url: string): string {
  const { host = "", port = 3306, user = "", password = "", socketPath, ssl } = connectionSettings(url);
  const lines = [
    "[client]",
    `host=${quoted(host)}`,
    `port=${port}`,
    `user=${quoted(user)}`,
    `password=${quoted(password)}`,
  ];
  if (socketPath) lines.push(`socket=${quoted(socketPath)}`);
  if (ssl) lines.push("ssl", "ssl-verify-server-cert");
  return `${lines.join("\n")}\n`;
}

/**
 * Runs work with the option by which a program of MariaDB's finds the server of an address: a file that only this user may read and
 * that is gone afterwards, because every user of a machine sees the command lines of all.
 */
export async function withAccess<Result>(url: string, work: (access: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "retribusi-"));
  try {
    const file = join(folder, "client.cnf");
    await writeFile(file, optionsOf(url), { mode: 0o600 });
    return await work(`--defaults-file=${file}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export interface Client {
  readonly child: ChildProcessWithoutNullStreams;
  /** Settles when the program has ended well. */
  readonly ended: Promise<void>;
}

/** Starts one of these programs; standard input and output are the caller's. */
export function startClient(name: (typeof programs)[number], args: readonly string[]): Client {
  // Moments in its arguments are UTC.
  const child = spawn(name, args, { env: { PATH: process.env.PATH, TZ: "UTC" } });
  let said = "";
  child.stderr.on("data", (part: Buffer) => {
    said = `${said}${part}`.slice(-10_000);
  });
  const ended = new Promise<void>((done, failed) => {
    child.once("error", failed);
    child.once("close", (code, signal) => {
      if (code === 0) done();
      else failed(new UserError(`${name} ended with ${signal ?? `code ${code}`}:\n${lastLines(said, 5)}`));
    });
  });
  // Whoever waits for the program's output first hears of its end a moment later.
  ended.catch(() => undefined);
  return { child, ended };
}

const outcomeOf = <Result>(flown: PromiseSettledResult<Result>): Result => {
  if (flown.status === "rejected") throw flown.reason;
  return flown.value;
};

/** Waits for a program and for what becomes of its output. Where that fails the program fails too, and the cause is told. */
export async function allFrom<Result>({ ended }: Client, flow: Promise<Result>): Promise<Result> {
  const [end, flown] = await Promise.allSettled([ended, flow]);
  const result = outcomeOf(flown);
  outcomeOf(end);
  return result;
}

/** Waits for a program and for what flows to it. Where the program fails its input fails too, and the cause is told. */
export async function allInto<Result>({ ended }: Client, flow: Promise<Result>): Promise<Result> {
  const [end, flown] = await Promise.allSettled([ended, flow]);
  outcomeOf(end);
  return outcomeOf(flown);
}
