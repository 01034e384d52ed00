import type { Content } from "pdfmake";
import { ink } from "../../../render/pdf.layouts.ts";
import type { PaperFacts } from "./paper.query.ts";

/** Points: A4 without the side margins. */
export const paperWidth = 595 - 2 * 48;

const rule = (width: number): Content => ({
  canvas: [{ type: "line", x1: 0, y1: 0, x2: paperWidth, y2: 0, lineWidth: width, lineColor: ink.text }],
  margin: [0, 2.4, 0, 0],
});

const known = (values: readonly (string | null)[]): string => values.filter((value) => value).join("  ·  ");

/** Region, agency and address under the region's emblem, closed by a double line, as official letters of Indonesia begin. */
export function letterhead({ tbl_pemda: region, tbl_skpd: agency }: PaperFacts, emblem: string | null): Content[] {
  const names: Content = [
    { text: region.pemdaname.toUpperCase(), font: "Serif", fontSize: 11.5, characterSpacing: 0.4 },
    {
      text: agency.skpdname.toUpperCase(),
      font: "Serif",
      bold: true,
      fontSize: 15,
      lineHeight: 1,
      margin: [0, 1, 0, 0],
    },
    { text: agency.alamat ?? region.alamat ?? "", fontSize: 8.5, color: ink.quiet, margin: [0, 3, 0, 0] },
    {
      text: known([region.notelp && `Telp. ${region.notelp}`, region.email, region.website]),
      fontSize: 8.5,
      color: ink.quiet,
    },
  ];
  const picture: Content[] = emblem ? [{ image: emblem, fit: [56, 62] }] : [];
  return [
    // The empty column at the right keeps the names in the middle of the page.
    {
      columns: [
        { stack: picture, width: 62 },
        { stack: names, alignment: "center", width: "*" },
        { stack: [], width: 62 },
      ],
    },
    { stack: [rule(1.8), rule(0.6)], margin: [0, 5, 0, 14] },
  ];
}

/** The paper's name and number in the middle of the page, with an English caption for guests who read no Indonesian. */
export const heading = (title: string, caption: string, lines: readonly string[]): Content => ({
  alignment: "center",
  margin: [0, 0, 0, 12],
  stack: [
    { text: title.toUpperCase(), font: "Serif", bold: true, fontSize: 14, characterSpacing: 0.6 },
    { text: caption, italics: true, fontSize: 8.5, color: ink.quiet },
    ...lines.map((line): Content => ({ text: line, fontSize: 10, margin: [0, 3, 0, 0] })),
  ],
});
