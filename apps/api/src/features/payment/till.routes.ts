import { closeTill, printClosing, readTill } from "@retribusi/contract/features/payment/till.endpoints";
import { scope } from "../../access/scope.ts";
import { handle, handleDownload, type Route } from "../../http/endpoint.ts";
import { getIssuer } from "../../records/export/issuer.ts";
import { getRow } from "../../records/reader.ts";
import { renderPdf } from "../../render/pdf.ts";
import { findSettings } from "../system/settings.query.ts";
import { readClosing } from "./paper/closing-report.query.ts";
import { composeClosingReport } from "./paper/closing-report.ts";
import { getTill } from "./till.query.ts";
import { closeShift } from "./till.ts";

export const tillRoutes: readonly Route[] = [
  handle(readTill, ({ deps, user }) => getTill(deps, user.userid)),
  handle(closeTill, ({ deps, user, body, request }) => closeShift(deps, user, body, request)),
  handleDownload(printClosing, async ({ deps, user, params }) => {
    await getRow(deps.db, scope(user, "penutupan_kas"), [params.id]);
    const facts = await readClosing(deps, params.id);
    const issuer = await getIssuer(deps, user, await findSettings(deps.db.prisma));
    const body = await renderPdf(composeClosingReport(facts, { ...issuer, now: deps.clock.now() }));
    return { filename: `penutupan-kas-${params.id}.pdf`, type: "application/pdf", body, inline: true };
  }),
];
