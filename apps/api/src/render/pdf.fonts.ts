import { openSync } from "fontkit";

const fontFile = (name: string): string => new URL(import.meta.resolve(`@expo-google-fonts/${name}.ttf`)).pathname;

/** Typefaces of every document, from packages: nothing is loaded over the network. `Serif` is for letterheads and titles. */
export const pdfFonts = {
  Sans: {
    normal: fontFile("source-sans-3/400Regular/SourceSans3_400Regular"),
    bold: fontFile("source-sans-3/600SemiBold/SourceSans3_600SemiBold"),
    italics: fontFile("source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic"),
    bolditalics: fontFile("source-sans-3/600SemiBold_Italic/SourceSans3_600SemiBold_Italic"),
  },
  Serif: {
    normal: fontFile("source-serif-4/400Regular/SourceSerif4_400Regular"),
    bold: fontFile("source-serif-4/700Bold/SourceSerif4_700Bold"),
  },
} as const;

export type Face = "normal" | "bold";

/** Advance of a sign of `Sans` in type sizes, as the font itself says. */
function advancesOf(face: Face): (code: number) => number {
  const font = openSync(pdfFonts.Sans[face]);
  if (!("glyphForCodePoint" in font)) throw new Error(`${pdfFonts.Sans[face]} holds more than one font`);
  const known: number[] = [];
  return (code) => (known[code] ??= font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm);
}

const advanceIn = { normal: advancesOf("normal"), bold: advancesOf("bold") } as const;

/** Length of a text in type sizes, without what pairs of letters are set apart or together. */
export function lengthOf(text: string, face: Face): number {
  let sum = 0;
  for (const sign of text) sum += advanceIn[face](sign.codePointAt(0) ?? 0);
  return sum;
}
