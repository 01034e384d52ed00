/** A part of a file that has its memory for itself, so that it can be handed to another thread without a copy. */
export type Piece = Uint8Array<ArrayBuffer>;

/** Bytes of a piece: each costs a turn of the loop on its way to the network. */
const size = 65_536;

const encoder = new TextEncoder();

/** Texts as pieces of about 64 KB. */
export async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<Piece> {
  let waiting = "";
  for await (const text of texts) {
    waiting += text;
    if (waiting.length < size) continue;
    yield encoder.encode(waiting);
    waiting = "";
  }
  if (waiting) yield encoder.encode(waiting);
}

/** Bytes as they come, joined to pieces of about 64 KB. */
export async function* gathered(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Piece> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const some of bytes) {
    waiting.push(some);
    length += some.byteLength;
    if (length < size) continue;
    yield joined(waiting, length);
    waiting = [];
    length = 0;
  }
  if (length > 0) yield joined(waiting, length);
}

function joined(parts: readonly Uint8Array[], length: number): Piece {
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}
