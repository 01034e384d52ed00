import type { Table } from "./table.ts";

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const names: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A cell of a spreadsheet holds no more characters than this. */
const longest = 32_767;

/** Control characters but tab and line ends, and what is no character: XML knows no way to write them. */
const unwritable = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

/** A text for XML; what a cell can't hold is cut off. */
export const xml = (text: string): string =>
  (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)
    .toWellFormed()
    .replace(unwritable, "")
    .replace(/[&<>"]/g, (sign) => names[sign] ?? sign);

const formats = { rupiah: '"Rp"\\ #,##0', day: "d mmmm yyyy", moment: "d mmmm yyyy hh:mm" } as const;
const zones = ["WIB", "WITA", "WIT"] as const;

/** Numbers of the cell styles below, in their order. */
export const styles = { plain: 0, title: 1, rupiah: 2, day: 3, WIB: 4, WITA: 5, WIT: 6 } as const;

function styleSheet(): string {
  const codes = [formats.rupiah, formats.day, ...zones.map((zone) => `${formats.moment} "${zone}"`)];
  const numbers = codes.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${xml(code)}"/>`);
  const cells = codes.map(
    (_, at) => `<xf numFmtId="${164 + at}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  const top = '<alignment vertical="top"/>';
  return (
    `${xmlHead}<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">` +
    `<numFmts count="${codes.length}">${numbers.join("")}</numFmts>` +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
    '<fill><patternFill patternType="solid"><fgColor rgb="FFE3EEEA"/></patternFill></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${codes.length + 2}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>` +
    `<xf numFmtId="0" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1" applyAlignment="1">${top}</xf>` +
    `${cells.join("")}</cellXfs></styleSheet>`
  );
}

const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const relation = (id: number, type: string, target: string): string =>
  `<Relationship Id="rId${id}" Type="${office}/${type}" Target="${target}"/>`;
const relations = (list: readonly string[]): string =>
  `${xmlHead}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join("")}</Relationships>`;

const typeOf = (path: string, kind: string): string =>
  `<Override PartName="/xl/${path}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;

const sheetNames = { en: ["Data", "About"], id: ["Data", "Keterangan"] } as const;

/** All parts of the workbook but its two sheets. */
export function fixedParts({ language }: Table): readonly (readonly [path: string, content: string])[] {
  const sheets = sheetNames[language].map(
    (name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  return [
    [
      "[Content_Types].xml",
      `${xmlHead}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        '<Default Extension="xml" ContentType="application/xml"/>' +
        `${typeOf("workbook", "sheet.main")}${typeOf("worksheets/sheet1", "worksheet")}` +
        `${typeOf("worksheets/sheet2", "worksheet")}${typeOf("styles", "styles")}</Types>`,
    ],
    ["_rels/.rels", relations([relation(1, "officeDocument", "xl/workbook.xml")])],
    [
      "xl/workbook.xml",
      `${xmlHead}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}">` +
        `<sheets>${sheets.join("")}</sheets></workbook>`,
    ],
    [
      "xl/_rels/workbook.xml.rels",
      relations([
        relation(1, "worksheet", "worksheets/sheet1.xml"),
        relation(2, "worksheet", "worksheets/sheet2.xml"),
        relation(3, "styles", "styles.xml"),
      ]),
    ],
    ["xl/styles.xml", styleSheet()],
  ];
}
