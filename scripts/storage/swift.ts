import { existsSync, mkdirSync, realpathSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { unpackDebian } from "../process/debian-package.ts";
import { hold } from "../process/hold.ts";
import { progress } from "../process/progress.ts";
import { run } from "../process/run.ts";
import { dataPath } from "../root.ts";

/** Debian's own Python, for which its packages are made; another one on the PATH doesn't know them. */
const PYTHON = "/usr/bin/python3";

/** OpenStack's Swift and the modules that its server loads. */
const PACKAGES = [
  ...["python3-swift", "python3-certifi", "python3-cffi-backend", "python3-chardet", "python3-charset-normalizer"],
  ...["python3-cryptography", "python3-dnspython", "python3-eventlet", "python3-greenlet", "python3-idna"],
  ...["python3-lxml", "python3-netifaces", "python3-openssl", "python3-pastedeploy", "python3-pkg-resources"],
  ...["python3-pyeclib", "python3-requests", "python3-six", "python3-urllib3", "python3-xattr"],
];

/** Why there is no storage, and how to have one. */
export const noSwift =
  "No bucket is tested here: the tests use OpenStack's Swift, from Debian's or Ubuntu's packages python3 and python3-swift, which they unpack by themselves where apt works.";

/** A Python that can serve Swift. */
export interface Swift {
  readonly program: string;
  readonly env: NodeJS.ProcessEnv;
}

/** What was unpacked for one version of Python is of no use to the next. */
const folder = (): string => dataPath(`swift-${basename(realpathSync(PYTHON))}`);

/** The Swift of this machine: unpacked under `.data/`; null where it was not brought. */
function findSwift(): Swift | null {
  if (!existsSync(PYTHON)) return null;
  const modules = join(folder(), "usr", "lib", "python3", "dist-packages");
  if (!existsSync(join(modules, "swift"))) return null;
  const kind = process.arch === "arm64" ? "aarch64" : "x86_64";
  const libraries = join(folder(), "usr", "lib", `${kind}-linux-gnu`);
  return { program: PYTHON, env: { ...process.env, PYTHONPATH: modules, LD_LIBRARY_PATH: libraries } };
}

/** The same, and brings it where it is missing; null on a machine without Debian's packages. */
export async function bringSwift(): Promise<Swift | null> {
  if (findSwift() || !existsSync(PYTHON)) return findSwift();
  const release = await holdOf(`${folder()}.owner`);
  // Another test may have brought it meanwhile.
  if (!findSwift()) await progress("bringing a storage to test with", unpack);
  release();
  return findSwift();
}

async function holdOf(path: string): Promise<() => void> {
  const release = hold(path);
  if (release) return release;
  await wait(500);
  return holdOf(path);
}

/** What was unpacked halfway never gets the final name. */
async function unpack(): Promise<void> {
  const fresh = `${folder()}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  if (!(await unpackDebian(() => PACKAGES, fresh))) return;
  await run(PYTHON, ["-m", "compileall", "-q", join(fresh, "usr", "lib", "python3", "dist-packages")]);
  renameSync(fresh, folder());
}
