import { formatDate, localDate } from "@retribusi/contract/define/dates";
import type { Content } from "pdfmake";
import { ink } from "../../../render/pdf.layouts.ts";
import type { PaperFacts } from "./paper.query.ts";

/** Who answers for the paper. It is issued by the system, so it bears a name and no signature. */
export const signature = ({ tbl_skpd: agency, zone }: PaperFacts, issued: Date): Content => ({
  stack: [
    { text: formatDate(localDate(issued, zone), "id") },
    { text: `Kepala ${agency.skpdname},` },
    {
      text: "Diterbitkan secara elektronik,\nberlaku tanpa tanda tangan basah",
      fontSize: 7.5,
      italics: true,
      color: ink.quiet,
      margin: [0, 9, 0, 9],
    },
    { text: agency.kepala ?? "", bold: true },
    { text: agency.nipkepala ? `NIP ${agency.nipkepala}` : "", fontSize: 8.5 },
  ],
});

/** A part at the left of the signature, kept on one page with it. */
export const besideSignature = (left: Content, facts: PaperFacts, issued: Date): Content => ({
  unbreakable: true,
  columnGap: 14,
  columns: [
    { stack: [left], width: "*" },
    { stack: [signature(facts, issued)], width: 195 },
  ],
});
