export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const names: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A cell of a spreadsheet holds no more characters than this. */
const longest = 32_767;

/** Control characters but tab and line ends, and what is no character: XML knows no way to write them. */
const unwritable = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

/** Most texts can be written as they are. */
const isPlain = (text: string): boolean => /^[ !#-%'-;=?-~]*$/.test(text) && text.length <= longest;

/** A text for XML; what a cell can't hold is cut off. */
export const xml = (text: string): string =>
  isPlain(text)
    ? text
    : (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)
        .toWellFormed()
        .replace(unwritable, "")
        .replace(/[&<>"]/g, (sign) => names[sign] ?? sign);

const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** Namespaces of the parts, and what is said of the relations between them. */
export const namespaces = {
  sheet: "http://schemas.openxmlformats.org/spreadsheetml/2006/main",
  office,
  drawing: "http://schemas.openxmlformats.org/drawingml/2006/main",
  place: "http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing",
  chart: "http://schemas.openxmlformats.org/drawingml/2006/chart",
} as const;

export const relation = (id: number, type: string, target: string): string =>
  `<Relationship Id="rId${id}" Type="${office}/${type}" Target="${target}"/>`;
export const relations = (list: readonly string[]): string =>
  `${xmlHead}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join("")}</Relationships>`;
