import type { Content } from "pdfmake";
import { ink } from "./pdf.layouts.ts";

/** Who issues a document. */
export interface Letterhead {
  /** Stands above the name, e.g. the region of an agency. */
  readonly above: string | null;
  readonly name: string;
  readonly address: string | null;
  /** Telephone, e-mail and website, as far as they are known. */
  readonly contacts: readonly string[];
  /** A picture as a data address. */
  readonly emblem: string | null;
}

const rule = (width: number, lineWidth: number): Content => ({
  canvas: [{ type: "line", x1: 0, y1: 0, x2: width, y2: 0, lineWidth, lineColor: ink.text }],
  margin: [0, 2.4, 0, 0],
});

const lines = ({ above, name, address, contacts }: Letterhead): Content[] => [
  ...(above ? [{ text: above.toUpperCase(), font: "Serif", fontSize: 11.5, characterSpacing: 0.4 }] : []),
  { text: name.toUpperCase(), font: "Serif", bold: true, fontSize: 15, lineHeight: 1, margin: [0, 1, 0, 0] },
  { text: address ?? "", fontSize: 8.5, color: ink.quiet, margin: [0, 3, 0, 0] },
  { text: contacts.join("  ·  "), fontSize: 8.5, color: ink.quiet },
];

/** Names and address under the emblem, closed by a double line of the given width (points), as official letters of Indonesia begin. */
export function letterhead(head: Letterhead, width: number): Content[] {
  const picture: Content[] = head.emblem ? [{ image: head.emblem, fit: [56, 62] }] : [];
  return [
    // The empty column at the right keeps the names in the middle of the page.
    {
      columns: [
        { stack: picture, width: 62 },
        { stack: lines(head), alignment: "center", width: "*" },
        { stack: [], width: 62 },
      ],
    },
    { stack: [rule(width, 1.8), rule(width, 0.6)], margin: [0, 5, 0, 14] },
  ];
}
