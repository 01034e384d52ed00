import { type Face, lengthOf } from "./pdf.fonts.ts";

/** A text that stays whole in its line, and what it takes in type sizes. */
interface Piece {
  readonly text: string;
  readonly length: number;
  /** What stands before it when it isn't the first of its line. */
  readonly before: "" | " ";
}

/** Characters up to which a text without blanks stays whole, and up to which a part of a longer one does. */
const whole = 30;
const part = 24;

const parts = new RegExp(`[^@./_-]{1,${part}}[@./_-]{0,3}|[@./_-]{1,${part}}`, "gu");

/** Addresses and long codes may go on in the next line after one of their signs. */
const partsOf = (word: string): readonly string[] => (word.length > whole ? (word.match(parts) ?? [word]) : [word]);

/** No-break blanks hold an amount together, so words end at the others only. */
const wordsOf = (line: string): string[] => line.split(/[^\S\u00a0]+/).filter((word) => word !== "");

export type Paragraph = readonly Piece[];

/** Paragraphs of a text in pieces that can't be broken; a text that `isWhole` has no place at which it may go on. */
export function paragraphsOf(text: string, face: Face, isWhole = false): Paragraph[] {
  const pieceOf = (piece: string, at: number): Piece => ({
    text: piece,
    length: lengthOf(piece, face),
    before: at === 0 ? " " : "",
  });
  if (isWhole) return [[pieceOf(text, 0)]];
  return text.split(/\r?\n|\r/).map((line) => wordsOf(line).flatMap((word) => partsOf(word).map(pieceOf)));
}

/** Type sizes of the longest piece: less width breaks it. */
export const longestPiece = (paragraphs: readonly Paragraph[]): number =>
  paragraphs.reduce((most, pieces) => pieces.reduce((longest, { length }) => Math.max(longest, length), most), 0);

/** Type sizes of the longest paragraph when it is set in one line. */
export const longestLine = (paragraphs: readonly Paragraph[], face: Face): number => {
  const blank = lengthOf(" ", face);
  return paragraphs.reduce(
    (most, pieces) =>
      Math.max(
        most,
        pieces.reduce((sum, { length, before }) => sum + length + (before ? blank : 0), 0),
      ),
    0,
  );
};

/** A piece in parts that fit, for a table that has no room for it even on the largest sheet. */
function cut(piece: Piece, room: number): Piece[] {
  if (piece.length <= room) return [piece];
  const signs = [...piece.text];
  const count = Math.max(1, Math.floor((signs.length * room) / piece.length));
  return Array.from({ length: Math.ceil(signs.length / count) }, (_, at) => ({
    text: signs.slice(at * count, (at + 1) * count).join(""),
    length: room,
    before: at === 0 ? piece.before : "",
  }));
}

/** Lines of a cell that is `room` type sizes wide. */
export function linesOf(paragraphs: readonly Paragraph[], face: Face, room: number): string[] {
  const blank = lengthOf(" ", face);
  return paragraphs.flatMap((pieces) => {
    const lines: string[] = [];
    let line = "";
    let used = 0;
    for (const { text, length, before } of pieces.flatMap((piece) => cut(piece, room))) {
      const longer = used + length + (before ? blank : 0);
      const isFirst = line === "";
      if (!isFirst && longer > room) lines.push(line);
      const goesOn = !isFirst && longer <= room;
      line = goesOn ? line + before + text : text;
      used = goesOn ? longer : length;
    }
    return [...lines, line];
  });
}
