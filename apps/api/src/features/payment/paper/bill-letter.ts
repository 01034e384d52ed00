import { formatRupiahOfficial } from "@retribusi/contract/define/money";
import { paperTitles } from "@retribusi/contract/features/payment/receipt.rules";
import type { Content } from "pdfmake";
import { ink } from "../../../render/pdf.layouts.ts";
import { legalNote } from "./legal-note.ts";
import { heading } from "./letterhead.ts";
import { bankName, type PaperFacts } from "./paper.query.ts";
import { priceTable } from "./price-table.ts";
import { deadlineOf, objectSection, payerSection, sectionTitle, sideBySide } from "./section.ts";
import { besideSignature } from "./signature.ts";

type Bill = PaperFacts["tagihan"][number];

/** Groups of four digits are read to a teller without losing the place. */
const grouped = (idbilling: string): string => idbilling.replace(/(\d{4})(?=\d)/g, "$1 ");

const fact = (name: string, value: string, note: string): Content => ({
  stack: [
    { text: name, fontSize: 8, color: ink.quiet },
    { text: value, bold: true, fontSize: 13, noWrap: true },
    { text: note, fontSize: 8, color: ink.quiet },
  ],
});

const paymentBox = (facts: PaperFacts, bill: Bill): Content => ({
  layout: "box",
  margin: [0, 0, 0, 11],
  table: {
    widths: ["auto", "auto", "*"],
    body: [
      [
        fact("Id billing", grouped(bill.idbilling), "Billing id"),
        fact("Jumlah yang harus dibayar", formatRupiahOfficial(Number(bill.jumlah)), "Amount due"),
        fact("Bayar paling lambat", deadlineOf(facts, bill.tglexpired), "Pay before"),
      ],
    ],
  },
});

const steps = (bill: Bill): Content => ({
  margin: [0, 0, 0, 11],
  stack: [
    sectionTitle("Cara membayar"),
    {
      ol: [
        `Datangi teller ${bankName(bill.system)}, atau buka ATM, mobile banking, atau internet banking; dari bank lain, pilih transfer virtual account ke bank itu.`,
        "Pilih menu pembayaran retribusi daerah, lalu masukkan id billing di atas tanpa spasi.",
        `Pastikan nama pemesan dan jumlah ${formatRupiahOfficial(Number(bill.jumlah))} sesuai dengan surat ini.`,
        "Bayar sekaligus dan tepat sebesar jumlah itu sebelum batas waktu. Tanda bukti pembayaran terbit dengan sendirinya setelah bank melaporkan pembayaran.",
      ],
    },
    {
      margin: [0, 5, 0, 0],
      fontSize: 8.5,
      color: ink.quiet,
      text: `Lewat batas waktu, id billing tidak berlaku${bill.jenistagihan === "utama" ? " dan unit dilepas kembali" : "; mintalah id billing baru kepada pengelola"}. Jangan membayar tunai kepada perorangan atau ke rekening lain.`,
    },
  ],
});

/** The payment notice: equal to an SKRD, payable until its deadline. */
export function billLetter(facts: PaperFacts, bill: Bill): Content[] {
  const title = paperTitles.tagihan;
  const isSupplement = bill.jenistagihan === "tambahan";
  return [
    heading(`${title.id} retribusi daerah`, `${title.en} – dokumen yang dipersamakan dengan SKRD`, [
      `Nomor: ${bill.nomordokumen}`,
      ...(isSupplement ? [`Tagihan tambahan atas pesanan nomor ${facts.id}`] : []),
    ]),
    paymentBox(facts, bill),
    sideBySide(payerSection(facts, "Wajib retribusi"), objectSection(facts)),
    ...priceTable(facts, "Jumlah retribusi terutang", bill.jumlah),
    legalNote(facts, "surat ini dipersamakan dengan Surat Ketetapan Retribusi Daerah (SKRD)"),
    besideSignature(steps(bill), facts, bill.tglterbit),
  ];
}
