import { formatRupiahOfficial } from "@retribusi/contract/define/money";
import { printCheckCode } from "@retribusi/contract/features/billing/billing.check-code";
import { paperTitles } from "@retribusi/contract/features/payment/receipt.rules";
import type { Content } from "pdfmake";
import { ink } from "../../../render/pdf.layouts.ts";
import { legalNote } from "./legal-note.ts";
import { heading } from "./letterhead.ts";
import { bankName, type PaperFacts } from "./paper.query.ts";
import { priceTable } from "./price-table.ts";
import { instantOf, objectSection, pairs, payerSection, sectionTitle, sideBySide } from "./section.ts";
import { besideSignature } from "./signature.ts";

type Payment = PaperFacts["pembayaran"][number];

const paidBox = (facts: PaperFacts, payment: Payment): Content => ({
  layout: "box",
  margin: [0, 0, 0, 11],
  table: {
    widths: ["*", "auto"],
    body: [
      [
        {
          stack: [
            { text: "LUNAS", font: "Serif", bold: true, fontSize: 16, color: ink.accent, characterSpacing: 1.5 },
            { text: `Dibayar ${instantOf(facts, payment.tgltransaksi)}`, fontSize: 9 },
          ],
        },
        {
          alignment: "right",
          stack: [
            { text: "Jumlah diterima", fontSize: 8, color: ink.quiet },
            { text: formatRupiahOfficial(Number(payment.jumlah)), bold: true, fontSize: 16, noWrap: true },
          ],
        },
      ],
    ],
  },
});

/** The bank's code is that of the payment; its name is what it is called today. */
const bankOf = ({ bankid, terminalid, tagihan: { system } }: Payment): string =>
  `${bankName({ ...system, bankid })} (kode ${bankid}${terminalid ? `, terminal ${terminalid}` : ""})`;

const paymentSection = (facts: PaperFacts, payment: Payment): Content[] => [
  sectionTitle("Pembayaran"),
  sideBySide(
    [
      pairs([
        ["Id billing", payment.idbilling],
        ["Bank", bankOf(payment)],
        ["Referensi", payment.referensi],
      ]),
    ],
    [
      pairs([
        ["Waktu bayar", instantOf(facts, payment.tgltransaksi)],
        ["Atas dasar", `SKRD nomor ${payment.tagihan.nomordokumen}`],
        ["Pesanan", `Nomor ${facts.id}`],
      ]),
    ],
  ),
];

/** The code of a payment, as a picture and to be typed. `address` is the public page that tells whether it still holds. */
export const checkSection = (address: string, code: string): Content => ({
  unbreakable: true,
  columnGap: 4,
  columns: [
    { stack: [{ qr: address, fit: 88, eccLevel: "M" }], width: 84 },
    {
      width: "*",
      margin: [0, 6, 0, 0],
      stack: [
        sectionTitle("Periksa keaslian"),
        { text: "Pindai kode QR, atau ketik kode ini di halaman pemeriksaan:", fontSize: 8.5 },
        { text: printCheckCode(code), bold: true, fontSize: 11, characterSpacing: 0.6, margin: [0, 3, 0, 3] },
        { text: address.replace(/\/[^/]*$/, ""), fontSize: 8, color: ink.quiet },
      ],
    },
  ],
});

/** The receipt: equal to an SSRD, checked by its QR code. `address` is the public page that tells whether it still holds. */
export function officialReceipt(facts: PaperFacts, payment: Payment, address: string): Content[] {
  const title = paperTitles.kuitansi;
  return [
    heading(`${title.id} retribusi daerah`, `${title.en} – dokumen yang dipersamakan dengan SSRD`, [
      `Nomor: ${payment.nomorkuitansi}`,
    ]),
    paidBox(facts, payment),
    sideBySide(payerSection(facts, "Telah diterima dari"), objectSection(facts)),
    ...priceTable(facts, "Jumlah dibayar", payment.jumlah),
    ...paymentSection(facts, payment),
    legalNote(facts, "tanda bukti ini dipersamakan dengan Surat Setoran Retribusi Daerah (SSRD)"),
    besideSignature(checkSection(address, payment.kodecek), facts, payment.tgltransaksi),
  ];
}
