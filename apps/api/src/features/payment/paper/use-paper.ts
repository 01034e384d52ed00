import { usePapers } from "@retribusi/contract/features/booking/booking.papers";
import type { Content } from "pdfmake";
import type { PdfDocument } from "../../../render/pdf.ts";
import { handOverMinute } from "./hand-over.ts";
import { letterheadOf } from "./letterhead.ts";
import type { PaperFacts } from "./paper.query.ts";
import { footerOf, type Surroundings } from "./paper.ts";
import { registrationCard } from "./registration-card.ts";
import { usePermit } from "./use-permit.ts";

function contentOf(facts: PaperFacts, around: Surroundings): Content[] {
  switch (facts.jenisbooking) {
    case "penginapan":
      return registrationCard(facts);
    case "gedung":
      return usePermit(facts, around);
    case "alat":
      return handOverMinute(facts);
  }
}

/** The paper with which the use of the booking begins. */
export const composeUsePaper = (facts: PaperFacts, around: Surroundings): PdfDocument => ({
  title: `${usePapers[facts.jenisbooking].title.id} ${facts.id}`,
  author: facts.tbl_skpd.skpdname,
  footer: footerOf(facts, around.now),
  content: [...letterheadOf(facts, around.emblem), ...contentOf(facts, around)],
});

/** Names the paper and the booking, never a person. */
export const usePaperFileName = ({ jenisbooking, id }: Pick<PaperFacts, "id" | "jenisbooking">): string =>
  `${usePapers[jenisbooking].title.id.toLowerCase().replaceAll(" ", "-")}-${id}.pdf`;
