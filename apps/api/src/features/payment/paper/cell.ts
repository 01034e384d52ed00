import { formatRupiahOfficial } from "@retribusi/contract/define/money";
import type { TableCell } from "pdfmake";

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
