import type { BookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import type { Scoped } from "../../access/scope.ts";
import type { Download } from "../../http/endpoint.ts";
import type { Deps } from "../../lib/deps.ts";
import { findEmblem } from "../../render/emblem.ts";
import { renderPdf } from "../../render/pdf.ts";
import { findSettings } from "../system/settings.query.ts";
import { getPaperFacts } from "./paper/paper.query.ts";
import { composePaper, paperFileName } from "./paper/paper.ts";

/** The paper of a booking in its present state, as PDF. Throws NOT_FOUND out of scope. */
export async function printBooking(deps: Deps, scoped: Scoped<BookingEntity>, id: number): Promise<Download> {
  const { db, env, clock } = deps;
  const facts = await getPaperFacts(db, scoped, id);
  const document = composePaper(facts, {
    now: clock.now(),
    emblem: await findEmblem(deps, facts.tbl_pemda.logo ?? (await findSettings(db.prisma)).logo),
    checkAddress: (code) => `${env.PUBLIC_URL.replace(/\/$/, "")}/#/index/check/${code}`,
  });
  return { filename: paperFileName(facts), type: "application/pdf", body: await renderPdf(document), inline: true };
}
