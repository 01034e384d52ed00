import type { Content } from "pdfmake";
import { letterhead } from "../../../render/letterhead.ts";
import { ink } from "../../../render/pdf.layouts.ts";
import { contentWidth } from "../../../render/pdf.page.ts";
import type { PaperFacts } from "./paper.query.ts";

/** Region, agency and address under the region's emblem. */
export function letterheadOf({ tbl_pemda: region, tbl_skpd: agency }: PaperFacts, emblem: string | null): Content[] {
  const contacts = [region.notelp && `Telp. ${region.notelp}`, region.email, region.website];
  const head = {
    above: region.pemdaname,
    name: agency.skpdname,
    address: agency.alamat ?? region.alamat,
    contacts: contacts.flatMap((contact) => (contact ? [contact] : [])),
    emblem,
  };
  return letterhead(head, contentWidth.portrait);
}

/** The paper's name and number in the middle of the page, with an English caption for guests who read no Indonesian. */
export const heading = (title: string, caption: string, lines: readonly string[]): Content => ({
  alignment: "center",
  margin: [0, 0, 0, 12],
  stack: [
    { text: title.toUpperCase(), font: "Serif", bold: true, fontSize: 14, characterSpacing: 0.6 },
    { text: caption, italics: true, fontSize: 8.5, color: ink.quiet },
    ...lines.map((line): Content => ({ text: line, fontSize: 10, margin: [0, 3, 0, 0] })),
  ],
});
