import type { Table } from "./table.ts";
import { styleSheet } from "./xlsx.style.ts";
import { namespaces, relation, relations, xmlHead } from "./xlsx.xml.ts";

type Part = readonly [path: string, content: string];

const typeOf = (path: string, type: string): string =>
  `<Override PartName="/xl/${path}.xml" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`;

export const sheetNames = { en: ["Data", "About", "Chart"], id: ["Data", "Keterangan", "Grafik"] } as const;

/** Paths below `xl` of what a chart consists of: its figures, the place of the drawing, and the drawing. */
export const chartPaths = { sheet: "worksheets/sheet3", place: "drawings/drawing1", chart: "charts/chart1" } as const;

const chartTypes = [
  typeOf(chartPaths.sheet, "spreadsheetml.worksheet"),
  typeOf(chartPaths.place, "drawing"),
  typeOf(chartPaths.chart, "drawingml.chart"),
];

const chartRelations: readonly Part[] = [
  ["xl/worksheets/_rels/sheet3.xml.rels", relations([relation(1, "drawing", `../${chartPaths.place}.xml`)])],
  ["xl/drawings/_rels/drawing1.xml.rels", relations([relation(1, "chart", `../${chartPaths.chart}.xml`)])],
];

const contentTypes = (hasChart: boolean): string =>
  `${xmlHead}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `${typeOf("workbook", "spreadsheetml.sheet.main")}${typeOf("worksheets/sheet1", "spreadsheetml.worksheet")}` +
  `${typeOf("worksheets/sheet2", "spreadsheetml.worksheet")}${typeOf("styles", "spreadsheetml.styles")}` +
  `${hasChart ? chartTypes.join("") : ""}</Types>`;

/** All parts of the workbook that don't depend on its rows. */
export function fixedParts({ language, chart }: Table, hasTotals: boolean): readonly Part[] {
  const hasChart = chart !== undefined;
  const names = sheetNames[language].slice(0, hasChart ? 3 : 2);
  const sheets = names.map(
    // The third sheet's relation comes behind the one of the styles, which workbooks without a chart have, too.
    (name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at < 2 ? at + 1 : at + 2}"/>`,
  );
  return [
    ["[Content_Types].xml", contentTypes(hasChart)],
    ["_rels/.rels", relations([relation(1, "officeDocument", "xl/workbook.xml")])],
    [
      "xl/workbook.xml",
      `${xmlHead}<workbook xmlns="${namespaces.sheet}" xmlns:r="${namespaces.office}">` +
        `<sheets>${sheets.join("")}</sheets></workbook>`,
    ],
    [
      "xl/_rels/workbook.xml.rels",
      relations([
        relation(1, "worksheet", "worksheets/sheet1.xml"),
        relation(2, "worksheet", "worksheets/sheet2.xml"),
        relation(3, "styles", "styles.xml"),
        ...(hasChart ? [relation(4, "worksheet", `${chartPaths.sheet}.xml`)] : []),
      ]),
    ],
    ["xl/styles.xml", styleSheet(hasTotals)],
    ...(hasChart ? chartRelations : []),
  ];
}
