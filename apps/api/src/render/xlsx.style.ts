import { namespaces, xml, xmlHead } from "./xlsx.xml.ts";

const formats = { rupiah: '"Rp"\\ #,##0', day: "d mmmm yyyy", moment: "d mmmm yyyy hh:mm" } as const;
const zones = ["WIB", "WITA", "WIT"] as const;

/** Numbers of the cell styles below, in their order; from `decimal` on they stand in workbooks with totals only. */
export const styles = {
  plain: 0,
  title: 1,
  rupiah: 2,
  day: 3,
  WIB: 4,
  WITA: 5,
  WIT: 6,
  decimal: 7,
  percent: 8,
  strong: 9,
  strongRupiah: 10,
  strongDecimal: 11,
  strongPercent: 12,
} as const;

/** Formats that every spreadsheet knows: `#,##0.00` and `0%`. */
const known = { decimal: 4, percent: 9 } as const;
const own = 164;

const cellStyle = (format: number, isStrong: boolean): string =>
  `<xf numFmtId="${format}" fontId="${isStrong ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${isStrong ? ' applyFont="1"' : ""}/>`;

const totalStyles = [
  cellStyle(known.decimal, false),
  cellStyle(known.percent, false),
  cellStyle(0, true),
  cellStyle(own, true),
  cellStyle(known.decimal, true),
  cellStyle(known.percent, true),
];

/** The styles of a workbook; those of totals only where it has some. */
export function styleSheet(hasTotals: boolean): string {
  const codes = [formats.rupiah, formats.day, ...zones.map((zone) => `${formats.moment} "${zone}"`)];
  const numbers = codes.map((code, at) => `<numFmt numFmtId="${own + at}" formatCode="${xml(code)}"/>`);
  const cells = [...codes.map((_, at) => cellStyle(own + at, false)), ...(hasTotals ? totalStyles : [])];
  const top = '<alignment vertical="top"/>';
  return (
    `${xmlHead}<styleSheet xmlns="${namespaces.sheet}">` +
    `<numFmts count="${codes.length}">${numbers.join("")}</numFmts>` +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
    '<fill><patternFill patternType="solid"><fgColor rgb="FFE3EEEA"/></patternFill></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${cells.length + 2}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>` +
    `<xf numFmtId="0" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1" applyAlignment="1">${top}</xf>` +
    `${cells.join("")}</cellXfs></styleSheet>`
  );
}
