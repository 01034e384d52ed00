import { hasUsePaper } from "@retribusi/contract/features/booking/booking.papers";
import { type BookingEntity, bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import { type Scoped, unscoped } from "../../access/scope.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { webAddress } from "../../lib/web-address.ts";
import { findEmblem } from "../../render/emblem.ts";
import { type PdfDocument, renderPdf } from "../../render/pdf.ts";
import type { Papers } from "../booking/letter/letter-papers.ts";
import { findSettings } from "../system/settings.query.ts";
import { getPaperFacts, type PaperFacts } from "./paper/paper.query.ts";
import { composePaper, paperFileName, type Surroundings } from "./paper/paper.ts";
import { composeUsePaper, usePaperFileName } from "./paper/use-paper.ts";

async function surroundingsOf(deps: Deps, { tbl_pemda: region }: PaperFacts): Promise<Surroundings> {
  const { db, env, clock } = deps;
  return {
    now: clock.now(),
    emblem: await findEmblem(deps, region.logo ?? (await findSettings(db.prisma)).logo),
    checkAddress: (code) => webAddress(env, `/index/check/${code}`),
  };
}

const pdf = async (filename: string, document: PdfDocument) => ({
  ...{ filename, type: "application/pdf", body: await renderPdf(document), inline: true },
});

/** What is nobody's business but the person's and the staff's: whoever has a link gets the paper without it. */
const withoutPerson = { noidentitas: null, alamatpemesan: null, notelp: null } as const;

/** The paper of a booking in its present state, as PDF. Throws NOT_FOUND out of scope. */
export async function printBooking(
  deps: Deps,
  scoped: Scoped<BookingEntity>,
  id: number,
  reader: "holder" | "guest" = "holder",
) {
  const read = await getPaperFacts(deps.db, scoped, id);
  const facts = reader === "guest" ? { ...read, ...withoutPerson } : read;
  return pdf(paperFileName(facts), composePaper(facts, await surroundingsOf(deps, facts)));
}

const notPaid = {
  en: "A booking has this paper from payment on, unless it came to nothing.",
  id: "Dokumen ini ada sejak pesanan lunas, kecuali pesanan yang gugur.",
} as const;

/** The paper with which the use of a booking begins, as PDF. Throws NOT_FOUND out of scope and in a state without it. */
export async function printUsePaper(deps: Deps, scoped: Scoped<BookingEntity>, id: number) {
  const facts = await getPaperFacts(deps.db, scoped, id);
  if (!hasUsePaper(facts.state)) throw new AppError("NOT_FOUND", { explanation: notPaid });
  return pdf(usePaperFileName(facts), composeUsePaper(facts, await surroundingsOf(deps, facts)));
}

/** The papers that mails to the customer of a booking carry. */
export function papersOf(deps: Deps): Papers {
  const own = (entity: BookingEntity) => unscoped(entity, "The mail goes to the customer whose booking it is.");
  return {
    paper: ({ id, jenisbooking }) => printBooking(deps, own(bookingEntity[jenisbooking]), id),
    usePaper: ({ id, jenisbooking }) => printUsePaper(deps, own(bookingEntity[jenisbooking]), id),
  };
}
