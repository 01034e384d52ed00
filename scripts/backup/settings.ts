import { readFileSync } from "node:fs";
import { z } from "zod";
import { UserError } from "../process/user-error.ts";
import { dataPath } from "../root.ts";

const count = (fallback: number) => z.coerce.number().int().min(0).default(fallback);

const words = (list: string): string[] => list.split(",").flatMap((word) => word.trim() || []);

const schema = z.object({
  BACKUP_DIR: z.string().default(() => dataPath("backup")),
  /** Whoever has the other half of one of these keys can open a backup; this machine can't. */
  BACKUP_RECIPIENTS: z.string().default("").transform(words),
  BACKUP_KEEP_DAYS: z.coerce.number().int().min(1).default(14),
  BACKUP_KEEP_WEEKS: count(8),
  BACKUP_KEEP_MONTHS: count(6),
  /** The file with the secret half, only where something is put back. */
  BACKUP_IDENTITY: z.string().default(""),
  /** A server on which a drill is held, else that of the database. */
  BACKUP_DRILL_URL: z.string().default(""),
});

export interface Keep {
  readonly days: number;
  readonly weeks: number;
  readonly months: number;
}

export interface BackupSettings {
  readonly folder: string;
  readonly recipients: readonly string[];
  readonly keep: Keep;
  readonly identityFile: string;
  readonly drillUrl: string;
}

export function readBackupSettings(env: NodeJS.ProcessEnv): BackupSettings {
  const { data, error } = schema.safeParse(env);
  if (!data) {
    const wrong = error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    throw new UserError(`Please set these environment variables: ${wrong.join("; ")}.`);
  }
  return {
    folder: data.BACKUP_DIR,
    recipients: data.BACKUP_RECIPIENTS,
    keep: { days: data.BACKUP_KEEP_DAYS, weeks: data.BACKUP_KEEP_WEEKS, months: data.BACKUP_KEEP_MONTHS },
    identityFile: data.BACKUP_IDENTITY,
    drillUrl: data.BACKUP_DRILL_URL,
  };
}

/** The secret halves of a key file, which may have comments, as `age-keygen` writes them. */
export function readIdentities({ identityFile }: BackupSettings): string[] {
  if (identityFile === "") throw new UserError("Set BACKUP_IDENTITY to the file with the secret key of the backups.");
  let text = "";
  try {
    text = readFileSync(identityFile, "utf8");
  } catch {
    throw new UserError(`The key file ${identityFile} (BACKUP_IDENTITY) can't be read.`);
  }
  const keys = text.match(/^AGE-SECRET-KEY-\S+$/gm);
  if (!keys) throw new UserError(`${identityFile} (BACKUP_IDENTITY) has no line that begins with AGE-SECRET-KEY-.`);
  return keys;
}
