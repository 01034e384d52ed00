import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { machine } from "../api-process.ts";
import type { TestApp } from "../test-app.ts";

const root = join(import.meta.dirname, "../../../../..");

interface Ended {
  readonly code: number;
  readonly said: string;
}

/** The commands that an operator has for backups of a test's database, with a key of their own. */
export interface BackupDesk {
  /** Keys, reports and what a test puts beside them; backups are in `backup`. */
  readonly place: string;
  run(command: "backup" | "restore", args?: readonly string[], more?: Readonly<Record<string, string>>): Promise<Ended>;
  /** Names of the backups that there are, oldest first. */
  backups(): Promise<string[]>;
  close(): Promise<void>;
}

/** `adminUrl` leads to the test's schema by an account that may do everything, on the server whose backups these are. */
export async function openBackupDesk({ deps: { env } }: TestApp, adminUrl: string): Promise<BackupDesk> {
  const place = await mkdtemp(join(tmpdir(), "retribusi-backup-"));
  const settings: Record<string, string> = {
    ...{ DATABASE_URL: env.DATABASE_URL, DATABASE_ADMIN_URL: adminUrl, JWT_SECRET: env.JWT_SECRET },
    ...{ FILES_DIR: env.FILES_DIR, JOURNAL_DIR: env.JOURNAL_DIR, BACKUP_DIR: join(place, "backup") },
    BACKUP_IDENTITY: join(place, "key"),
  };
  const run: BackupDesk["run"] = (command, args = [], more = {}) =>
    new Promise((done) => {
      const child = execFile(
        process.execPath,
        [join(root, "scripts", `${command}.ts`), ...args],
        { cwd: root, env: { ...machine, ...settings, ...more } },
        (error, out, err) => done({ code: error ? Number(error.code) : 0, said: `${out}${err}`.trim() }),
      );
      child.stdin?.end();
    });
  const { said } = await run("backup", ["keys", join(place, "key")]);
  settings["BACKUP_RECIPIENTS"] = /^BACKUP_RECIPIENTS=(age1\w+)$/m.exec(said)?.[1] ?? "";
  return {
    place,
    run,
    backups: async () => (await readdir(join(place, "backup"))).filter((name) => /^\d{8}T\d{6}Z$/.test(name)).sort(),
    close: () => rm(place, { recursive: true }),
  };
}
