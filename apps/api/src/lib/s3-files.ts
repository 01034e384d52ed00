import { createReadStream, createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from "@aws-sdk/client-s3";
import type { FileStore } from "./files.ts";

export interface S3Settings {
  /** Empty: Amazon's own; otherwise that of another S3-compatible storage. */
  readonly FILES_S3_ENDPOINT: string;
  readonly FILES_S3_REGION: string;
  readonly FILES_S3_BUCKET: string;
  readonly FILES_S3_ACCESS_KEY: string;
  readonly FILES_S3_SECRET_KEY: string;
}

function clientOf({ FILES_S3_ENDPOINT: endpoint, FILES_S3_REGION: region, ...settings }: S3Settings): S3Client {
  return new S3Client({
    region,
    // Storages of one's own have no name for every bucket; they are addressed by a path.
    ...(endpoint === "" ? {} : { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: settings.FILES_S3_ACCESS_KEY, secretAccessKey: settings.FILES_S3_SECRET_KEY },
    // Sums beyond the signature are Amazon's own and unknown to many others.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 4,
  });
}

const typeOf = (path: string): string =>
  ({ webp: "image/webp", png: "image/png", pdf: "application/pdf" })[path.split(".").at(-1) ?? ""] ??
  "application/octet-stream";

/** Keeps files in a bucket, which is private: people get them from us. A missing bucket or a wrong key throws at the first use. */
export function s3Store(settings: S3Settings): FileStore {
  const client = clientOf(settings);
  const Bucket = settings.FILES_S3_BUCKET;
  return {
    async write(path, content) {
      await client.send(new PutObjectCommand({ Bucket, Key: path, Body: content, ContentType: typeOf(path) }));
    },
    async take(path, source) {
      const facts = { ContentLength: (await stat(source)).size, ContentType: typeOf(path) };
      await client.send(new PutObjectCommand({ Bucket, Key: path, Body: createReadStream(source), ...facts }));
    },
    async copyTo(path, place) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: path }));
        if (!(Body instanceof Readable)) return false;
        await pipeline(Body, createWriteStream(place));
        return true;
      } catch (error) {
        if (error instanceof NoSuchKey) return false;
        throw error;
      }
    },
    async open(path) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: path }));
        return Body instanceof Readable ? Body : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async find(path) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: path }));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(path) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: path }));
    },
    async *list() {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
        for (const { Key, LastModified } of Contents)
          if (Key && LastModified) yield { path: Key, written: LastModified };
      }
    },
  };
}
