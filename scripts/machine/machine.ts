import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { lastLines, type RunResult, run } from "../process/run.ts";
import { groupOf, inOwnGroup, removeGroups } from "./group.ts";

/** A machine with nothing but Debian, its own init and its own address. */
export interface Machine {
  readonly name: string;
  /** Enters commands as root, in a shell of their own that ends with the first one that fails. */
  enter(commands: string): Promise<RunResult>;
  /** Its power fails. */
  kill(): Promise<void>;
  /** It is shut down, and what it wrote is removed. */
  stop(): Promise<void>;
}

export interface Place {
  /** The unpacked Debian that all machines begin with. */
  readonly base: string;
  /** Where each keeps what it writes. */
  readonly folder: string;
  readonly bridge: string;
  readonly gateway: string;
  /** Folders of this machine that all of them see, by where they see them. */
  readonly seen: Readonly<Record<string, string>>;
  /** What every shell knows. */
  readonly env: Readonly<Record<string, string>>;
}

const START_MS = 60_000;
const STOP_MS = 60_000;

/** @throws Error with what a program said when it failed */
export async function mustRun(program: string, ...args: string[]): Promise<string> {
  const { code, output } = await run(program, args);
  if (code !== 0) throw new Error(`${program} ${args.join(" ")} ended with ${code}:\n${lastLines(output, 20)}`);
  return output;
}

/** The first process of a container: the only child of what holds it. */
async function initOf(holder: ChildProcess): Promise<string> {
  for (const end = Date.now() + START_MS; Date.now() < end; await wait(200)) {
    const children = readFileSync(`/proc/${holder.pid}/task/${holder.pid}/children`, "utf8").trim();
    const isInit = children !== "" && readFileSync(`/proc/${children}/comm`, "utf8").trim() === "systemd";
    if (isInit) return children;
    if (holder.exitCode !== null) throw new Error(`The machine ended with ${holder.exitCode} while it started.`);
  }
  throw new Error("The machine did not start.");
}

/** What its own disk begins with beyond the base: its name, and how it finds what this machine finds. */
function prepare(root: string, name: string): void {
  writeFileSync(join(root, "etc/hostname"), `${name}\n`);
  writeFileSync(join(root, "etc/hosts"), `127.0.0.1 localhost ${name}\n`);
}

/** What runs a machine as long as it runs itself. */
function hold(name: string, root: string, { bridge, seen }: Place): ChildProcess {
  return spawn(
    "/bin/sh",
    [
      ...["-ec", inOwnGroup, groupOf(name), "systemd-nspawn"],
      ...["--quiet", "--boot", `--machine=${name}`, `--directory=${root}`, "--console=pipe"],
      ...["--register=no", "--keep-unit", "--link-journal=no", "--resolv-conf=copy-host", "--suppress-sync=yes"],
      ...[`--network-bridge=${bridge}`, ...Object.entries(seen).map(([to, from]) => `--bind-ro=${from}:${to}`)],
    ],
    { stdio: "ignore" },
  );
}

/** Starts a machine. It needs root, systemd-nspawn and overlayfs. */
export async function startMachine(name: string, address: string, place: Place): Promise<Machine> {
  const { base, folder, gateway, env } = place;
  const [own, root] = [join(folder, name), join(folder, name, "root")];
  for (const part of ["upper", "work", "root"]) mkdirSync(join(own, part), { recursive: true });
  const layers = `lowerdir=${base},upperdir=${join(own, "upper")},workdir=${join(own, "work")}`;
  await mustRun("mount", "-t", "overlay", "overlay", "-o", layers, root);
  prepare(root, name);
  const holder = hold(name, root, place);
  const ended = once(holder, "exit");
  const init = await initOf(holder);
  const within = (args: readonly string[]) =>
    run("nsenter", ["-t", init, "-m", "-u", "-i", "-n", "-p", "-r", "-w", "--", "/usr/bin/env", "-i", ...args]);
  const shell = Object.entries({ PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", HOME: "/root" });
  const known = [...shell, ...Object.entries(env)].map(([key, value]) => `${key}=${value}`);
  const enter = (commands: string) => within([...known, "/bin/bash", "-eu", "-o", "pipefail", "-c", commands]);
  const started = await enter(`
    for i in $(seq 100); do systemctl list-jobs >/dev/null 2>&1 && break; sleep 0.2; done
    systemctl is-system-running --wait || true
    ip address add ${address}/24 dev host0
    ip link set host0 up
    ip route add default via ${gateway}`);
  if (started.code !== 0) throw new Error(`${name}: ${lastLines(started.output, 20)}`);
  const leave = async () => {
    await ended;
    await mustRun("umount", root);
    await removeGroups(name);
  };
  return {
    name,
    enter,
    async kill() {
      await run("kill", ["-9", init]);
      await leave();
    },
    async stop() {
      if (holder.exitCode === null && holder.signalCode === null) {
        holder.kill("SIGTERM");
        const force = setTimeout(() => void run("kill", ["-9", init]), STOP_MS);
        await leave();
        clearTimeout(force);
      }
      await rm(own, { recursive: true, force: true });
    },
  };
}
