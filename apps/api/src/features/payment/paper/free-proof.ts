import { paperOf } from "@retribusi/contract/features/payment/receipt.rules";
import type { Content } from "pdfmake";
import { legalNote } from "./legal-note.ts";
import { heading } from "./letterhead.ts";
import type { PaperFacts } from "./paper.query.ts";
import { priceTable } from "./price-table.ts";
import { objectSection, payerSection, sideBySide } from "./section.ts";
import { besideSignature } from "./signature.ts";

/** A confirmed booking for which nothing is to be paid: no bill, no receipt, and no code to check. */
export function freeProof(facts: PaperFacts): Content[] {
  const { title } = paperOf(facts.state, Number(facts.totalbiaya));
  return [
    heading(title.id, title.en, [`Nomor pesanan: ${facts.id}`]),
    sideBySide(payerSection(facts, "Wajib retribusi"), objectSection(facts)),
    ...priceTable(facts, "Jumlah retribusi"),
    legalNote(facts, "pemakaian ini dibebaskan dari pembayaran retribusi"),
    besideSignature("", facts, facts.tglstatus),
  ];
}
