import { Readable } from "node:stream";
import { createGunzip, createGzip } from "node:zlib";

/** Objects as packed text, a line each. */
export function packLines(lines: AsyncIterable<object>): Readable {
  async function* texts() {
    for await (const line of lines) yield `${JSON.stringify(line)}\n`;
  }
  const packed = createGzip();
  const source = Readable.from(texts());
  source.once("error", (error) => packed.destroy(error));
  return source.pipe(packed);
}

/** Reads them again. */
export async function* unpackLines(packed: Readable): AsyncGenerator<unknown> {
  const unpacked = createGunzip();
  packed.once("error", (error) => unpacked.destroy(error));
  let rest = "";
  for await (const part of packed.pipe(unpacked).setEncoding("utf8")) {
    const lines = `${rest}${part}`.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield JSON.parse(line);
  }
}
