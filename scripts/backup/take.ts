import { join } from "node:path";
import type { StoreEnv } from "@retribusi/api/lib/env";
import { openFileStore } from "@retribusi/api/lib/files";
import { schemaOf } from "@retribusi/db/connection";
import { withConnection } from "../database/connection.ts";
import { progress } from "../process/progress.ts";
import type { Stage } from "../process/stage.ts";
import { sizeOf } from "../process/sum.ts";
import { UserError } from "../process/user-error.ts";
import { requireClient } from "./client-program.ts";
import { type Dumped, dumpSchema } from "./dump.ts";
import { packLines } from "./lines.ts";
import { journalStore, readJournal } from "./payment-journal.ts";
import { sweep } from "./retention.ts";
import { seal, sealer } from "./seal.ts";
import { readLedger, readServer, type ServerFacts } from "./server-facts.ts";
import type { BackupSettings } from "./settings.ts";
import { findNewest, type Manifest, nameOf, partFiles, takeShelf, writeFolder, writeWhole } from "./shelf.ts";
import { copyFiles } from "./stored-files.ts";

interface From {
  /** The address of the account that may read everything. */
  readonly url: string;
  readonly env: StoreEnv;
  readonly settings: BackupSettings;
}

const ledgerOf = (url: string) => withConnection(url, (connection) => readLedger(connection, schemaOf(url)));

/** The copy of the database and what the ledger held around it. */
async function copyDatabase({ url, settings }: From, { series }: ServerFacts, draft: string) {
  const schema = schemaOf(url);
  const before = await ledgerOf(url);
  const dumped = await progress("copying the database", () =>
    dumpSchema({ url, schema, hasLog: series !== null }, join(draft, partFiles.database), sealer(settings.recipients)),
  );
  return { dumped, ledger: { before, after: await ledgerOf(url) } };
}

function positionOf({ series }: ServerFacts, { file, position }: Dumped): Manifest["position"] {
  if (series === null) return null;
  if (file === undefined)
    throw new UserError("mariadb-dump doesn't tell the position in the binary log: no backup was made.");
  return { series, file, position };
}

/** First the database, then the files, so that no row names a file that is missing; the journal has every payment of the database. */
async function fill(from: From, server: ServerFacts, began: Date, draft: string): Promise<Manifest> {
  const { env, settings, url } = from;
  const encrypter = sealer(settings.recipients);
  const { dumped, ledger } = await copyDatabase(from, server, draft);
  const pages = packLines(readJournal(await journalStore(env)));
  const journal = await seal(pages, join(draft, partFiles.journal), encrypter);
  const store = await openFileStore(env);
  const place = { store, folder: settings.folder, last: findNewest(settings.folder), encrypter };
  const { count, added, ...files } = await progress("copying files", () =>
    copyFiles(place, join(draft, partFiles.files)),
  );
  const { bytes, sha256, tables, taken } = dumped;
  return {
    began: began.toISOString(),
    taken: new Date(taken + server.ahead).toISOString(),
    ended: new Date(Date.now() + server.ahead).toISOString(),
    schema: schemaOf(url),
    server: server.version,
    parts: { database: { bytes, sha256 }, journal, files },
    tables,
    ledger,
    files: { count, added },
    position: positionOf(server, dumped),
  };
}

/** Makes a backup, then removes those that are too old. Answers what is told of it. */
export async function takeBackup(stage: Stage, from: From): Promise<string> {
  const { folder, keep } = from.settings;
  sealer(from.settings.recipients);
  await requireClient();
  takeShelf(stage, folder);
  const server = await readServer(from.url);
  const began = new Date(Date.now() + server.ahead);
  const name = nameOf(began);
  let manifest: Manifest | undefined;
  await writeFolder(join(folder, name), async (draft) => {
    manifest = await fill(from, server, began, draft);
    await writeWhole(join(draft, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  });
  const gone = await sweep(folder, keep, began);
  const size = sizeOf(manifest?.parts.database.bytes ?? 0);
  const { count = 0, added = 0 } = manifest?.files ?? {};
  const log =
    server.series === null ? " The server keeps no binary log: nothing between two backups can be put back." : "";
  const old = gone.length > 0 ? ` Removed: ${gone.join(", ")}.` : "";
  return `Backup ${name}: ${size} of database, ${count} files, ${added} of them new.${old}${log}`;
}
