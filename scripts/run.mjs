/**
 * The front door of every `npm run` command: brings the right Node and pnpm, installs the packages when the lock file
 * changed, then runs `scripts/<command>.ts`. It must run on any Node from 18 on, before anything is installed, so it is
 * plain JavaScript and imports nothing but Node's own modules.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const TOOLS = join(ROOT, ".data", "tools");
const MODULES = join(TOOLS, "node_modules");
const NODE_MAJOR = 24;
// Without network npm would otherwise try for minutes before it says so.
const QUICK_RETRIES = ["--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=4000"];
const PNPM = readPackageManager();

main(process.argv.slice(2));

function main([command, ...args]) {
  const known = command !== undefined && /^[a-z-]+$/.test(command);
  if (!known || !existsSync(join(ROOT, "scripts", `${command}.ts`))) {
    stop(`There is no command "${command}": run "npm run" to see the ones that exist.`);
  }
  const node = bringTools();
  const env = environment(node);
  installPackages(node, env);
  runCommand(node, env, command, args);
}

/** Ends with the one sentence that says what to do. */
function stop(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

function readPackageManager() {
  return JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")).packageManager;
}

/** The name under which npm carries the Node binary of this platform; it has no install script that a policy could block. */
function nodePackage() {
  const platform = process.platform === "win32" ? "win" : process.platform;
  const prefix = process.platform === "darwin" && process.arch === "arm64" ? "node-bin" : "node";
  return `${prefix}-${platform}-${process.arch}`;
}

/** Installs Node (unless the running one is new enough) and pnpm into `.data/tools`, once; returns the Node to use. */
function bringTools() {
  // Whoever was started with the one we brought would take it away from under itself.
  const isBrought = process.execPath.startsWith(TOOLS);
  const ownNode = !isBrought && Number(process.versions.node.split(".")[0]) >= NODE_MAJOR;
  const wanted = ownNode ? [PNPM] : [`${nodePackage()}@${NODE_MAJOR}`, PNPM];
  const stamp = join(TOOLS, "installed.txt");
  const content = `${wanted.join(" ")} on ${process.platform} ${process.arch}\n`;
  const binary = process.platform === "win32" ? "node.exe" : join("bin", "node");
  const node = ownNode ? process.execPath : join(MODULES, nodePackage(), binary);

  const ready = existsSync(stamp) && readFileSync(stamp, "utf8") === content;
  if (!ready || !existsSync(node) || !existsSync(pnpmScript())) {
    console.log(`… bringing ${wanted.join(" and ")} into .data/tools (once)`);
    rmSync(TOOLS, { recursive: true, force: true });
    mkdirSync(TOOLS, { recursive: true });
    writeFileSync(join(TOOLS, "package.json"), '{ "private": true }\n');
    npmInstall(wanted);
    if (!runs(node)) {
      stop(
        `The Node ${NODE_MAJOR} from npm does not run on this machine: install Node ${NODE_MAJOR} from https://nodejs.org and try again.`,
      );
    }
    writeFileSync(stamp, content);
  }
  return node;
}

function npmInstall(packages) {
  const args = [
    "install",
    "--prefix",
    TOOLS,
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
    ...QUICK_RETRIES,
    ...packages,
  ];
  // npm tells its own place when it started us; elsewhere it is looked for on the PATH, through the shell for npm.cmd.
  const npm = process.env.npm_execpath || "";
  const result = /npm-cli\.js$/.test(npm)
    ? spawnSync(process.execPath, [npm, ...args], { cwd: TOOLS, stdio: "inherit" })
    : spawnSync("npm", args, { cwd: TOOLS, stdio: "inherit", shell: process.platform === "win32" });
  if (result.error) {
    stop("npm was not found: install it beside Node (it comes with https://nodejs.org) and try again.");
  }
  if (result.status !== 0) {
    stop(
      'npm could not download what is needed: check the network or the registry in "npm config get registry" and try again.',
    );
  }
}

function runs(node) {
  return spawnSync(node, ["--version"]).status === 0;
}

function pnpmScript() {
  return join(MODULES, "pnpm", "bin", "pnpm.cjs");
}

/** The same environment with our Node and pnpm first on the PATH. */
function environment(node) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === "PATH") || "PATH";
  const path = [join(MODULES, ".bin"), dirname(node), process.env[name]].filter(Boolean).join(delimiter);
  const env = { ...process.env, [name]: path };
  // A machine's npm may point native builds to the headers of another Node; ours brings its own.
  const headers = dirname(dirname(node));
  if (existsSync(join(headers, "include", "node"))) env.npm_config_nodedir = headers;
  else delete env.npm_config_nodedir;
  // What was compiled once is loaded as it is: half of what starting the API costs.
  env.NODE_COMPILE_CACHE ||= join(ROOT, ".data", "compiled");
  return { ...env, DO_NOT_TRACK: "1", TURBO_TELEMETRY_DISABLED: "1", CHECKPOINT_DISABLE: "1" };
}

/** Runs `pnpm install` only when the lock file or the Node differ from those of the last install. */
function installPackages(node, env) {
  const stamp = join(ROOT, "node_modules", ".installed");
  const hash = createHash("sha256");
  for (const file of ["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json"])
    hash.update(readFileSync(join(ROOT, file)));
  const content = hash.update(node).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === content) return;

  console.log("… installing packages");
  // CI=true: pnpm must never ask before it replaces a modules folder that something else made.
  const result = spawnSync(
    node,
    [pnpmScript(), "install", "--frozen-lockfile", "--reporter=append-only", "--loglevel=warn"],
    {
      cwd: ROOT,
      stdio: "inherit",
      env: { ...env, CI: "true" },
    },
  );
  if (result.status !== 0) {
    stop(
      'The packages could not be installed: check the network, or run "pnpm install" if package.json and pnpm-lock.yaml disagree.',
    );
  }
  writeFileSync(stamp, content);
}

function runCommand(node, env, command, args) {
  const withParent = pathToFileURL(join(ROOT, "scripts", "process", "end-with-parent.ts")).href;
  const script = join(ROOT, "scripts", `${command}.ts`);
  const child = spawn(node, ["--import", withParent, script, ...args], { cwd: ROOT, stdio: "inherit", env });
  // The command decides how to end; this process only passes the wish on and waits.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  endWithShell(() => child.kill("SIGTERM"));
  child.on("error", (error) => stop(`Node could not be started (${error.message}): remove .data/tools and try again.`));
  child.on("exit", (code, signal) => process.exit(signal ? 128 + (constants.signals[signal] || 0) : code));
}

/**
 * npm runs us through a shell. Some shells die of npm's SIGTERM without passing it on: that their place as our parent
 * changes is then the only sign.
 */
function endWithShell(end) {
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event === undefined) return;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, 500).unref();
}
