import { useLanguage } from "../../lib/use-label.ts";
import { piecesOf, wordOf } from "./guide-word.ts";

/** A word of the screens, as it stands there. */
export function ScreenWord({ name }: { readonly name: string }) {
  const word = wordOf(name, useLanguage());
  if (!word) return null;
  if (word.kind === "figure") return word.text;
  return <b {...(word.lang ? { lang: word.lang } : {})}>{word.text}</b>;
}

/** A sentence of the guide with the screens' words in it. */
export function Sentence({ text }: { readonly text: string }) {
  return piecesOf(text).map((piece) => (piece.isName ? <ScreenWord key={piece.at} name={piece.text} /> : piece.text));
}
