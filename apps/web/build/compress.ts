import { globSync } from "node:fs";
import { readFile, stat, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Writes the compressed forms of what was built beside it, for the server to send as they are. */
const dist = fileURLToPath(new URL("../dist", import.meta.url));

/** Bytes below which the compressed form is hardly smaller. */
const worthwhile = 1024;

/** One below the most: the most makes 2 % less of it and takes two and a half times as long. */
const quality = 10;

const forms = [
  [".br", promisify((content: Buffer, done: Done) => brotliCompress(content, { params }, done))],
  [".gz", promisify((content: Buffer, done: Done) => gzip(content, { level: constants.Z_BEST_COMPRESSION }, done))],
] as const;
type Done = (error: Error | null, compressed: Buffer) => void;
const params = { [constants.BROTLI_PARAM_QUALITY]: quality };

async function compress(path: string): Promise<void> {
  if ((await stat(path)).size < worthwhile) return;
  const content = await readFile(path);
  await Promise.all(forms.map(async ([ending, make]) => writeFile(path + ending, await make(content))));
}

await Promise.all(globSync(`${dist}/**/*.{html,js,css,svg}`).map(compress));
