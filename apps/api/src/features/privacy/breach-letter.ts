import type { Language } from "@retribusi/contract/define/label";
import type { LetterReceiver } from "@retribusi/contract/features/privacy/breach.rules";
import type { CurrentUser } from "../../access/current-user.ts";
import { scope } from "../../access/scope.ts";
import type { Download, RequestFacts } from "../../http/endpoint.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { writeAudit } from "../../records/audit.ts";
import { getIssuer } from "../../records/export/issuer.ts";
import { getRow } from "../../records/reader.ts";
import { renderPdf } from "../../render/pdf.ts";
import { findSettings } from "../system/settings.query.ts";
import { composeLetter } from "./letter.ts";

interface Wish {
  readonly id: number;
  readonly to: LetterReceiver;
  readonly language: Language;
}

/** The written notification of a breach as PDF; throws NOT_FOUND. Who made which letter stands in the audit trail. */
export async function printBreachLetter(
  deps: Deps,
  user: CurrentUser,
  { id, to, language }: Wish,
  { ip }: RequestFacts,
): Promise<Download> {
  const { prisma } = deps.db;
  await getRow(deps.db, scope(user, "log_pelanggaran"), [id]);
  const breach = await prisma.log_pelanggaran.findUnique({ where: { id } });
  if (!breach) throw new AppError("NOT_FOUND");
  const issuer = await getIssuer(deps, user, await findSettings(prisma));
  const body = await renderPdf(composeLetter(breach, { to, language, issuer, now: deps.clock.now() }));
  const entry = { aksi: "cetak_surat", entitas: "log_pelanggaran", kunci: String(id) } as const;
  await writeAudit(prisma, user, ip, { ...entry, sesudah: { penerima: to, bahasa: language } });
  return { filename: `surat-pelanggaran-${id}-${to}-${language}.pdf`, type: "application/pdf", body, inline: true };
}
