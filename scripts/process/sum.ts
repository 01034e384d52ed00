import { createHash } from "node:crypto";

/** What content is known by. */
export interface Sum {
  readonly bytes: number;
  readonly sha256: string;
}

/** Reads content to its end and keeps none of it. */
export async function sumOf(content: AsyncIterable<Uint8Array>): Promise<Sum> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const part of content) {
    hash.update(part);
    bytes += part.length;
  }
  return { bytes, sha256: hash.digest("hex") };
}

/** A size for a person: `3 KB`, `12.4 MB`. */
export const sizeOf = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
