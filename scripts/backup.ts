import { parseArgs } from "node:util";
import { readStoreEnv } from "@retribusi/api/lib/env";
import { build, canBuild } from "./application.ts";
import { copyLogs } from "./backup/binary-log.ts";
import { requireClient } from "./backup/client-program.ts";
import { addressesOf, compareServers } from "./backup/compare.ts";
import { makeKey, sealer } from "./backup/seal.ts";
import { readBackupSettings } from "./backup/settings.ts";
import { takeShelf } from "./backup/shelf.ts";
import { takeBackup } from "./backup/take.ts";
import { openDatabase } from "./database/open.ts";
import { databaseEnvironment } from "./environment.ts";
import { type Stage, withStage } from "./process/stage.ts";
import { asCommand, UserError } from "./process/user-error.ts";

const usage = `Usage: npm run backup                      a backup of database, files and journal
       npm run backup -- binlog            what has changed since, from the binary log
       npm run backup -- drill             puts the newest backup back beside the database and compares
       npm run backup -- compare URL URL…  compares the tables of several servers
       npm run backup -- keys FILE         makes a key, its secret half into a file`;

async function copyBinaryLogs(stage: Stage): Promise<string> {
  const { folder, recipients } = readBackupSettings(process.env);
  const encrypter = sealer(recipients);
  await requireClient();
  takeShelf(stage, folder, "binlog-owner");
  const { copied, reaches } = await copyLogs({ url: (await openDatabase(stage)).adminUrl, folder, encrypter });
  return `${copied} binary logs copied: every change until ${reaches} can be put back.`;
}

async function backUp(stage: Stage): Promise<string> {
  const settings = readBackupSettings(process.env);
  const database = await openDatabase(stage);
  return takeBackup(stage, { url: database.adminUrl, env: readStoreEnv(databaseEnvironment(database)), settings });
}

async function makeKeys(file: string): Promise<string> {
  const recipient = await makeKey(file);
  return `BACKUP_RECIPIENTS=${recipient}\nTake ${file} away from this machine, and keep it where it outlives it: without it no backup opens.`;
}

async function drill(stage: Stage): Promise<string> {
  const settings = readBackupSettings(process.env);
  const { adminUrl } = await openDatabase(stage);
  if (canBuild()) await build(["@retribusi/db"]);
  const { holdDrill } = await import("./backup/drill.ts");
  const { name, place, wrong } = await holdDrill(stage, adminUrl, settings);
  if (wrong.length > 0)
    throw new UserError(`The drill with backup ${name} found what is wrong, see ${place}:\n${wrong.join("\n")}`);
  return `Backup ${name} was put back and is whole: ${place}`;
}

async function compare(stage: Stage, words: readonly string[]): Promise<string> {
  const { adminUrl } = await openDatabase(stage);
  const found = await compareServers(addressesOf(words, adminUrl));
  if (found.length > 0) throw new UserError(found.join("\n"));
  return `${words.length} servers have the same rows in all tables.`;
}

/** `npm run backup`: see `usage`. */
await asCommand(() =>
  withStage(async (stage) => {
    const [task, ...words] = parseArgs({ allowPositionals: true }).positionals;
    const [word, ...others] = words;
    if (task === undefined) console.log(await backUp(stage));
    else if (task === "binlog" && word === undefined) console.log(await copyBinaryLogs(stage));
    else if (task === "keys" && word !== undefined && others.length === 0) console.log(await makeKeys(word));
    else if (task === "drill" && word === undefined) console.log(await drill(stage));
    else if (task === "compare") console.log(await compare(stage, words));
    else throw new UserError(usage);
  }),
);
