import { formatRupiahOfficial } from "@retribusi/contract/define/money";
import type { Content, TableCell } from "pdfmake";
import { ink } from "../../../render/pdf.layouts.ts";

/** An amount of the database as papers print it. */
export const official = (rupiah: bigint | number): string => formatRupiahOfficial(Number(rupiah));

/** The head of a column. */
export const head = (text: string, alignment: "left" | "right" = "left"): TableCell => ({
  text,
  alignment,
  bold: true,
  fontSize: 8.5,
});

/** A figure, which stays on one line. */
export const figure = (text: string, bold = false): TableCell => ({ text, alignment: "right", bold, noWrap: true });

/** Points: the side of a box to tick. */
const side = 11;

const line = (x1: number, y1: number, x2: number, y2: number) =>
  ({ type: "line", x1, y1, x2, y2, lineWidth: 1.3, lineColor: ink.text }) as const;

/** A box to be ticked with a pen, or ticked already where the step is recorded. */
export const tickBox = (isTicked: boolean): Content => ({
  canvas: [
    { type: "rect", x: 0, y: 0, w: side, h: side, lineWidth: 0.8, lineColor: ink.text },
    ...(isTicked ? [line(2.5, 5.5, 4.8, 8.5), line(4.8, 8.5, 9, 2.5)] : []),
  ],
});
