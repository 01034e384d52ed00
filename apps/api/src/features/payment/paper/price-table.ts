import { formatDate } from "@retribusi/contract/define/dates";
import { terbilang } from "@retribusi/contract/define/terbilang";
import { tariffUnitLabels } from "@retribusi/contract/features/catalog/catalog.kinds";
import { payerGroupLabels } from "@retribusi/contract/features/revenue/revenue.payers";
import type { Content, TableCell } from "pdfmake";
import { dayOf } from "../../../lib/day-of.ts";
import { ink } from "../../../render/pdf.layouts.ts";
import { figure, head, official } from "./cell.ts";
import type { PaperFacts } from "./paper.query.ts";
import { objectNameOf } from "./section.ts";

const quiet = (text: string): Content => ({ text, fontSize: 8.5, color: ink.quiet });

function itemRow(facts: PaperFacts): TableCell[] {
  const unit = tariffUnitLabels[facts.satuantarif].id;
  const { rekeninganggaran, uraiananggaran } = facts.tbl_mataanggaran;
  const used = `${facts.lamapemakaian} ${unit} × ${facts.jumlahunit} ${facts.mst_objectretribusi.satuanobject}`;
  const group = `Golongan tarif: ${payerGroupLabels[facts.kelompoktarif].id}`;
  return [
    { text: rekeninganggaran, noWrap: true },
    [{ text: uraiananggaran, bold: true }, quiet(objectNameOf(facts)), quiet(group)],
    { text: used, noWrap: true },
    figure(`${official(facts.tarif)}/${unit}`),
    figure(official(facts.tarif * BigInt(facts.lamapemakaian * facts.jumlahunit))),
  ];
}

/** Only an approved reduction counts, and its decision is named with it. */
function discountRows(facts: PaperFacts): TableCell[][] {
  if (facts.diskon === 0n) return [];
  const [decision] = facts.diskon_booking;
  const basis = decision ? `Keputusan Nomor ${decision.nomorsk}, ${formatDate(dayOf(decision.tglsk), "id")}` : "";
  const words: TableCell = { stack: [{ text: "Pengurangan retribusi" }, quiet(basis)], colSpan: 3 };
  return [["", words, "", "", figure(`−${official(facts.diskon)}`)]];
}

/** Where a paper is about a part of the price only, or about a price that has changed since. */
function otherPart({ totalbiaya }: PaperFacts, total: bigint): TableCell[][] {
  const rest = totalbiaya - total;
  if (rest === 0n) return [];
  const [words, amount] =
    rest > 0n
      ? ["Ditagih dengan surat tersendiri", `−${official(rest)}`]
      : ["Harga sebelum pesanan berubah", official(-rest)];
  return [["", { text: words, colSpan: 3 }, "", "", figure(amount)]];
}

const totalRow = (label: string, total: bigint): TableCell[] => [
  { text: label, bold: true, colSpan: 4, alignment: "right" },
  "",
  "",
  "",
  figure(official(total), true),
];

/** Account, description, quantity, tariff and amount; the total; and the total in words. */
export const priceTable = (facts: PaperFacts, label: string, total = facts.totalbiaya): Content[] => [
  {
    layout: "ledger",
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [82, "*", "auto", "auto", "auto"],
      body: [
        [head("Kode rekening"), head("Uraian"), head("Volume"), head("Tarif", "right"), head("Jumlah", "right")],
        itemRow(facts),
        ...discountRows(facts),
        ...otherPart(facts, total),
        totalRow(label, total),
      ],
    },
  },
  {
    margin: [0, 5, 0, 11],
    text: [
      { text: "Terbilang: ", color: ink.quiet },
      { text: terbilang(Number(total)), italics: true, bold: true },
    ],
  },
];
