import { type LocalDate, localDate } from "@retribusi/contract/define/dates";
import type { CurrentUser } from "../../access/current-user.ts";
import type { Download } from "../../http/endpoint.ts";
import type { Deps } from "../../lib/deps.ts";
import { getIssuer } from "../../records/export/issuer.ts";
import { renderPdf } from "../../render/pdf.ts";
import { findSettings } from "../system/settings.query.ts";
import { listArrivals } from "./paper/arrivals.query.ts";
import { composeArrivals } from "./paper/arrivals-list.ts";

/** Who comes and who leaves on a day, or today, as PDF. */
export async function printArrivals(deps: Deps, user: CurrentUser, asked: LocalDate | null): Promise<Download> {
  const now = deps.clock.now();
  const facts = await listArrivals(deps, user, asked);
  const issuer = await getIssuer(deps, user, await findSettings(deps.db.prisma));
  const day = asked ?? localDate(now, issuer.zone);
  const body = await renderPdf(composeArrivals(facts, { ...issuer, now, day }));
  return { filename: `daftar-kedatangan-${day}.pdf`, type: "application/pdf", body, inline: true };
}
