import { textOf } from "@retribusi/contract/define/cell";
import type { Line } from "@retribusi/contract/define/total";
import { ink } from "./pdf.layouts.ts";
import type { Chart, Frame } from "./table.ts";
import { letters } from "./xlsx.cell.ts";
import { sheetNames } from "./xlsx.parts.ts";
import { namespaces, xml, xmlHead } from "./xlsx.xml.ts";

/** A line that the chart shows, and its row in the sheet of the data. */
export interface Bar {
  readonly line: Line;
  readonly number: number;
}

/** More bars than this can't be told apart. */
const mostBars = 400;

/** Gathers the lines of a chart as they go by: the subtotals when it is drawn by the group, else the details. */
export function gatherBars({ groupedBy, chart }: Frame) {
  const wanted: Line["is"] = chart && chart.category === groupedBy ? "subtotal" : "detail";
  const bars: Bar[] = [];
  let count = 0;
  return {
    bars,
    /** Whether there were more lines than a chart can show. */
    isCut: () => count > mostBars,
    onLine(line: Line, number: number): void {
      if (!chart || line.is !== wanted) return;
      count += 1;
      if (bars.length < mostBars) bars.push({ line, number });
    },
  };
}

const points = (values: readonly string[]): string =>
  `<c:ptCount val="${values.length}"/>${values.map((value, at) => (value === "" ? "" : `<c:pt idx="${at}"><c:v>${xml(value)}</c:v></c:pt>`)).join("")}`;

const texts = (range: string, values: readonly string[]): string =>
  `<c:strRef><c:f>${range}</c:f><c:strCache>${points(values)}</c:strCache></c:strRef>`;

const numbers = (range: string, values: readonly string[]): string =>
  `<c:numRef><c:f>${range}</c:f><c:numCache><c:formatCode>General</c:formatCode>${points(values)}</c:numCache></c:numRef>`;

/** Apart in lightness too, for whoever doesn't see or print colours. */
const colours = [ink.accent, "#e0a526", "#6c8ebf", ink.line] as const;

const fill = (colour: string): string =>
  `<c:spPr><a:solidFill><a:srgbClr val="${colour.slice(1).toUpperCase()}"/></a:solidFill></c:spPr>`;

const axis = (name: "catAx" | "valAx", id: number, other: number, place: string, format: string): string =>
  `<c:${name}><c:axId val="${id}"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/><c:axPos val="${place}"/>` +
  `${name === "valAx" ? "<c:majorGridlines/>" : ""}<c:numFmt formatCode="${format}" sourceLinked="0"/>` +
  `<c:majorTickMark val="out"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/><c:crossAx val="${other}"/><c:crosses val="autoZero"/></c:${name}>`;

const titleOf = (text: string): string =>
  `<c:title><c:tx><c:rich><a:bodyPr/><a:p><a:r><a:t>${xml(text)}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title>`;

function seriesOf({ columns, language }: Frame, chart: Chart, bars: readonly Bar[]): string {
  const sheet = sheetNames[language][2];
  const last = Math.max(2, bars.length + 1);
  const categories = bars.map(({ line }) => textOf(line.cells[chart.category] ?? null, language));
  const series = chart.values.map((column, at) => {
    const name = letters(at + 1);
    const values = bars.map(({ line }) => {
      const cell = line.cells[column] ?? null;
      if (cell === null || !("value" in cell)) return "";
      return String(cell.is === "percent" ? cell.value / 100 : cell.value);
    });
    return (
      `<c:ser><c:idx val="${at}"/><c:order val="${at}"/><c:tx>${texts(`${sheet}!$${name}$1`, [columns[column]?.title ?? ""])}</c:tx>` +
      `${fill(colours[at % colours.length] ?? ink.accent)}<c:invertIfNegative val="0"/>` +
      `<c:cat>${texts(`${sheet}!$A$2:$A$${last}`, categories)}</c:cat><c:val>${numbers(`${sheet}!$${name}$2:$${name}$${last}`, values)}</c:val></c:ser>`
    );
  });
  return series.join("");
}

const cutWords = { en: `first ${mostBars}`, id: `${mostBars} pertama` } as const;

/** The drawing: bars side by side, one group for each line. */
export function chartXml(table: Frame, chart: Chart, bars: readonly Bar[], isCut: boolean): string {
  const title = isCut ? `${chart.title} (${cutWords[table.language]})` : chart.title;
  return (
    `${xmlHead}<c:chartSpace xmlns:c="${namespaces.chart}" xmlns:a="${namespaces.drawing}" xmlns:r="${namespaces.office}">` +
    `<c:chart>${titleOf(title)}<c:autoTitleDeleted val="0"/><c:plotArea><c:layout/>` +
    `<c:barChart><c:barDir val="col"/><c:grouping val="clustered"/><c:varyColors val="0"/>${seriesOf(table, chart, bars)}` +
    '<c:gapWidth val="60"/><c:axId val="1001"/><c:axId val="1002"/></c:barChart>' +
    `${axis("catAx", 1001, 1002, "b", "General")}${axis("valAx", 1002, 1001, "l", "#,##0")}</c:plotArea>` +
    '<c:legend><c:legendPos val="b"/><c:overlay val="0"/></c:legend><c:plotVisOnly val="0"/><c:dispBlanksAs val="gap"/></c:chart></c:chartSpace>'
  );
}

/** Where the drawing stands: right of the figures, twelve columns wide and 24 rows high. */
export function placeXml({ title, values }: Chart): string {
  const left = values.length + 2;
  const corner = (name: string, column: number, row: number): string =>
    `<xdr:${name}><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:${name}>`;
  return (
    `${xmlHead}<xdr:wsDr xmlns:xdr="${namespaces.place}" xmlns:a="${namespaces.drawing}"><xdr:twoCellAnchor>` +
    `${corner("from", left, 1)}${corner("to", left + 12, 25)}<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr>` +
    `<xdr:cNvPr id="2" name="Chart 1" descr="${xml(title)}"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr>` +
    '<xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm><a:graphic>' +
    `<a:graphicData uri="${namespaces.chart}"><c:chart xmlns:c="${namespaces.chart}" xmlns:r="${namespaces.office}" r:id="rId1"/>` +
    "</a:graphicData></a:graphic></xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor></xdr:wsDr>"
  );
}
