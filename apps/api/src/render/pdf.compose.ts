import { type Cell, textOf } from "@retribusi/contract/define/cell";
import type { Content, TableCell } from "pdfmake";
import { letterhead } from "./letterhead.ts";
import type { Face } from "./pdf.advance.ts";
import { type Fit, fitOf, type Need } from "./pdf.fit.ts";
import { ink } from "./pdf.layouts.ts";
import { linesOf, longestLine, longestPiece, type Paragraph, paragraphsOf } from "./pdf.lines.ts";
import { contentWidth } from "./pdf.page.ts";
import type { PdfDocument } from "./pdf.ts";
import type { Fact, Row, Table } from "./table.ts";

/** A table with all of its rows, as plain data. */
export interface FullTable extends Omit<Table, "rows"> {
  readonly rows: readonly Row[];
}

/** Type sizes that a column has more than its text, for pairs of letters that the face sets apart. */
const slack = 0.1;

const factsOf = (facts: readonly Fact[]): Content => ({
  layout: "facts",
  fontSize: 8.5,
  margin: [0, 0, 0, 8],
  table: { widths: [90, "*"], body: facts.map(([name, value]) => [{ text: name, color: ink.quiet }, value]) },
});

/** A text that people read or type as one: it goes into one line. */
const isWhole = (cell: Cell): boolean => cell !== null && ["phone", "number", "rupiah", "day"].includes(cell.is);

type Texts = readonly (readonly Paragraph[])[];

/** A moment goes on in the next line only between its day and its time. */
const dayAndTime = (text: string): string => text.replaceAll(/(?<!,) /g, "\u00a0");

function paragraphsOfCell(cell: Cell, language: FullTable["language"]): Paragraph[] {
  const text = textOf(cell, language);
  return paragraphsOf(cell?.is === "moment" ? dayAndTime(text) : text, "normal", isWhole(cell));
}

/** Type sizes that a column takes at most for a line of text. */
const longestUsual = 22;

/** What part of a usual line a column has at least: less would make rows tall. */
const leastPart = 1 / 3;

function needOf(title: readonly Paragraph[], values: Texts): Need {
  const lengths = values.map((value) => longestLine(value, "normal")).sort((a, b) => a - b);
  const usual = Math.min(longestUsual, lengths[Math.floor(lengths.length * 0.9)] ?? 0);
  const longest = values.reduce((most, value) => Math.max(most, longestPiece(value)), longestPiece(title));
  return { least: Math.max(longest, usual * leastPart) + slack, usual: usual + slack };
}

/** The lines are broken here already: the layout would break at signs within a number, too. */
function cellOf(lines: readonly string[], isRight: boolean): TableCell {
  const [first = "", ...others] = lines;
  const alignment = isRight ? "right" : "left";
  if (others.length === 0) return { text: first, noWrap: true, alignment };
  return { stack: lines.map((text) => ({ text, noWrap: true })), alignment };
}

function tableOf({ columns }: FullTable, titles: Texts, body: readonly Texts[], { size, points }: Fit): Content {
  const cell = (text: readonly Paragraph[], at: number, face: Face): TableCell =>
    cellOf(linesOf(text, face, (points[at] ?? 0) / size), columns[at]?.kind === "number");
  const head = titles.map(
    (title, at): TableCell => ({ ...Object(cell(title, at, "bold")), bold: true, fillColor: ink.tint }),
  );
  const rows = body.map((row) => row.map((text, at) => cell(text, at, "normal")));
  return {
    layout: "list",
    fontSize: size,
    table: { headerRows: 1, dontBreakRows: true, widths: [...points], body: [head, ...rows] },
  };
}

/** The table as a document with letterhead: how wide its columns are and where its lines break, which takes a while for many rows. */
export function composeTable(table: FullTable): PdfDocument {
  const { rows } = table;
  const titles = table.columns.map(({ title }) => paragraphsOf(title, "bold"));
  const texts = rows.map((row) => row.map((cell) => paragraphsOfCell(cell, table.language)));
  const needs = titles.map((title, at) =>
    needOf(
      title,
      texts.map((row) => row[at] ?? []),
    ),
  );
  const fit = fitOf(needs);
  return {
    title: table.title,
    author: table.head.name,
    footer: `e-Retribusi · ${table.title}`,
    sheet: fit.sheet,
    language: table.language,
    content: [
      ...letterhead(table.head, contentWidth[fit.sheet]),
      { text: table.title, font: "Serif", bold: true, fontSize: 13, margin: [0, 0, 0, 6] },
      factsOf(table.facts),
      tableOf(table, titles, texts, fit),
      ...(rows.length === 0
        ? [{ text: table.language === "id" ? "Tidak ada data." : "There are no records.", color: ink.quiet }]
        : []),
    ],
  };
}
