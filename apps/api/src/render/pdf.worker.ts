import pdfmake from "pdfmake";
import { composeTable, type FullTable } from "./pdf.compose.ts";
import { pdfFonts } from "./pdf.fonts.ts";
import { ink, pdfLayouts } from "./pdf.layouts.ts";
import { pageMargin, together } from "./pdf.page.ts";
import type { PdfDocument } from "./pdf.ts";

// A document says everything itself: whatever it contains, layout reads no address and no file but the fonts.
const fontFiles: ReadonlySet<string> = new Set(Object.values(pdfFonts).flatMap((faces) => Object.values(faces)));
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));
pdfmake.setFonts(pdfFonts);
pdfmake.setTableLayouts(pdfLayouts);

const numbered = {
  en: { page: "Page", of: "of", part: "Part", pageOfPart: "page" },
  id: { page: "Halaman", of: "dari", part: "Bagian", pageOfPart: "halaman" },
} as const;

/** Points: the word reaches across the page, a short one without covering it. */
const watermarkSize = (word: string): number => Math.min(96, 1100 / word.length);

const acrossThePage = (text: string) => ({
  ...{ text, color: "#8a938f", opacity: 0.18, bold: true, angle: -35 },
  fontSize: watermarkSize(text),
});

/** A document, and how many pages it has. */
interface LaidOut {
  readonly pdf: Buffer;
  readonly pages: number;
}

interface Layout extends LaidOut {
  /** What belongs together came on two pages. */
  readonly isTorn: boolean;
}

/** Lays a document out and tells its number of pages; runs in a thread of its own. */
export const layOut = async (document: PdfDocument): Promise<Layout> => {
  const { title, author, footer, content, watermark, sheet = "portrait", language = "id", part } = document;
  const say = numbered[language];
  const pageOf = new Map<string, number>();
  let count = 0;
  const numberOf = (number: number, pages: number): string => {
    count = pages;
    if (!part) return `${say.page} ${number} ${say.of} ${pages}`;
    return `${say.part} ${part.number}, ${say.pageOfPart} ${part.firstPage + number - 1}`;
  };
  const pdf = await pdfmake
    .createPdf({
      version: "1.7",
      language: language === "id" ? "id-ID" : "en",
      displayTitle: true,
      info: { title, author, creator: "e-Retribusi" },
      pageSize: sheet === "large" ? "A3" : "A4",
      pageOrientation: sheet === "portrait" ? "portrait" : "landscape",
      pageMargins: [pageMargin.side, pageMargin.top, pageMargin.side, pageMargin.bottom],
      // The faces bring a tall line of their own; this makes it 1.3 of the size.
      defaultStyle: { font: "Sans", fontSize: 9.5, lineHeight: 0.93, color: ink.text },
      content: [...content],
      // Asked for each piece where it stands; a break before a cell would leave the other cells of its row behind.
      pageBreakBefore: ({ id, startPosition }) => {
        if (id) pageOf.set(id, startPosition.pageNumber);
        return false;
      },
      footer: (number, pages) => ({
        margin: [pageMargin.side, 12, pageMargin.side, 0],
        columns: [
          { text: footer, width: "*" },
          { text: numberOf(number, pages), width: "auto", alignment: "right" },
        ],
        columnGap: 16,
        fontSize: 7.5,
        color: ink.quiet,
      }),
      ...(watermark ? { watermark: acrossThePage(watermark) } : {}),
    })
    .getBuffer();
  const [first, last] = [pageOf.get(together.first), pageOf.get(together.last)];
  return { pdf, pages: count, isTorn: first !== undefined && last !== undefined && first !== last };
};

/** Composes a table and lays it out, all of its lines in memory; blocks the thread meanwhile. */
export async function layOutTable(table: FullTable): Promise<LaidOut> {
  const layout = await layOut(composeTable(table));
  return layout.isTorn ? layOut(composeTable(table, true)) : layout;
}
