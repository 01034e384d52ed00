import {
  formatDate,
  formatDaysDense,
  type LocalDate,
  lastDayUsed,
  localDate,
  localTime,
  type Zone,
  zoneName,
  zoneOf,
} from "@retribusi/contract/define/dates";
import { closingTime } from "@retribusi/contract/features/booking/booking.period";
import { stateOf } from "@retribusi/contract/features/booking/booking.states";
import { tariffUnitLabels } from "@retribusi/contract/features/catalog/catalog.kinds";
import { mostArrivals } from "@retribusi/contract/features/payment/arrivals.endpoints";
import type { Content, TableCell } from "pdfmake";
import { type Letterhead, letterhead } from "../../../render/letterhead.ts";
import { ink } from "../../../render/pdf.layouts.ts";
import { contentWidth } from "../../../render/pdf.page.ts";
import type { PdfDocument } from "../../../render/pdf.ts";
import type { ArrivalFacts, ArrivalRow } from "./arrivals.query.ts";
import { head, official, tickBox } from "./cell.ts";
import { heading } from "./letterhead.ts";
import { sectionTitle } from "./section.ts";

export interface ArrivalSurroundings {
  readonly head: Letterhead;
  readonly zone: Zone;
  readonly now: Date;
  readonly day: LocalDate;
}

const quiet = (text: string | null): Content[] => (text ? [{ text, fontSize: 8, color: ink.quiet }] : []);

/** “30 Nov”, with the year where it isn't that of the list. */
const shortDay = (own: LocalDate, day: LocalDate): string => formatDaysDense(own, own, "id", day);

/** A time of day with its zone, and the day where it isn't that of the list: elsewhere it may be another day at this moment. */
const timeOn = (day: LocalDate, own: LocalDate, time: string, zone: Zone): Content[] => [
  { text: `${time} ${zoneName(zone)}`, bold: true, noWrap: true },
  ...quiet(own === day ? null : shortDay(own, day)),
];

const isByDays = ({ satuantarif }: ArrivalRow): boolean => satuantarif === "hari" || satuantarif === "bulan";

function beginning(row: ArrivalRow, day: LocalDate): Content[] {
  const zone = zoneOf(row.zona);
  const own = localDate(row.start, zone);
  const last = lastDayUsed(row.end, zone);
  const length = `${row.lamapemakaian} ${tariffUnitLabels[row.satuantarif].id}`;
  const until = last === own ? `sampai ${closingTime(row.end, zone)}` : `${length}, s.d. ${shortDay(last, day)}`;
  if (!isByDays(row)) return [...timeOn(day, own, localTime(row.start, zone), zone), ...quiet(until)];
  return [{ text: length, bold: true }, ...quiet(last === own ? null : `s.d. ${shortDay(last, day)}`)];
}

function ending(row: ArrivalRow, day: LocalDate): Content[] {
  const zone = zoneOf(row.zona);
  if (isByDays(row)) return [{ text: "Hari terakhir", bold: true }];
  return timeOn(day, lastDayUsed(row.end, zone), closingTime(row.end, zone), zone);
}

const guest = ({ namapemesan, namapengguna, notelp }: ArrivalRow): Content[] => [
  { text: namapengguna ?? namapemesan, bold: true },
  ...quiet(namapengguna && namapengguna !== namapemesan ? `Dipesan ${namapemesan}` : null),
  ...quiet(notelp),
];

const object = ({ objectname, subobjectname, jumlahunit, satuanobject, unit }: ArrivalRow): Content[] => [
  { text: [objectname, subobjectname].filter(Boolean).join(" – ") },
  ...quiet(`${jumlahunit} ${satuanobject}${unit ? `: ${unit}` : ""}`),
];

function payment({ status, total, terutang }: ArrivalRow): Content[] {
  if (total === 0n) return [{ text: "Tanpa biaya" }];
  if (terutang === 0n) return [{ text: "Lunas" }];
  const words = stateOf(status) === "awaitingPayment" ? "Belum dibayar" : "Kurang bayar";
  return [
    { text: words, bold: true },
    { text: official(terutang), noWrap: true },
  ];
}

const isHere = ({ status }: ArrivalRow): boolean => ["inUse", "finished"].includes(stateOf(status));

const sheet = (widths: (string | number)[], heads: TableCell[], rows: TableCell[][]): Content => ({
  layout: "ledger",
  fontSize: 9,
  margin: [0, 0, 0, 14],
  table: { headerRows: 1, dontBreakRows: true, widths, body: [heads, ...rows] },
});

/** What the table counts, or that there is nothing to count; and that it ends before the day's last booking. */
function lead(title: string, rows: readonly ArrivalRow[], nobody: string): Content[] {
  if (rows.length === 0) return [sectionTitle(title), { text: nobody, margin: [0, 2, 0, 14] }];
  const shown = rows.slice(0, mostArrivals);
  const units = shown.reduce((sum, { jumlahunit }) => sum + jumlahunit, 0);
  const left = `Hanya ${mostArrivals} pesanan pertama yang dicetak.`;
  return [
    sectionTitle(`${title}: ${shown.length} pesanan, ${units} unit`),
    ...(rows.length > shown.length ? [{ text: left, bold: true }] : []),
  ];
}

function arrivals({ arriving }: ArrivalFacts, day: LocalDate): Content[] {
  const titles = lead("Datang", arriving, "Tidak ada tamu yang datang pada hari ini.");
  if (arriving.length === 0) return titles;
  const heads = ["Waktu", "Pesanan", "Tamu", "Objek dan unit", "Pembayaran", "Catatan", "Datang", "Tanda tangan"];
  const rows = arriving
    .slice(0, mostArrivals)
    .map((row): TableCell[] => [
      { stack: beginning(row, day) },
      { text: String(row.id), noWrap: true },
      { stack: guest(row) },
      { stack: object(row) },
      { stack: payment(row) },
      { text: row.catatan ?? "", fontSize: 8 },
      tickBox(isHere(row)),
      "",
    ]);
  return [
    ...titles,
    sheet(
      [88, "auto", "*", "*", 78, 110, "auto", 90],
      heads.map((title) => head(title)),
      rows,
    ),
  ];
}

function departures({ leaving }: ArrivalFacts, day: LocalDate): Content[] {
  const titles = lead("Pulang", leaving, "Tidak ada yang berakhir pada hari ini.");
  if (leaving.length === 0) return titles;
  const rows = leaving
    .slice(0, mostArrivals)
    .map((row): TableCell[] => [
      { stack: ending(row, day) },
      { text: String(row.id), noWrap: true },
      { stack: guest(row) },
      { stack: object(row) },
      { stack: [...payment(row), ...quiet(isHere(row) ? null : "Belum datang")] },
      tickBox(false),
    ]);
  const heads = ["Waktu", "Pesanan", "Tamu", "Objek dan unit", "Pembayaran", "Selesai"];
  return [
    ...titles,
    sheet(
      [88, "auto", "*", "*", 110, "auto"],
      heads.map((title) => head(title)),
      rows,
    ),
  ];
}

/** Who comes on the day, with a box to tick and room to sign, and behind them who leaves. */
export function composeArrivals(facts: ArrivalFacts, around: ArrivalSurroundings): PdfDocument {
  const { head: issuer, zone, now, day } = around;
  const date = formatDate(day, "id");
  return {
    title: `Daftar kedatangan ${day}`,
    author: issuer.name,
    footer: `e-Retribusi · daftar kedatangan ${date} · dicetak ${formatDate(localDate(now, zone), "id")}, ${localTime(now, zone)} ${zoneName(zone)}`,
    sheet: "landscape",
    content: [
      ...letterhead(issuer, contentWidth.landscape),
      heading("Daftar kedatangan", "Arrivals and departures", [date, ...(facts.group ? [facts.group] : [])]),
      ...arrivals(facts, day),
      ...departures(facts, day),
    ],
  };
}
