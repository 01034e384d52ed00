import { type Cell, textOf } from "@retribusi/contract/define/cell";
import { type Cells, type Line, labelColumn, type ShownLine, shownCells } from "@retribusi/contract/define/total";
import type { Content, TableCell } from "pdfmake";
import { letterhead } from "./letterhead.ts";
import { closingOf, definitionsOf } from "./pdf.closing.ts";
import { type Fit, fitOf, type Need } from "./pdf.fit.ts";
import type { Face } from "./pdf.fonts.ts";
import { ink } from "./pdf.layouts.ts";
import { linesOf, longestLine, longestPiece, type Paragraph, paragraphsOf } from "./pdf.lines.ts";
import { contentWidth, together } from "./pdf.page.ts";
import type { PdfDocument } from "./pdf.ts";
import type { Fact, Frame } from "./table.ts";

/** What a part of a document that is laid out in several knows of the others. */
export interface Part {
  readonly number: number;
  /** The number of its own first page. */
  readonly firstPage: number;
  /** The totals of the parts before it. */
  readonly brought: Cells | null;
  /** The totals up to its end; the last part carries none. */
  readonly carried: Cells | null;
  readonly isLast: boolean;
}

/** A table with all of its lines, or those of a part of it, as plain data. */
export interface FullTable extends Frame {
  readonly lines: readonly Line[];
  readonly part?: Part;
}

/** Type sizes that a column has more than its text, for pairs of letters that the face sets apart. */
const slack = 0.1;

/** The layout knows no table without a row. */
function factsOf(facts: readonly Fact[]): Content[] {
  if (facts.length === 0) return [];
  const body = facts.map(([name, value]) => [{ text: name, color: ink.quiet }, value]);
  return [{ layout: "facts", fontSize: 8.5, margin: [0, 0, 0, 8], table: { widths: [90, "*"], body } }];
}

/** A text that people read or type as one: it goes into one line. */
const isWhole = (cell: Cell): boolean =>
  cell !== null && ["phone", "number", "rupiah", "decimal", "percent", "day"].includes(cell.is);

type Texts = readonly (readonly Paragraph[])[];

/** A moment goes on in the next line only between its day and its time. */
const dayAndTime = (text: string): string => text.replaceAll(/(?<!,) /g, "\u00a0");

function paragraphsOfCell(cell: Cell, language: FullTable["language"], face: Face): Paragraph[] {
  const text = textOf(cell, language);
  return paragraphsOf(cell?.is === "moment" ? dayAndTime(text) : text, face, isWhole(cell));
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

/**
 * The lines are broken here already: the layout would break at signs within a number, too, and keep each word as an object of its own,
 * for which the heap of its thread is too small.
 */
function cellOf(lines: readonly string[], isRight: boolean): TableCell {
  const [first = "", ...others] = lines;
  const alignment = isRight ? "right" : "left";
  if (others.length === 0) return { text: first, noWrap: true, alignment };
  return { stack: lines.map((text) => ({ text, noWrap: true })), alignment };
}

/** A line with its texts in pieces. */
interface Entry {
  readonly texts: Texts;
  /** A total: bold and tinted, and what it says of itself goes on over the empty columns behind. */
  readonly total: { readonly label: number; readonly columns: number } | null;
}

function entryOf(line: ShownLine, table: FullTable): Entry {
  const isTotal = line.is !== "detail";
  const cells = shownCells(line, table, table.language);
  const texts = cells.map((cell) => paragraphsOfCell(cell, table.language, isTotal ? "bold" : "normal"));
  if (!isTotal) return { texts, total: null };
  const label = labelColumn(line, table);
  const end = cells.findIndex((cell, at) => at > label && cell !== null);
  return { texts, total: { label, columns: label < 0 ? 0 : (end < 0 ? cells.length : end) - label } };
}

function linesOfPart({ lines, part }: FullTable): readonly ShownLine[] {
  return [
    ...(part?.brought ? [{ is: "brought", cells: part.brought } as const] : []),
    ...lines,
    ...(part?.carried ? [{ is: "carried", cells: part.carried } as const] : []),
  ];
}

/** Texts by which a column gets its width: what a total says of itself counts only where it has no more than that column. */
const judgedTexts = (entries: readonly Entry[], at: number): Texts =>
  entries.flatMap(({ texts, total }) => (total && total.label === at && total.columns > 1 ? [] : [texts[at] ?? []]));

/** Nobody signs what stands on another page: so many lines of the end of a table, its total among them, go with the signature. */
const linesToSign = 3;

/** The first text of the line with which the end of the table begins. */
const endOf = (entries: readonly Entry[]): Texts[number] | undefined =>
  entries.at(-linesToSign)?.texts.find((text) => longestPiece(text) > 0);

function tableOf(
  { columns }: FullTable,
  titles: Texts,
  entries: readonly Entry[],
  fit: Fit,
  end?: Texts[number],
): Content {
  const { size, points } = fit;
  const cell = (text: readonly Paragraph[], at: number, face: Face, span = 1): TableCell => {
    const room = points.slice(at, at + span).reduce((sum, width) => sum + width, 0);
    return cellOf(linesOf(text, face, room / size), columns[at]?.kind === "number");
  };
  const strong = { bold: true, fillColor: ink.tint };
  const head = titles.map((title, at): TableCell => ({ ...Object(cell(title, at, "bold")), ...strong }));
  const rows = entries.map(({ texts, total }) =>
    texts.map((text, at): TableCell => {
      const name = text === end ? { id: together.first } : {};
      if (!total) return { ...Object(cell(text, at, "normal")), ...name };
      const span = total.label === at ? total.columns : 1;
      return { ...Object(cell(text, at, "bold", span)), ...strong, ...(span > 1 ? { colSpan: span } : {}), ...name };
    }),
  );
  return {
    layout: "list",
    fontSize: size,
    table: { headerRows: 1, dontBreakRows: true, widths: [...points], body: [head, ...rows] },
  };
}

/** As one, or with the end on a page of its own. */
function tablesOf(table: FullTable, titles: Texts, entries: readonly Entry[], fit: Fit, isTorn: boolean): Content[] {
  if (!isTorn) return [tableOf(table, titles, entries, fit, endOf(entries))];
  const end = tableOf(table, titles, entries.slice(-linesToSign), fit);
  return [tableOf(table, titles, entries.slice(0, -linesToSign), fit), { ...Object(end), pageBreak: "before" }];
}

const partWords = { en: "part", id: "bagian" } as const;

/** What stands above the rows; later parts begin with the title alone. */
function beginning({ head, title, facts, language, part }: FullTable, width: number): Content[] {
  const heading = { font: "Serif", bold: true, fontSize: 13, margin: [0, 0, 0, 6] } as const;
  const name = part ? `${title} (${partWords[language]} ${part.number})` : title;
  if (part && part.number > 1) return [{ ...heading, text: name, margin: [0, 0, 0, 6] }];
  return [...letterhead(head, width), { ...heading, text: name, margin: [0, 0, 0, 6] }, ...factsOf(facts)];
}

function ending({ part, lines, closing, definitions, language }: FullTable, width: number): Content[] {
  if (part && !part.isLast) return [];
  const total = lines.findLast(({ is }) => is === "total")?.cells;
  return [...closingOf(closing, total, width, language), ...definitionsOf(definitions, language)];
}

const nothing = { en: "There are no records.", id: "Tidak ada data." } as const;

/**
 * The table as a document with letterhead: how wide its columns are and where its lines break, which takes a while for many rows. `isTorn`:
 * the page would break between what is signed and the signature, so it has to break before.
 */
export function composeTable(table: FullTable, isTorn = false): PdfDocument {
  const titles = table.columns.map(({ title }) => paragraphsOf(title, "bold"));
  const entries = linesOfPart(table).map((line) => entryOf(line, table));
  const fit = fitOf(titles.map((title, at) => needOf(title, judgedTexts(entries, at))));
  const width = contentWidth[fit.sheet];
  return {
    title: table.title,
    author: table.head.name,
    footer: `e-Retribusi · ${table.title}`,
    sheet: fit.sheet,
    language: table.language,
    part: table.part,
    content: [
      ...beginning(table, width),
      ...tablesOf(table, titles, entries, fit, isTorn),
      ...(entries.length === 0 ? [{ text: nothing[table.language], color: ink.quiet }] : []),
      ...ending(table, width),
    ],
  };
}
