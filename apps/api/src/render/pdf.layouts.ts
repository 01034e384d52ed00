import type { CustomTableLayout } from "pdfmake";

/** Colours of documents: quiet enough for a black-and-white printer. */
export const ink = { text: "#1c2321", quiet: "#59635f", line: "#b9c2be", accent: "#0d5246", tint: "#f1f6f4" } as const;

const lineWidth = (index: number, count: number): number => (index === 0 || index === count ? 0.9 : 0.4);
const lineColor = (index: number, count: number): string => (index === 0 || index === count ? ink.text : ink.line);
const rows = (node: { readonly table: { readonly body: readonly unknown[] } }): number => node.table.body.length;

/**
 * Table layouts under the names that documents use. A document is sent to another thread as data, and functions can't be,
 * so layouts live where they are used.
 */
export const pdfLayouts: Record<string, CustomTableLayout> = {
  /** Items with a price: lines between the rows, stronger ones above and below. */
  ledger: {
    hLineWidth: (index, node) => lineWidth(index, rows(node)),
    hLineColor: (index, node) => lineColor(index, rows(node)),
    vLineWidth: () => 0,
    paddingLeft: (column) => (column === 0 ? 0 : 6),
    paddingRight: (column, node) => (column === (node.table.widths?.length ?? 0) - 1 ? 0 : 6),
    paddingTop: () => 4,
    paddingBottom: () => 4,
  },
  /** Rows of a list, close together under a stronger line. */
  list: {
    hLineWidth: (index, node) => (index === 1 ? 0.9 : lineWidth(index, rows(node))),
    hLineColor: (index, node) => (index === 1 ? ink.text : lineColor(index, rows(node))),
    vLineWidth: () => 0,
    paddingLeft: () => 4,
    paddingRight: () => 4,
    paddingTop: () => 2,
    paddingBottom: () => 2,
  },
  /** Pairs of a name and its value, close together and without lines. */
  facts: {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    paddingLeft: () => 0,
    paddingRight: () => 8,
    paddingTop: () => 1,
    paddingBottom: () => 1,
  },
  /** One tinted box with a thin frame around all of its columns. */
  box: {
    hLineWidth: () => 0.6,
    vLineWidth: (index, node) => (index === 0 || index === node.table.widths?.length ? 0.6 : 0),
    hLineColor: () => ink.line,
    vLineColor: () => ink.line,
    fillColor: () => ink.tint,
    paddingLeft: () => 12,
    paddingRight: () => 12,
    paddingTop: () => 8,
    paddingBottom: () => 8,
  },
};
