import { Readable } from "node:stream";
import { textOf } from "@retribusi/contract/define/cell";
import type { Letterhead } from "./letterhead.ts";
import { printStyle } from "./print.style.ts";
import { inPieces, type Table } from "./table.ts";

const names: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => names[sign] ?? sign);

const line = (name: string, text: string | null): string => (text ? `<p class="${name}">${escaped(text)}</p>` : "");

const headOf = ({ above, name, address, contacts, emblem }: Letterhead): string =>
  `<header>${emblem ? `<img src="${emblem}" alt="">` : ""}<div>${line("above", above)}${line("name", name)}` +
  `${line("address", address)}${line("address", contacts.join(" · "))}</div></header>`;

/** Wide tables are printed across. */
const mostUpright = 6;

async function* parts(table: Table): AsyncGenerator<string> {
  const { title, head, facts, columns, rows, language } = table;
  const isWide = columns.length > mostUpright;
  const right = columns.map(({ kind }) => (kind === "number" ? ' class="right"' : ""));
  yield `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)}</title>` +
    `<style>${printStyle(isWide ? "landscape" : "portrait", language)}</style></head><body>${headOf(head)}` +
    `<h1>${escaped(title)}</h1><dl>${facts.map(([name, value]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`).join("")}</dl>` +
    `<table><thead><tr>${columns.map(({ title: name }, at) => `<th scope="col"${right[at] ?? ""}>${escaped(name)}</th>`).join("")}</tr></thead><tbody>`;
  let count = 0;
  for await (const row of rows) {
    count += 1;
    yield `<tr>${row.map((cell, at) => `<td${right[at] ?? ""}>${escaped(textOf(cell, language))}</td>`).join("")}</tr>\n`;
  }
  yield "</tbody></table>";
  if (count === 0) yield `<p class="none">${language === "id" ? "Tidak ada data." : "There are no records."}</p>`;
  yield "</body></html>\n";
}

/** A page that needs nothing from elsewhere and prints itself well: the table's header stands on every sheet. */
export const renderPrint = (table: Table): Readable => Readable.from(inPieces(parts(table)));
