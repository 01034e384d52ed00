import { paperOf } from "@retribusi/contract/features/payment/receipt.rules";
import type { Content } from "pdfmake";
import type { PdfDocument } from "../../../render/pdf.ts";
import { billLetter } from "./bill-letter.ts";
import { historySheet } from "./history-sheet.ts";
import { legalNote } from "./legal-note.ts";
import { heading, letterheadOf } from "./letterhead.ts";
import { officialReceipt } from "./official-receipt.ts";
import { orderProof } from "./order-proof.ts";
import type { PaperFacts } from "./paper.query.ts";
import { priceTable } from "./price-table.ts";
import { instantOf, objectSection, payerSection, sideBySide } from "./section.ts";
import { besideSignature } from "./signature.ts";

/** A confirmed booking for which nothing is to be paid: no bill, no receipt, and no code to check. */
function freeProof(facts: PaperFacts): Content[] {
  const { title } = paperOf(facts.state, Number(facts.totalbiaya));
  return [
    heading(title.id, title.en, [`Nomor pesanan: ${facts.id}`]),
    sideBySide(payerSection(facts, "Wajib retribusi"), objectSection(facts)),
    ...priceTable(facts, "Jumlah retribusi"),
    legalNote(facts, "pemakaian ini dibebaskan dari pembayaran retribusi"),
    besideSignature("", facts, facts.tglstatus),
  ];
}

export interface Surroundings {
  readonly now: Date;
  /** Data address of the region's emblem. */
  readonly emblem: string | null;
  /** Address of the public check page of a code. */
  readonly checkAddress: (code: string) => string;
}

type Named = Pick<PaperFacts, "id" | "state" | "totalbiaya">;

const paperOfFacts = ({ state, totalbiaya }: Named) => paperOf(state, Number(totalbiaya));

/** The bill that is to be paid now; a booking that waits for payment without one is a defect in the data and throws. */
function openBill({ id, idbilling, tagihan }: PaperFacts): PaperFacts["tagihan"][number] {
  const bill = tagihan.find((candidate) => candidate.idbilling === idbilling);
  if (!bill) throw new Error(`Booking ${id} waits for payment without a bill`);
  return bill;
}

/** Each receipt on a sheet of its own, and the supplementary bill that is still to be paid. */
function sheetsOf(facts: PaperFacts, { checkAddress, emblem }: Surroundings): Content[] {
  const receipts = facts.pembayaran
    .toReversed()
    .map((payment) => officialReceipt(facts, payment, checkAddress(payment.kodecek)));
  const open = facts.tagihan.find(({ statustagihan }) => statustagihan === "terbit");
  const [first, ...more] = open ? [...receipts, billLetter(facts, open)] : receipts;
  if (!first) throw new Error(`Booking ${facts.id} is paid without a payment`);
  const apart = more.map(
    (sheet): Content => ({ pageBreak: "before", stack: [...letterheadOf(facts, emblem), ...sheet] }),
  );
  return [...first, ...apart];
}

function contentOf(facts: PaperFacts, around: Surroundings): Content[] {
  switch (paperOfFacts(facts).kind) {
    case "pesanan":
      return orderProof(facts);
    case "tagihan":
      return billLetter(facts, openBill(facts));
    case "riwayat":
      return historySheet(facts);
    case "bebas":
      return freeProof(facts);
    case "kuitansi":
      return sheetsOf(facts, around);
  }
}

/** Tells an older print from a newer one. */
export const footerOf = (facts: PaperFacts, now: Date): string =>
  `e-Retribusi · pesanan ${facts.id} · versi ${facts.versi} · dicetak ${instantOf(facts, now)}`;

/** The paper of a booking in its present state. */
export function composePaper(facts: PaperFacts, around: Surroundings): PdfDocument {
  const { title, watermark } = paperOfFacts(facts);
  return {
    title: `${title.id} ${facts.id}`,
    author: facts.tbl_skpd.skpdname,
    footer: footerOf(facts, around.now),
    watermark: watermark ?? undefined,
    content: [...letterheadOf(facts, around.emblem), ...contentOf(facts, around)],
  };
}

/** Names the kind and the booking, never a person. */
export const paperFileName = (facts: Named): string =>
  `${paperOfFacts(facts).title.id.toLowerCase().replaceAll(" ", "-")}-${facts.id}.pdf`;
