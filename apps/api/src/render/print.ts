import { textOf } from "@retribusi/contract/define/cell";
import { type Cells, hasTotals, type Line, shownCells, totalled } from "@retribusi/contract/define/total";
import { meanings, signatureTexts, wordsOf } from "./closing.ts";
import type { Letterhead } from "./letterhead.ts";
import { inPieces, type Piece } from "./pieces.ts";
import { printStyle, reportStyle } from "./print.style.ts";
import type { Table } from "./table.ts";

const names: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string =>
  /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (sign) => names[sign] ?? sign) : text;

const line = (name: string, text: string | null): string => (text ? `<p class="${name}">${escaped(text)}</p>` : "");

const headOf = ({ above, name, address, contacts, emblem }: Letterhead): string =>
  `<header>${emblem ? `<img src="${emblem}" alt="">` : ""}<div>${line("above", above)}${line("name", name)}` +
  `${line("address", address)}${line("address", contacts.join(" · "))}</div></header>`;

/** Wide tables are printed across. */
const mostUpright = 6;

/** Ink of totals, for pages that have some: a plain list stays what it was. */
const styleOf = (table: Table): string => (hasTotals(table) || table.definitions || table.closing ? reportStyle : "");

const rowClass = { detail: "", subtotal: ' class="subtotal"', total: ' class="total"' } as const satisfies Record<
  Line["is"],
  string
>;

/** What stands below the rows: the amount in words, the place to sign, and what the figures mean. */
function endOf({ closing, definitions = [], language }: Table, total: Cells | undefined): string {
  const words = wordsOf(closing, total, language);
  const signature = closing?.signature && signatureTexts(closing.signature, language);
  const pairs = definitions.map(([name, text]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(text)}</dd></div>`);
  return (
    (words ? `<p class="words">${escaped(words[0])}: <b>${escaped(words[1])}</b></p>` : "") +
    (signature
      ? `<div class="signature">${line("when", signature.when)}${line("office", signature.title)}${line("by", signature.name)}${line("number", signature.number)}</div>`
      : "") +
    (pairs.length > 0 ? `<h2>${meanings[language]}</h2><dl class="meanings">${pairs.join("")}</dl>` : "")
  );
}

function rowHtml(line: Line, table: Table, right: readonly string[]): string {
  const { language } = table;
  let html = `<tr${rowClass[line.is]}>`;
  for (const [at, cell] of shownCells(line, table, language).entries()) {
    html += `<td${right[at] ?? ""}>${escaped(textOf(cell, language))}</td>`;
  }
  return `${html}</tr>\n`;
}

async function* parts(table: Table): AsyncGenerator<string> {
  const { title, head, facts, columns, rows, language } = table;
  const isWide = columns.length > mostUpright;
  const right = columns.map(({ kind }) => (kind === "number" ? ' class="right"' : ""));
  yield `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)}</title>` +
    `<style>${printStyle(isWide ? "landscape" : "portrait", language)}${styleOf(table)}</style></head><body>${headOf(head)}` +
    `<h1>${escaped(title)}</h1><dl>${facts.map(([name, value]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`).join("")}</dl>` +
    `<table><thead><tr>${columns.map(({ title: name }, at) => `<th scope="col"${right[at] ?? ""}>${escaped(name)}</th>`).join("")}</tr></thead><tbody>`;
  let count = 0;
  let total: Cells | undefined;
  for await (const lines of totalled(table, rows)) {
    count += lines.length;
    total = lines.findLast(({ is }) => is === "total")?.cells;
    yield lines.map((one) => rowHtml(one, table, right)).join("");
  }
  yield "</tbody></table>";
  if (count === 0) yield `<p class="none">${language === "id" ? "Tidak ada data." : "There are no records."}</p>`;
  yield endOf(table, total);
  yield "</body></html>\n";
}

/** A page that needs nothing from elsewhere and prints itself well: the table's header stands on every sheet. */
export const renderPrint = (table: Table): AsyncGenerator<Piece> => inPieces(parts(table));
