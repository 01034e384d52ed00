import type { Language } from "@retribusi/contract/define/label";
import type { LetterPart } from "./letter.ts";

/** An address of the web, without the full stop or bracket after it. */
const addresses = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)'\]]/g;

/** A piece of a text: words, or an address in it. */
export interface Piece {
  readonly text: string;
  readonly isAddress: boolean;
}

/** An address of the application itself: whoever writes a name or a reason into a mail leads nobody elsewhere with it. */
function isOwn(address: string, own: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.origin === URL.parse(own)?.origin && url.username === "" && url.password === "";
}

/** Takes a text apart at the addresses in it that are the application's (`own`); put together again the pieces are the text. */
export function piecesOf(text: string, own: string): Piece[] {
  let from = 0;
  const pieces: Piece[] = [];
  for (const found of text.matchAll(addresses)) {
    if (!isOwn(found[0], own)) continue;
    pieces.push({ text: text.slice(from, found.index), isAddress: false }, { text: found[0], isAddress: true });
    from = found.index + found[0].length;
  }
  pieces.push({ text: text.slice(from), isAddress: false });
  return pieces.filter((piece) => piece.text !== "");
}

/** The address that a paragraph consists of. */
export function onlyAddress(paragraph: string, own: string): string | undefined {
  const [piece, ...more] = piecesOf(paragraph.trim(), own);
  return piece?.isAddress && more.length === 0 ? piece.text : undefined;
}

/** A mail that is nothing but a text, as a letter: its paragraphs are those of the text. */
export function plainLetter(text: string, language: Language | undefined): LetterPart {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  return { language, paragraphs };
}
