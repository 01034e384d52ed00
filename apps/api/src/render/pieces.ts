/** A part of a file that has its memory for itself, so that it can be handed to another thread without a copy. */
export type Piece = Uint8Array<ArrayBuffer>;

/**
 * Bytes of a piece, a bit more than what a stream of Node takes before it asks to wait: each costs a turn of the loop on its way to the
 * network, and whoever writes a whole one has to wait until it has gone.
 */
const size = 66_560;

/** Memory of pieces that have gone, for the next ones: else it is only free when it has been collected, which stops a thread for long. */
const spare: ArrayBuffer[] = [];
const mostSpare = 8;

/** Whether its memory may serve again: it was full, so whoever wrote it has waited until it had gone. */
export const isReusable = ({ buffer }: Piece): boolean => buffer.byteLength === size;

/** Takes the memory of a piece back. */
export function takeBack(buffer: ArrayBuffer): void {
  if (spare.length < mostSpare) spare.push(buffer);
}

/** Fills pieces one after the other. */
class Filler {
  #piece = new Uint8Array(spare.pop() ?? new ArrayBuffer(size));
  #used = 0;

  get isFull(): boolean {
    // A sign takes at most four bytes, and is never torn.
    return this.#used > size - 4;
  }

  /** How much of it found room. */
  text(text: string): number {
    const { read, written } = encoder.encodeInto(text, this.#piece.subarray(this.#used));
    this.#used += written;
    return read;
  }

  bytes(bytes: Uint8Array): number {
    const some = bytes.subarray(0, size - this.#used);
    this.#piece.set(some, this.#used);
    this.#used += some.byteLength;
    return some.byteLength;
  }

  /** What is in it, and begins the next one. What isn't full goes out as a copy, which nobody takes back. */
  take(): Piece {
    const piece = this.isFull ? this.#piece.subarray(0, this.#used) : this.#piece.slice(0, this.#used);
    if (this.isFull) this.#piece = new Uint8Array(spare.pop() ?? new ArrayBuffer(size));
    this.#used = 0;
    return piece;
  }
}

const encoder = new TextEncoder();

/** Texts as pieces of about 64 KB. */
export async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<Piece> {
  const filler = new Filler();
  for await (const text of texts) {
    for (let left = text; ; ) {
      left = left.slice(filler.text(left));
      if (!filler.isFull) break;
      yield filler.take();
    }
  }
  const last = filler.take();
  if (last.byteLength > 0) yield last;
}

/** Bytes as they come, joined to pieces of about 64 KB. */
export async function* gathered(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Piece> {
  const filler = new Filler();
  for await (const bytes of parts) {
    for (let left = bytes; ; ) {
      left = left.subarray(filler.bytes(left));
      if (!filler.isFull) break;
      yield filler.take();
    }
  }
  const last = filler.take();
  if (last.byteLength > 0) yield last;
}
