import { expect, test } from "vitest";
import { gathered, inPieces, isReusable, type Piece, takeBack } from "./pieces.ts";

async function all(pieces: AsyncIterable<Piece>): Promise<Piece[]> {
  const found: Piece[] = [];
  for await (const piece of pieces) found.push(piece);
  return found;
}
async function* each<T>(values: readonly T[]) {
  yield* values;
}
const joined = (pieces: readonly Piece[]): Buffer => Buffer.concat(pieces.map((piece) => Buffer.from(piece)));

/** A stream of Node asks to wait from here on: whoever writes a whole piece knows when it has gone. */
const waits = 65_536;

test("texts come as whole pieces and a rest, no sign torn, whatever their signs take", async () => {
  for (const sign of ["a", "é", "–", "😀"]) {
    const texts = [sign.repeat(70_001), "", `x${sign.repeat(13)}`, sign.repeat(50_000)];
    const pieces = await all(inPieces(each(texts)));
    const whole = pieces.slice(0, -1);
    expect(whole.length).toBeGreaterThan(0);
    expect(whole.every((piece) => piece.byteLength >= waits && isReusable(piece))).toBe(true);
    expect(isReusable(pieces.at(-1) ?? new Uint8Array())).toBe(false);
    expect(
      pieces.map((piece) => new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(piece)).join(""),
    ).toBe(texts.join(""));
  }
  expect(await all(inPieces(each(["", ""])))).toEqual([]);
});

test("bytes come as whole pieces and a rest", async () => {
  const parts = [1, 70_000, 0, 65_536, 200_000].map((length, at) => Buffer.alloc(length, at + 1));
  const pieces = await all(gathered(each(parts)));
  expect(pieces.slice(0, -1).every((piece) => piece.byteLength >= waits && isReusable(piece))).toBe(true);
  expect(joined(pieces).equals(Buffer.concat(parts))).toBe(true);
});

test("memory that was taken back serves the next piece, and what others hold stays as it is", async () => {
  const first = await all(inPieces(each(["a".repeat(200_000)])));
  const before = joined(first.slice(1));
  const memory = first[0]?.buffer ?? new ArrayBuffer();
  takeBack(memory);
  const second = await all(inPieces(each(["b".repeat(200_000)])));
  expect(second.some(({ buffer }) => buffer === memory)).toBe(true);
  expect(joined(first.slice(1)).equals(before)).toBe(true);
  expect(joined(second).toString()).toBe("b".repeat(200_000));
});
