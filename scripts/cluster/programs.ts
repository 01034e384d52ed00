import { accessSync, constants, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findProgram, type Program } from "../database/program.ts";
import { unpackDebian } from "../process/debian-package.ts";
import { progress } from "../process/progress.ts";
import { UserError } from "../process/user-error.ts";
import { dataPath } from "../root.ts";

/** What a cluster on this machine is made of. */
export interface Programs {
  readonly database: Program;
  /** Galera's library. */
  readonly provider: string;
  readonly haproxy: string;
  /** In which the programs find each other and their libraries. */
  readonly env: NodeJS.ProcessEnv;
}

/** The scripts that copy a node are in `mariadb-server`, which would start a service if it were installed. */
const PACKAGES = ["mariadb-server", "galera-4", "haproxy", "rsync"];

const none =
  "The programs of a cluster are not here and could not be brought: it is rehearsed on Debian or Ubuntu, from their packages mariadb-server-core, mariadb-server, galera-4, haproxy and rsync.";

/** Finds the programs of a cluster, and brings them when they are missing. @throws UserError where they can't be had */
export async function bringPrograms(): Promise<Programs> {
  const database = findProgram();
  if (database === null) throw new UserError(`${none} Run "npm start" once, which brings MariaDB.`);
  const folder = dataPath("cluster-programs");
  const found = findPrograms(folder, database);
  if (found) return found;
  await progress("bringing Galera and HAProxy", () => unpackDebian(() => PACKAGES, folder));
  const brought = findPrograms(folder, database);
  if (!brought) throw new UserError(none);
  return brought;
}

function findPrograms(folder: string, database: Program): Programs | undefined {
  const usr = join(folder, "usr");
  const paths = [join(usr, "bin"), join(usr, "sbin"), ...(database.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  const libraries = [...libraryFolders(join(usr, "lib")), database.env.LD_LIBRARY_PATH ?? ""].filter(Boolean);
  const provider = ["/usr/lib/galera/libgalera_smm.so", join(usr, "lib", "galera", "libgalera_smm.so")].find(isThere);
  const programOf = (name: string) => paths.map((path) => join(path, name)).find(isThere);
  const [haproxy, rsync] = [programOf("haproxy"), programOf("rsync")];
  if (!provider || !haproxy || !rsync || !programOf("wsrep_sst_rsync")) return;
  const PATH = [...(process.getuid?.() === 0 ? [join(import.meta.dirname, "as-root")] : []), ...paths].join(delimiter);
  const env = { ...database.env, PATH, LD_LIBRARY_PATH: libraries.join(delimiter), RSYNC_PROGRAM: rsync };
  return { database, provider, haproxy, env };
}

/** Debian keeps libraries by the machine's kind: `usr/lib/x86_64-linux-gnu`. */
function libraryFolders(lib: string): string[] {
  try {
    return readdirSync(lib)
      .filter((name) => name.endsWith("-linux-gnu"))
      .map((name) => join(lib, name));
  } catch {
    return [];
  }
}

function isThere(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
