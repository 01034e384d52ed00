import { type Cell, textOf } from "@retribusi/contract/define/cell";
import type { Content, TableCell } from "pdfmake";
import { letterhead } from "./letterhead.ts";
import { ink } from "./pdf.layouts.ts";
import { contentWidth, type Orientation } from "./pdf.page.ts";
import { type PdfDocument, renderPdf } from "./pdf.ts";
import type { Fact, Row, Table } from "./table.ts";
import { longestWord, widthsOf } from "./width.ts";

/** Points: type of a list, what a character of it needs, and what stands between two columns. */
const type = { size: 7.5, character: 3.9, gap: 8 };

const factsOf = (facts: readonly Fact[]): Content => ({
  layout: "facts",
  fontSize: 8.5,
  margin: [0, 0, 0, 8],
  table: { widths: [90, "*"], body: facts.map(([name, value]) => [{ text: name, color: ink.quiet }, value]) },
});

/** Points of each column: all of them fill the page, the wider ones by what they need. */
function pointsOf(characters: readonly number[], orientation: Orientation): number[] {
  const free = contentWidth[orientation] - type.gap * characters.length;
  const needed = characters.reduce((sum, count) => sum + count, 0);
  return characters.map((count) => (free * count) / needed);
}

const orientationOf = (characters: readonly number[]): Orientation =>
  characters.reduce((sum, count) => sum + count * type.character + type.gap, 0) > contentWidth.portrait
    ? "landscape"
    : "portrait";

/** A word that is wider than its column is broken where the column ends. */
function bodyCell(text: string, points: number, isRight: boolean): TableCell {
  const isTooWide = longestWord(text) * type.character > points;
  return {
    text,
    ...(isRight ? { alignment: "right" } : {}),
    ...(isTooWide ? { wordBreak: "break-all" } : {}),
  };
}

function tableOf({ columns, language }: Table, rows: readonly Row[], points: readonly number[]): Content {
  const cell = (value: string, at: number) => bodyCell(value, points[at] ?? 0, columns[at]?.kind === "number");
  const title = ({ title: text }: (typeof columns)[number], at: number): TableCell => ({
    ...Object(cell(text, at)),
    bold: true,
    fillColor: ink.tint,
  });
  const body = rows.map((row) => row.map((value: Cell, at) => cell(textOf(value, language), at)));
  return {
    layout: "list",
    fontSize: type.size,
    table: { headerRows: 1, dontBreakRows: true, widths: [...points], body: [columns.map(title), ...body] },
  };
}

/** Lays a table out as a document with letterhead; takes all rows into memory, so the caller bounds their number. */
export async function renderPdfTable(table: Table): Promise<Buffer> {
  const rows: Row[] = [];
  for await (const row of table.rows) rows.push(row);
  const characters = widthsOf(table, rows);
  const orientation = orientationOf(characters);
  const document: PdfDocument = {
    title: table.title,
    author: table.head.name,
    footer: `e-Retribusi · ${table.title}`,
    orientation,
    language: table.language,
    content: [
      ...letterhead(table.head, contentWidth[orientation]),
      { text: table.title, font: "Serif", bold: true, fontSize: 13, margin: [0, 0, 0, 6] },
      factsOf(table.facts),
      tableOf(table, rows, pointsOf(characters, orientation)),
      ...(rows.length === 0
        ? [{ text: table.language === "id" ? "Tidak ada data." : "There are no records.", color: ink.quiet }]
        : []),
    ],
  };
  return renderPdf(document);
}
