import type { Language } from "@retribusi/contract/define/label";
import { textIn } from "@retribusi/contract/define/text-in";
import { type HelpText, helpTexts } from "@retribusi/contract/features/help/help.endpoints";
import { useQuery } from "@tanstack/react-query";
import { callEndpoint } from "../../lib/api.ts";

/** Lines that fill a phone while the content comes: what stands below it isn't in sight before it has its place. */
export const screenful = 20;

export const useHelpTexts = () =>
  useQuery({
    queryKey: ["help-texts"],
    queryFn: ({ signal }) => callEndpoint(helpTexts, { signal, onSignedOut: "fail", isAnonymous: true }),
    staleTime: 60_000,
  });

/** A text as it is shown. */
export interface ShownText {
  readonly id: number;
  readonly bagian: HelpText["bagian"];
  readonly title: string;
  readonly html: string;
  readonly language: Language;
}

/** In that language, in Indonesian where heading or text is missing in English: nobody reads half a text. */
export function shownIn(language: Language, { id, bagian, judul, isi, judulen, isien }: HelpText): ShownText {
  const indonesian = { title: judul, html: isi };
  const english = judulen && isien ? { title: judulen, html: isien } : null;
  const read = textIn(language, { id: indonesian, en: english });
  return { id, bagian, ...(read?.text ?? indonesian), language: read?.language ?? "id" };
}

/** Without its tags, for a search. */
const wordsOf = (html: string) => new DOMParser().parseFromString(html, "text/html").body.textContent;

/** Whether heading and text together have every word, wherever and however written. */
export function hasWords({ title, html }: ShownText, search: string): boolean {
  const text = `${title} ${wordsOf(html)}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
