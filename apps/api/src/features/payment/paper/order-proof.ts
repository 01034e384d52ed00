import { bookingStates } from "@retribusi/contract/features/booking/booking.states";
import { paperOf } from "@retribusi/contract/features/payment/receipt.rules";
import type { Content } from "pdfmake";
import { heading } from "./letterhead.ts";
import type { PaperFacts } from "./paper.query.ts";
import { priceTable } from "./price-table.ts";
import { deadlineOf, instantOf, objectSection, payerSection, sideBySide } from "./section.ts";

/** The order as it stands before the manager's decision; promises nothing. */
export function orderProof(facts: PaperFacts): Content[] {
  const { title } = paperOf(facts.state, Number(facts.totalbiaya));
  const state = bookingStates[facts.state];
  return [
    heading(title.id, title.en, [`Nomor pesanan: ${facts.id}`, `Dipesan ${instantOf(facts, facts.date_created)}`]),
    sideBySide(payerSection(facts, "Pemesan"), objectSection(facts)),
    ...priceTable(facts, "Perkiraan biaya"),
    {
      layout: "box",
      table: {
        widths: ["*"],
        body: [
          [
            {
              stack: [
                { text: `Status: ${state.label.id}`, bold: true },
                state.explanation.id,
                ...(facts.bataswaktu ? [`Batas waktu: ${deadlineOf(facts, facts.bataswaktu)}.`] : []),
              ],
            },
          ],
        ],
      },
    },
    {
      margin: [0, 10, 0, 0],
      fontSize: 8.5,
      text:
        "Dokumen ini hanya bukti bahwa pesanan telah diterima sistem. Pesanan belum dikonfirmasi pengelola, belum dapat dibayar, " +
        "dan dokumen ini bukan bukti pembayaran.",
    },
  ];
}
