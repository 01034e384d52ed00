import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { dataPath } from "../root.ts";

/** A MariaDB server program and what it needs to run from where it lies. */
export interface Program {
  server: string;
  /** The script that makes an empty data folder. */
  installer: string;
  args: string[];
  env: NodeJS.ProcessEnv;
}

/** Where distributions and Homebrew put `mariadbd` when it is not on the PATH. */
const FOLDERS = [
  "/usr/sbin",
  "/usr/libexec",
  "/usr/local/sbin",
  "/usr/bin",
  "/opt/homebrew/opt/mariadb/bin",
  "/usr/local/opt/mariadb/bin",
];

/** The MariaDB of this machine, or the copy that an earlier start unpacked under `.data/`; null when there is neither. */
export function findProgram(): Program | null {
  return findInstalled() ?? findUnpacked();
}

function findInstalled(): Program | null {
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...FOLDERS];
  const server = findIn(folders, "mariadbd");
  const installer = findIn(folders, "mariadb-install-db");
  return server && installer ? { server, installer, args: [], env: process.env } : null;
}

/** The folder into which Debian packages are unpacked when nothing may be installed. */
export function unpackedFolder(): string {
  return dataPath("mariadb");
}

function findUnpacked(): Program | null {
  const base = join(unpackedFolder(), "usr");
  const server = findIn([join(base, "sbin")], "mariadbd");
  const installer = findIn([join(base, "bin")], "mariadb-install-db");
  if (!server || !installer) return null;
  const triplet = process.arch === "arm64" ? "aarch64-linux-gnu" : "x86_64-linux-gnu";
  const libraries = [join(base, "lib", triplet), join(unpackedFolder(), "lib", triplet)].join(delimiter);
  return {
    server,
    installer,
    args: [`--basedir=${base}`, `--lc-messages-dir=${join(base, "share", "mysql")}`],
    env: { ...process.env, LD_LIBRARY_PATH: libraries },
  };
}

function findIn(folders: readonly string[], name: string): string | undefined {
  return folders
    .filter((folder) => folder !== "")
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
