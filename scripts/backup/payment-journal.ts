import { mkdirSync } from "node:fs";
import type { StoreEnv } from "@retribusi/api/lib/env";
import { type FileStore, folderStore, openFileStore } from "@retribusi/api/lib/files";
import { z } from "zod";
import { unpackLines } from "./lines.ts";
import { unseal } from "./seal.ts";

/** The files of the journal of payments, wherever the settings have it. */
export function journalStore(env: StoreEnv): Promise<FileStore> | FileStore {
  if (env.JOURNAL_S3_BUCKET !== "") return openFileStore({ ...env, FILES_S3_BUCKET: env.JOURNAL_S3_BUCKET });
  mkdirSync(env.JOURNAL_DIR, { recursive: true, mode: 0o700 });
  return folderStore(env.JOURNAL_DIR);
}

const pageSchema = z.object({ path: z.string(), text: z.string() });

/** Everything that is in the journal. */
export async function* readJournal(store: FileStore): AsyncGenerator<z.output<typeof pageSchema>> {
  for await (const { path } of store.list()) {
    const content = await store.find(path);
    if (content) yield { path, text: content.toString("utf8") };
  }
}

/**
 * Puts back what the journal has lost. It is never taken back to an older state: a file that is there stays as it is, and where it has lost
 * its beginning or its end, what the backup has of it is written beside it; who reads the journal knows a payment that stands there twice.
 */
export async function returnJournal(part: string, identities: readonly string[], store: FileStore): Promise<number> {
  let returned = 0;
  for await (const line of unpackLines(await unseal(part, identities))) {
    const { path, text } = pageSchema.parse(line);
    const there = await store.find(path);
    if (there?.toString("utf8").startsWith(text)) continue;
    await store.write(there ? path.replace(/\.jsonl$/, ".restored.jsonl") : path, Buffer.from(text));
    returned += 1;
  }
  return returned;
}
