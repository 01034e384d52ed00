const quote = 0x22;
const backslash = 0x5c;
const whitespace: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d]);

/**
 * JSON without the whitespace between its tokens. What stands inside of strings stays byte by byte, the spaces that pad a number too;
 * that is why nothing is parsed here: `1.0`, `\/` and a key that comes twice would come out differently.
 */
export function minify(json: Uint8Array): Buffer {
  const kept = Buffer.alloc(json.length);
  let length = 0;
  let inString = false;
  let escaped = false;
  for (const byte of json) {
    if (!inString && whitespace.has(byte)) continue;
    kept[length++] = byte;
    if (escaped) escaped = false;
    else if (inString && byte === backslash) escaped = true;
    else if (byte === quote) inString = !inString;
  }
  return kept.subarray(0, length);
}
