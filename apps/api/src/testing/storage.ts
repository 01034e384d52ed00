import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { z } from "zod";
import { readStoreEnv, type StoreEnv } from "../lib/env.ts";

const scripts = resolve(import.meta.dirname, "../../../../scripts");

const served = z.object({ endpoint: z.string(), accessKey: z.string(), secret: z.string() });
const answers = z.union([served, z.object({ none: z.string() })]);

/** An S3-compatible storage that isn't ours. */
export interface Storage {
  readonly endpoint: string;
  /** A client that asks once. */
  readonly client: S3Client;
  /** The settings of a new, empty bucket. */
  newBucket(): Promise<StoreEnv>;
  close(): Promise<void>;
}

function storageOf(found: z.output<typeof served>, close: () => Promise<void>): Storage {
  const { endpoint, accessKey, secret } = found;
  const client = new S3Client({
    ...{ endpoint, forcePathStyle: true, region: "us-east-1", maxAttempts: 1 },
    credentials: { accessKeyId: accessKey, secretAccessKey: secret },
  });
  return {
    endpoint,
    client,
    async newBucket() {
      const bucket = `test-${randomUUID()}`;
      await client.send(new CreateBucketCommand({ Bucket: bucket }));
      return readStoreEnv({
        ...{ FILES_S3_ENDPOINT: endpoint, FILES_S3_BUCKET: bucket },
        ...{ FILES_S3_ACCESS_KEY: accessKey, FILES_S3_SECRET_KEY: secret },
      });
    },
    async close() {
      client.destroy();
      await close();
    },
  };
}

/** Starts the storage, or answers with the sentence that says why there is none. */
export async function openStorage(): Promise<Storage | string> {
  const child = spawn(process.execPath, ["storage/serve.ts"], { cwd: scripts, stdio: ["pipe", "pipe", "inherit"] });
  const ended = new Promise<void>((over) => child.once("exit", () => over()));
  for await (const line of createInterface(child.stdout)) {
    // Bringing the storage is told in lines, too.
    if (!line.startsWith("{")) continue;
    const answer = answers.parse(JSON.parse(line));
    if ("none" in answer) return answer.none;
    return storageOf(answer, async () => {
      child.stdin.end();
      await ended;
    });
  }
  throw new Error("The storage has ended by itself; the lines above say why.");
}

/** Skips a test of a bucket where there is none, and says why at the end of `npm test`. */
export function needStorage(
  storage: Storage | string,
  { skip, task }: { skip: (note?: string) => never; task: { meta: object } },
): Storage {
  if (typeof storage !== "string") return storage;
  Object.assign(task.meta, { note: storage });
  return skip(storage);
}
