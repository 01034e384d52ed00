import { formatDays, localDate } from "@retribusi/contract/define/dates";
import type { Label, Language } from "@retribusi/contract/define/label";
import { roleLabels } from "@retribusi/contract/define/roles";
import { reports } from "@retribusi/contract/features/report/report.endpoints";
import type { Prisma } from "@retribusi/db/generated/client";
import { z } from "zod";
import type { Deps } from "../../lib/deps.ts";
import type { Env } from "../../lib/env.ts";
import type { Mail } from "../../lib/outbox/enqueue.ts";
import { enqueueSealedMail } from "../../lib/outbox/enqueue.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { webAddress } from "../../lib/web-address.ts";
import { type Addressee, languageOf, letterTo } from "../identity/letter.ts";
import { storedQuery } from "./schedule.query.ts";

const subject: Label = { en: "{title}: {period}", id: "{title}: {period}" };

/** No figure of the report stands in the mail: whoever reads it there may not be who may read the report. */
const body: Label = {
  en: `Hello {fullname},

your regular report "{title}" has been made.

Report: {report}
Period: {period}
Rows: {rows}
File: {format}

Sign in and download it within {days} days: {link}

{owner} You don't want it any more? Leave it here: {leave}`,
  id: `Halo {fullname},

laporan berkala Anda "{title}" sudah dibuat.

Laporan: {report}
Periode: {period}
Data: {rows}
Berkas: {format}

Masuk lalu unduh dalam {days} hari: {link}

{owner} Tidak ingin menerimanya lagi? Berhenti di sini: {leave}`,
};

const ownSetUp: Label = { en: "You set it up yourself.", id: "Anda sendiri yang mengaturnya." };
const setUpBy = (name: string): Label => ({ en: `${name} set it up for you.`, id: `Diatur untuk Anda oleh ${name}.` });

const inParts = (parts: number): Label => ({ en: `ZIP of ${parts} parts`, id: `ZIP berisi ${parts} bagian` });

const everything: Label = { en: "all regions", id: "semua daerah" };
const scopeSchema = z.union([z.literal("all"), z.record(z.string(), z.union([z.string(), z.number()]))]);

/** The rows of a document in words, from what is kept beside it. */
async function rowsInWords(tx: Transaction, lingkup: string, language: Language): Promise<string> {
  const { success, data } = scopeSchema.safeParse(JSON.parse(lingkup));
  if (!success) return "–";
  if (data === "all") return everything[language];
  const of = (name: string) => ({ where: { [name]: Number(data[name] ?? 0) } });
  const { pengelolaid, idskpd, idpemda } = { ...data };
  if (pengelolaid) return (await tx.tbl_kelompokpengelola.findFirst(of("pengelolaid")))?.pengelolaname ?? "–";
  if (idskpd) return (await tx.tbl_skpd.findFirst(of("idskpd")))?.skpdname ?? "–";
  return idpemda ? ((await tx.tbl_pemda.findFirst(of("idpemda")))?.pemdaname ?? "–") : "–";
}

const openOn = (day: string): Label => ({ en: `as of ${day}`, id: `per ${day}` });

/** The days that were asked for, or the year; of what is open now its day. */
function periodInWords({ permintaan, date_created }: ScheduledDocument, language: Language): string {
  const { dari, sampai, tahun } = storedQuery(permintaan);
  if (tahun) return tahun;
  if (dari && sampai) return formatDays(dari, sampai, language);
  const day = localDate(date_created, "Asia/Jakarta");
  return openOn(formatDays(day, day, language))[language];
}

const formatInWords = (format: string, parts: number | null, language: Language): string =>
  parts === null ? format.toUpperCase() : `${format.toUpperCase()}, ${inParts(parts)[language]}`;

/** A document that was made for a recipient. */
export type ScheduledDocument = Pick<
  Prisma.dokumen_laporanGetPayload<object>,
  "id" | "judul" | "sumber" | "format" | "permintaan" | "lingkup" | "peran" | "date_created"
>;

const include = {
  userdata: true,
  jadwal_laporan: { include: { userdata: { select: { fullname: true } } } },
} as const satisfies Prisma.jadwal_penerimaInclude;
type Recipient = Prisma.jadwal_penerimaGetPayload<{ include: typeof include }>;

interface ReportFacts {
  readonly title: string;
  readonly report: string;
  readonly period: string;
  readonly rows: string;
  readonly format: string;
  readonly days: number;
  /** Who set it up; null where the reader did. */
  readonly by: string | null;
  readonly scheduleid: number;
}

/** The mail to a recipient of a regular report. */
export function reportMail(
  env: Pick<Env, "PUBLIC_URL">,
  to: Addressee,
  { by, scheduleid, ...facts }: ReportFacts,
): Mail {
  const owner = (by === null ? ownSetUp : setUpBy(by))[languageOf(to)];
  const link = webAddress(env, "/report_trx_all/dokumen");
  const leave = webAddress(env, `/report_trx_all/jadwal?jadwal=${scheduleid}`);
  return letterTo(to, { subject, body }, { ...facts, owner, link, leave });
}

async function mailOf(
  { env }: Pick<Deps, "env">,
  tx: Transaction,
  document: ScheduledDocument,
  { userdata, jadwal_laporan: schedule, peran }: Recipient,
  { days, parts }: Extract<Ending, { is: "ready" }>,
): Promise<Mail> {
  const language = languageOf(userdata);
  const report = reports.find(({ name }) => document.sumber === `laporan/${name}`);
  const role = Object.entries(roleLabels).find(([name]) => name === peran)?.[1][language] ?? peran;
  const period = periodInWords(document, language);
  return reportMail(env, userdata, {
    title: document.judul,
    report: report?.title[language] ?? document.sumber,
    period,
    rows: `${await rowsInWords(tx, document.lingkup, language)} (${role})`,
    format: formatInWords(document.format, parts, language),
    days,
    by: schedule.userid === userdata.userid ? null : schedule.userdata.fullname,
    scheduleid: schedule.id,
  });
}

/** How the making of a scheduled document ended. */
export type Ending =
  | { readonly is: "ready"; readonly rows: number; readonly days: number; readonly parts: number | null }
  | { readonly is: "failed"; readonly reason: string; readonly isRights: boolean };

/**
 * Leaves the mail to the recipient, or keeps why there is none; in the transaction in which the document ends. Whoever has left meanwhile
 * gets nothing.
 */
export async function deliver(
  { env, clock }: Pick<Deps, "env" | "clock">,
  tx: Transaction,
  penerimaid: number,
  document: ScheduledDocument,
  ending: Ending,
): Promise<void> {
  const where = { id: penerimaid, hasil: "disiapkan" } as const;
  if (ending.is === "failed") {
    const data = { hasil: ending.isRights ? "hakhilang" : "gagal", keterangan: ending.reason.slice(0, 500) } as const;
    await tx.jadwal_penerima.updateMany({ where, data });
    return;
  }
  if (ending.rows === 0) {
    await tx.jadwal_penerima.updateMany({ where, data: { hasil: "kosong" } });
    await tx.dokumen_laporan.update({ where: { id: document.id }, data: { kedaluwarsa: clock.now() } });
    return;
  }
  const recipient = await tx.jadwal_penerima.findFirst({ where, include });
  if (!recipient) return;
  const outboxid = await enqueueSealedMail(env, tx, await mailOf({ env }, tx, document, recipient, ending));
  await tx.jadwal_penerima.updateMany({ where, data: { hasil: "mengantre", outboxid } });
}
