import type { Language } from "@retribusi/contract/define/label";
import { ink } from "./pdf.layouts.ts";
import type { Orientation } from "./pdf.page.ts";

const pageOf = { en: ["Page", "of"], id: ["Halaman", "dari"] } as const satisfies Record<Language, readonly string[]>;

/** Style of a printed list: A4, black on white, number of the page at its foot. */
export function printStyle(orientation: Orientation, language: Language): string {
  const [page, of] = pageOf[language];
  return `
@page { size: A4 ${orientation}; margin: 12mm 12mm 16mm;
  @bottom-right { content: "${page} " counter(page) " ${of} " counter(pages); font: 8pt sans-serif; color: ${ink.quiet}; } }
body { margin: 0; font: 9pt/1.35 "Source Sans 3", "Segoe UI", Arial, sans-serif; color: ${ink.text}; background: #fff; }
header { display: flex; align-items: center; gap: 12pt; padding-bottom: 6pt; border-bottom: 3pt double ${ink.text}; }
header img { height: 46pt; }
header div { flex: 1; text-align: center; }
header p { margin: 0; }
header .above { font: 11pt Georgia, serif; text-transform: uppercase; }
header .name { font: bold 14pt Georgia, serif; text-transform: uppercase; }
header .address { font-size: 8pt; color: ${ink.quiet}; }
h1 { margin: 10pt 0 4pt; font: bold 13pt Georgia, serif; }
dl { display: flex; flex-wrap: wrap; gap: 2pt 16pt; margin: 0 0 8pt; font-size: 8pt; }
dl div { display: flex; gap: 4pt; }
dt { color: ${ink.quiet}; }
dt::after { content: ":"; }
dd { margin: 0; }
table { width: 100%; border-collapse: collapse; font-size: 8pt; }
thead { display: table-header-group; }
th { text-align: left; background: ${ink.tint}; border-bottom: 1pt solid ${ink.text}; }
th, td { padding: 2.5pt 4pt; vertical-align: top; overflow-wrap: anywhere; }
td { border-bottom: 0.4pt solid ${ink.line}; white-space: pre-line; }
th { overflow-wrap: normal; }
tr { break-inside: avoid; }
.right { text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
.none { padding: 12pt 0; color: ${ink.quiet}; }
`;
}

/** What totals and the end of a report look like. */
export const reportStyle = `
.subtotal td, .total td { font-weight: bold; background: ${ink.tint}; }
tbody tr:nth-last-child(-n+3), .words { break-after: avoid; }
.total td { border-top: 1pt solid ${ink.text}; }
.words { margin: 8pt 0 0; font-style: italic; }
.signature { margin: 14pt 0 0 auto; width: 74mm; break-inside: avoid; }
.signature p { margin: 0; }
.signature .office { font-weight: bold; }
.signature .by { margin-top: 44pt; }
h2 { margin: 14pt 0 4pt; font: bold 10.5pt Georgia, serif; }
.meanings { display: block; }
.meanings dt { min-width: 40mm; }
`;
