import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join, resolve } from "node:path";

/** Where this process keeps what it only needs for a moment: uploads that arrive, rows of an import. */
export interface TemporaryFolder {
  /** Runs work with an empty folder of its own, which is gone afterwards however the work ends. */
  within<T>(work: (folder: string) => Promise<T>): Promise<T>;
  /** Removes everything. */
  close(): Promise<void>;
}

const day = 24 * 3_600_000;

/** `machine+process`: whose the folder is. */
const ownName = (): string => `${hostname().replaceAll(/[^\w.-]/g, "_")}+${process.pid}`;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** A folder of a process that has ended: on this machine we can see that, of another one we know it after a day. */
async function isLeftOver(root: string, name: string): Promise<boolean> {
  const [machine, pid] = name.split("+");
  const isOurs = machine === ownName().split("+")[0];
  if (isOurs) return name === ownName() || !isAlive(Number(pid));
  const facts = await stat(join(root, name)).catch(() => undefined);
  return facts !== undefined && facts.mtimeMs < Date.now() - day;
}

/**
 * Opens this process's own folder below `folder`, which several processes may share, and sweeps what processes that were killed have
 * left there.
 */
export async function openTemporaryFolder(folder: string): Promise<TemporaryFolder> {
  const root = resolve(folder);
  await mkdir(root, { recursive: true, mode: 0o700 });
  for (const name of await readdir(root)) {
    if (name.includes("+") && (await isLeftOver(root, name)))
      await rm(join(root, name), { recursive: true, force: true });
  }
  const own = join(root, ownName());
  return {
    async within(work) {
      await mkdir(own, { recursive: true, mode: 0o700 });
      const place = await mkdtemp(join(own, "work-"));
      try {
        return await work(place);
      } finally {
        await rm(place, { recursive: true, force: true });
      }
    },
    close: () => rm(own, { recursive: true, force: true }),
  };
}
