import pdfmake from "pdfmake";
import { composeTable, type FullTable } from "./pdf.compose.ts";
import { pdfFonts } from "./pdf.fonts.ts";
import { ink, pdfLayouts } from "./pdf.layouts.ts";
import { pageMargin } from "./pdf.page.ts";
import type { LaidOut, PdfDocument } from "./pdf.ts";

// A document says everything itself: whatever it contains, layout reads no address and no file but the fonts.
const fontFiles: ReadonlySet<string> = new Set(Object.values(pdfFonts).flatMap((faces) => Object.values(faces)));
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));
pdfmake.setFonts(pdfFonts);
pdfmake.setTableLayouts(pdfLayouts);

const numbered = { en: ["Page", "of"], id: ["Halaman", "dari"] } as const;

/** Points: the word reaches across the page, a short one without covering it. */
const watermarkSize = (word: string): number => Math.min(96, 1100 / word.length);

/** Lays a document out and tells its number of pages; runs in a thread of its own. */
export const layOut = async (document: PdfDocument): Promise<LaidOut> => {
  const { title, author, footer, content, watermark, sheet = "portrait", language = "id", firstPage } = document;
  const [page, of] = numbered[language];
  let count = 0;
  const numberOf = (number: number, pages: number): string => {
    count = pages;
    return firstPage ? `${page} ${firstPage + number - 1}` : `${page} ${number} ${of} ${pages}`;
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
      ...(watermark
        ? {
            watermark: {
              text: watermark,
              color: "#8a938f",
              opacity: 0.18,
              bold: true,
              angle: -35,
              fontSize: watermarkSize(watermark),
            },
          }
        : {}),
    })
    .getBuffer();
  return { pdf, pages: count };
};

/** Composes a table and lays it out. */
export const layOutTable = (table: FullTable): Promise<LaidOut> => layOut(composeTable(table));
