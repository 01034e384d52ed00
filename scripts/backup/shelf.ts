import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { hold } from "../process/hold.ts";
import type { Stage } from "../process/stage.ts";
import { UserError } from "../process/user-error.ts";

export const sealedSchema = z.object({ bytes: z.int(), sha256: z.string() });

/** A place in the binary log of one server, from which changes are replayed. */
const positionSchema = z.object({ series: z.string(), file: z.string(), position: z.int() });
export type Position = z.output<typeof positionSchema>;

const ledgerSchema = z.object({ payments: z.int(), rupiah: z.int() });
export type Ledger = z.output<typeof ledgerSchema>;

const manifestSchema = z.object({
  /** When the backup began, when the copy of the database had been begun, and when everything was written; by the server's clock, UTC. */
  began: z.iso.datetime(),
  taken: z.iso.datetime(),
  ended: z.iso.datetime(),
  schema: z.string(),
  server: z.string(),
  parts: z.record(z.enum(["database", "journal", "files"]), sealedSchema),
  /** Rows of each table. */
  tables: z.record(z.string(), z.int()),
  /** The ledger just before and just after: payments are only added. */
  ledger: z.object({ before: ledgerSchema, after: ledgerSchema }),
  files: z.object({ count: z.int(), added: z.int() }),
  /** Nothing where the server keeps no binary log. */
  position: positionSchema.nullable(),
});
export type Manifest = z.output<typeof manifestSchema>;

export interface Backup {
  readonly name: string;
  readonly folder: string;
  readonly manifest: Manifest;
}

export const partFiles = {
  database: "database.sql.gz.age",
  journal: "journal.jsonl.gz.age",
  files: "files.jsonl.gz",
} as const;

const draftEnding = ".partial";
export const draftOf = (path: string): string => `${path}${draftEnding}`;
export const isDraft = (path: string): boolean => path.endsWith(draftEnding);

/** A moment as the name of a backup: `20261130T081500Z`. */
export const nameOf = (moment: Date): string => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
const isName = (name: string): boolean => /^\d{8}T\d{6}Z$/.test(name);

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).filter(isName).sort() : []);

/** @throws UserError where its manifest can't be read */
function readBackup(shelf: string, name: string): Backup {
  const folder = join(shelf, name);
  const path = join(folder, "manifest.json");
  try {
    return { name, folder, manifest: manifestSchema.parse(JSON.parse(readFileSync(path, "utf8"))) };
  } catch {
    throw new UserError(`${path} can't be read: move this backup away, or bring the file back from its copy.`);
  }
}

/** The whole backups of a folder, oldest first. */
export const listBackups = (folder: string): Backup[] => namesIn(folder).map((name) => readBackup(folder, name));

/** The newest one, where it can be read: what was before never keeps a new backup from being made. */
export function findNewest(folder: string): Backup | undefined {
  const name = namesIn(folder).at(-1);
  try {
    return name === undefined ? undefined : readBackup(folder, name);
  } catch {
    return;
  }
}

/** Where a person is told that a backup is missing. */
export const noBackup = (folder: string, more = ""): UserError =>
  new UserError(`There is no backup in ${folder}${more}: BACKUP_DIR says where they are.`);

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync();
  await folder.close();
}

/** Gives something that is wholly written its final name, which survives a failure of power. */
export async function publish(draft: string, path: string): Promise<void> {
  await rename(draft, path);
  await syncFolder(dirname(path));
}

/** Writes a small file so that it is there whole or not at all. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const draft = draftOf(path);
  await rm(draft, { force: true });
  const file = await open(draft, "wx", 0o600);
  await file.writeFile(text);
  await file.sync();
  await file.close();
  await publish(draft, path);
}

/** Fills a new folder and gives it its name once everything in it is on the disk; nothing of one that failed stays. */
export async function writeFolder(path: string, fill: (draft: string) => Promise<void>): Promise<void> {
  const draft = draftOf(path);
  mkdirSync(draft, { mode: 0o700 });
  try {
    await fill(draft);
    await syncFolder(draft);
    await publish(draft, path);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Takes the folder for one command, until the stage closes. Copying binary logs goes on beside a backup, so it has a sign of its own.
 *
 * @throws UserError while another one works on it
 */
export function takeShelf(stage: Pick<Stage, "add">, folder: string, sign: "owner" | "binlog-owner" = "owner"): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const release = hold(join(folder, sign));
  if (release === null) throw new UserError(`Another backup or restore works in ${folder}: wait for its end.`);
  stage.add(async () => release());
}
