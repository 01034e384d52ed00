import { formatInstant, type Zone } from "@retribusi/contract/define/dates";
import { terbilang } from "@retribusi/contract/define/terbilang";
import type { Content, TableCell } from "pdfmake";
import { type Letterhead, letterhead } from "../../../render/letterhead.ts";
import { ink } from "../../../render/pdf.layouts.ts";
import { contentWidth } from "../../../render/pdf.page.ts";
import type { PdfDocument } from "../../../render/pdf.ts";
import { figure, head, official } from "./cell.ts";
import type { ClosingFacts } from "./closing-report.query.ts";
import { heading } from "./letterhead.ts";
import { pairs, sectionTitle, sideBySide } from "./section.ts";

export interface ClosingSurroundings {
  readonly head: Letterhead;
  readonly zone: Zone;
  readonly now: Date;
}

/** A table with a bold last row. */
const ledger = (widths: (string | number)[], body: TableCell[][]): Content => ({
  layout: "ledger",
  fontSize: 8.5,
  margin: [0, 0, 0, 12],
  table: { headerRows: 1, dontBreakRows: true, widths, body },
});

const cash = ({ pecahan, tunai }: ClosingFacts): Content[] => [
  sectionTitle("Uang tunai yang dihitung"),
  ledger(
    ["*", "auto", "auto"],
    [
      [head("Pecahan"), head("Lembar/keping", "right"), head("Jumlah", "right")],
      ...pecahan.map(({ nominal, lembar }): TableCell[] => [
        official(nominal),
        figure(String(lembar)),
        figure(official(nominal * lembar)),
      ]),
      [{ text: "Jumlah tunai", bold: true, colSpan: 2 }, "", figure(official(tunai), true)],
    ],
  ),
];

const comparison = ({ total, tunai, nontunai, selisih, catatan }: ClosingFacts): Content[] => [
  sectionTitle("Perbandingan"),
  pairs([
    ["Tercatat", official(total)],
    ["Tunai", official(tunai)],
    ["Nontunai", official(nontunai)],
    ["Selisih", selisih === 0n ? "Tidak ada" : `${official(selisih)} (${selisih < 0n ? "kurang" : "lebih"})`],
    ["Catatan", catatan],
  ]),
];

const accounts = ({ accounts: rows, total }: ClosingFacts): Content[] => [
  sectionTitle("Menurut dinas dan mata anggaran"),
  ledger(
    ["*", "auto", "*", "auto", "auto"],
    [
      [head("Dinas"), head("Kode rekening"), head("Uraian"), head("Banyaknya", "right"), head("Jumlah", "right")],
      ...rows.map((row): TableCell[] => [
        row.skpdname,
        row.rekeninganggaran,
        row.uraiananggaran,
        figure(String(row.banyak)),
        figure(official(row.jumlah)),
      ]),
      [{ text: "Jumlah", bold: true, colSpan: 4 }, "", "", "", figure(official(total), true)],
    ],
  ),
];

const payments = ({ payments: rows }: ClosingFacts, zone: Zone): Content[] => [
  sectionTitle("Pembayaran"),
  ledger(
    ["auto", "auto", "*", "auto", "auto"],
    [
      [head("Diterima"), head("Id billing"), head("Tanda bukti"), head("Referensi bank"), head("Jumlah", "right")],
      ...rows.map((row): TableCell[] => [
        formatInstant(row.tglterima, zone, "id"),
        row.idbilling,
        row.nomorkuitansi,
        row.referensi,
        figure(official(row.jumlah)),
      ]),
    ],
  ),
];

/** The teller has signed with their password; whoever takes the money over signs by hand. */
const signatures = ({ namapetugas, tgltutup }: ClosingFacts, zone: Zone): Content => ({
  unbreakable: true,
  columnGap: 22,
  columns: [
    {
      stack: [
        { text: "Petugas," },
        {
          text: `Ditutup dengan kata sandinya\n${formatInstant(tgltutup, zone, "id")}`,
          fontSize: 7.5,
          italics: true,
          color: ink.quiet,
          margin: [0, 9, 0, 9],
        },
        { text: namapetugas, bold: true },
      ],
    },
    {
      stack: [
        { text: "Diterima oleh," },
        { text: " ", margin: [0, 18, 0, 18] },
        { text: "(........................................)" },
      ],
    },
  ],
});

/** What a teller hands over at the end of their shift, for whoever takes the money over. */
export function composeClosingReport(
  facts: ClosingFacts,
  { head: issuer, zone, now }: ClosingSurroundings,
): PdfDocument {
  const at = (moment: Date) => formatInstant(moment, zone, "id");
  return {
    title: `Laporan penutupan kas ${facts.id}`,
    author: issuer.name,
    footer: `e-Retribusi · penutupan kas ${facts.id} · dicetak ${at(now)}`,
    content: [
      ...letterhead(issuer, contentWidth.portrait),
      heading("Laporan penutupan kas", "Cash closing report", [`Nomor ${facts.id}`]),
      pairs(
        [
          ["Petugas", facts.namapetugas],
          ["Bank", facts.bankid && `Kode ${facts.bankid}`],
          ["Pembayaran pertama", at(facts.tglmulai)],
          ["Ditutup", at(facts.tgltutup)],
          ["Banyaknya", `${facts.jumlahpembayaran} pembayaran`],
          ["Jumlah", `${official(facts.total)} (${terbilang(Number(facts.total))})`],
        ],
        100,
      ),
      { text: " ", margin: [0, 0, 0, 4] },
      sideBySide(cash(facts), comparison(facts)),
      ...accounts(facts),
      ...payments(facts, zone),
      signatures(facts, zone),
    ],
  };
}
