import { hasUsePaper } from "@retribusi/contract/features/booking/booking.papers";
import type { BookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import type { Scoped } from "../../access/scope.ts";
import type { Download } from "../../http/endpoint.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { findEmblem } from "../../render/emblem.ts";
import { type PdfDocument, renderPdf } from "../../render/pdf.ts";
import { findSettings } from "../system/settings.query.ts";
import { getPaperFacts, type PaperFacts } from "./paper/paper.query.ts";
import { composePaper, paperFileName, type Surroundings } from "./paper/paper.ts";
import { composeUsePaper, usePaperFileName } from "./paper/use-paper.ts";

async function surroundingsOf(deps: Deps, { tbl_pemda: region }: PaperFacts): Promise<Surroundings> {
  const { db, env, clock } = deps;
  return {
    now: clock.now(),
    emblem: await findEmblem(deps, region.logo ?? (await findSettings(db.prisma)).logo),
    checkAddress: (code) => `${env.PUBLIC_URL.replace(/\/$/, "")}/#/index/check/${code}`,
  };
}

const inline = async (filename: string, document: PdfDocument): Promise<Download> => ({
  ...{ filename, type: "application/pdf", body: await renderPdf(document), inline: true },
});

/** The paper of a booking in its present state, as PDF. Throws NOT_FOUND out of scope. */
export async function printBooking(deps: Deps, scoped: Scoped<BookingEntity>, id: number): Promise<Download> {
  const facts = await getPaperFacts(deps.db, scoped, id);
  return inline(paperFileName(facts), composePaper(facts, await surroundingsOf(deps, facts)));
}

const notPaid = {
  en: "A booking has this paper from payment on, unless it came to nothing.",
  id: "Dokumen ini ada sejak pesanan lunas, kecuali pesanan yang gugur.",
} as const;

/** The paper with which the use of a booking begins, as PDF. Throws NOT_FOUND out of scope and in a state without it. */
export async function printUsePaper(deps: Deps, scoped: Scoped<BookingEntity>, id: number): Promise<Download> {
  const facts = await getPaperFacts(deps.db, scoped, id);
  if (!hasUsePaper(facts.state)) throw new AppError("NOT_FOUND", { explanation: notPaid });
  return inline(usePaperFileName(facts), composeUsePaper(facts, await surroundingsOf(deps, facts)));
}
