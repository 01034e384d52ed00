import { textIn } from "@retribusi/contract/define/text-in";
import type { Content } from "pdfmake";
import { ink } from "../../../render/pdf.layouts.ts";
import { sectionTitle } from "./section.ts";

/** A line to write on by hand, for what isn't recorded. */
export const dots = (count: number): string => ".".repeat(count);

/** The same text whose words have room in a line of so many letters, lines of dots as they are; an address of mail is parted before its sign. */
export const breakable = (text: string, letters: number): string =>
  text.replace(/\S*[\p{L}\d]\S*/gu, (word) =>
    word.length <= letters
      ? word
      : word
          .split(/(?=@)/)
          .flatMap((part) => part.match(new RegExp(`.{1,${letters}}`, "gu")) ?? [])
          .join("\n"),
  );

/** Who signs, with room to do it by hand; the name is written below where it isn't known. */
export const signHere = (office: string, name: string | null, when?: string): Content => ({
  stack: [
    ...(when ? [{ text: when }] : []),
    { text: office },
    { text: " ", margin: [0, 18, 0, 18] },
    { text: name ?? `(${dots(44)})`, bold: name !== null },
  ],
});

/** Those who sign, side by side on one page. */
export const signatures = (parts: readonly Content[]): Content => ({
  unbreakable: true,
  columnGap: 22,
  margin: [0, 4, 0, 12],
  columns: [...parts],
});

const linesOf = (rules: string | undefined): string[] =>
  (rules ?? "")
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s*/, "").trim())
    .filter((line) => line !== "");

interface Rules {
  readonly aturan: string | null;
  readonly aturanen: string | null;
}

/**
 * The object's own rules of use, line by line as they were written; nothing where there are none. Papers are in Indonesian, and so are the
 * rules on them where they are there; what a guest signs has the English ones as well.
 */
export function rulesSection({ aturan, aturanen }: Rules, title: string, { isForGuests = false } = {}): Content[] {
  const first = textIn("id", { id: aturan, en: aturanen });
  const written = linesOf(first?.text);
  if (written.length === 0) return [];
  const english = isForGuests && first?.language === "id" ? linesOf(aturanen ?? undefined) : [];
  const beneath: Content[] =
    english.length > 0 ? [{ ol: english, fontSize: 8, italics: true, color: ink.quiet, margin: [0, 3, 0, 0] }] : [];
  const stack = [sectionTitle(title), { ol: written, fontSize: 9 }, ...beneath];
  return [{ unbreakable: true, stack, margin: [0, 0, 0, 11] }];
}

/** A name in both languages, for guests who read no Indonesian. */
export const both = (name: string, english: string): Content => ({
  text: [name, { text: `\n${english}`, fontSize: 7.5, italics: true }],
  color: ink.quiet,
});
