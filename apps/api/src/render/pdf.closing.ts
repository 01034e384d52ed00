import type { Language } from "@retribusi/contract/define/label";
import type { Cells } from "@retribusi/contract/define/total";
import type { Content } from "pdfmake";
import { meanings, signatureTexts, wordsOf } from "./closing.ts";
import { ink } from "./pdf.layouts.ts";
import { together } from "./pdf.page.ts";
import type { Closing, Fact, Signature } from "./table.ts";

/** Points that a signature takes, at the right of the page as letters end, and that are left free to sign. */
const signatureWidth = 210;
const signatureHeight = 48;

function signatureOf(signature: Signature, width: number, language: Language): Content {
  const { when, title, name, number } = signatureTexts(signature, language);
  return {
    fontSize: 9.5,
    margin: [width - signatureWidth, 16, 0, 0],
    stack: [
      { text: when, id: together.last },
      { text: title, bold: true },
      { text: name, margin: [0, signatureHeight, 0, 0] },
      number,
    ],
  };
}

/** The grand total in words and the place to sign, together on one page with the end of the table. */
export function closingOf(
  closing: Closing | undefined,
  total: Cells | undefined,
  width: number,
  language: Language,
): Content[] {
  const said = wordsOf(closing, total, language);
  const stack: Content[] = [];
  if (said) stack.push({ text: [`${said[0]}: `, { text: said[1], bold: true, italics: true }], fontSize: 9 });
  if (closing?.signature) stack.push(signatureOf(closing.signature, width, language));
  return stack.length > 0 ? [{ unbreakable: true, margin: [0, 10, 0, 0], stack }] : [];
}

/** What each figure means, at the end of the paper. */
export function definitionsOf(definitions: readonly Fact[] = [], language: Language): Content[] {
  if (definitions.length === 0) return [];
  const body = definitions.map(([name, meaning]) => [{ text: name, bold: true }, meaning]);
  return [
    { text: meanings[language], font: "Serif", bold: true, fontSize: 10.5, margin: [0, 16, 0, 4] },
    { layout: "facts", fontSize: 8, color: ink.quiet, table: { widths: [120, "*"], dontBreakRows: true, body } },
  ];
}
