import type { Env } from "./env.ts";
import { type FileStore, folderStore } from "./files.ts";

/** A bucket where one is configured, else a folder. The client of the bucket is only loaded where it is used. */
export async function openFileStore(env: Env): Promise<FileStore> {
  if (env.FILES_S3_BUCKET === "") return folderStore(env.FILES_DIR);
  const { s3Store } = await import("./s3-files.ts");
  return s3Store(env);
}
