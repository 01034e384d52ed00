import type { Language } from "@retribusi/contract/define/label";
import { type ViewSource, viewSource, viewSources } from "@retribusi/contract/features/report/report.sources";
import { ranges } from "@retribusi/contract/features/report/schedule.rules";
import type { ReportView } from "@retribusi/contract/features/report/view.endpoints";
import { readQuestion } from "@retribusi/contract/features/report/view.rules";
import type { Database } from "@retribusi/db/client";
import type { tampilan_laporan } from "@retribusi/db/generated/client";
import { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { requireAccess } from "../../access/permissions.ts";
import { scope } from "../../access/scope.ts";
import { AppError } from "../../lib/app-error.ts";

const questionSchema = z.record(z.string(), z.string());
const sourceSchema = z.enum(viewSources);
const rangeSchema = z.enum(ranges).nullable().catch(null);

type Row = tampilan_laporan & { readonly userdata: { readonly fullname: string } };
const withOwner = { userdata: { select: { fullname: true } } } as const;

/** The rows of a person as they are compared: colleagues see the same ones in the same role. Null for somebody who sees none. */
export function placeKey(user: CurrentUser): string | null {
  const { rows } = scope(user, "report_trx_all");
  return rows === "none" ? null : JSON.stringify(rows);
}

/** A view as somebody opens it: what of it can be asked today, and what is wrong with the rest. */
export function presentView(row: Row, { userid }: CurrentUser, language: Language): ReportView {
  const sumber = sourceSchema.parse(row.sumber);
  const { fits, problems } = readQuestion(sumber, questionSchema.parse(row.permintaan));
  return {
    id: row.id,
    sumber,
    judul: row.judul,
    permintaan: fits,
    periode: rangeSchema.parse(row.periode),
    dibagikan: row.dibagikan,
    pemilik: row.userid === userid ? null : row.userdata.fullname,
    masalah: problems.map(({ name, value, why }) => ({ nama: name, nilai: value, alasan: why[language] })),
  };
}

/** Views of the report that are there for the person: their own in this role, and what colleagues share. */
const visibleTo = (user: CurrentUser) => {
  const lingkup = placeKey(user);
  const own = { userid: user.userid, peran: user.role };
  return { OR: [own, ...(lingkup === null ? [] : [{ peran: user.role, lingkup, dibagikan: true }])] };
};

/** One's own views by name, then those of colleagues. Throws FORBIDDEN for a report that the person may not read. */
export async function listViewsOf(
  { prisma }: Database,
  user: CurrentUser,
  sumber: ViewSource,
  language: Language,
): Promise<{ records: ReportView[] }> {
  requireAccess(user, viewSource(sumber));
  const rows = await prisma.tampilan_laporan.findMany({
    where: { sumber, ...visibleTo(user) },
    include: withOwner,
    orderBy: [{ judul: "asc" }, { id: "asc" }],
  });
  const isOwn = ({ userid }: Row) => userid === user.userid;
  return {
    records: [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))].map((row) =>
      presentView(row, user, language),
    ),
  };
}

/**
 * A view of one's own, to be changed. Throws NOT_FOUND for one that isn't there for the person, FORBIDDEN for a colleague's and for a report
 * that the person may no longer read.
 */
export async function getOwnView({ prisma }: Pick<Database, "prisma">, user: CurrentUser, id: number): Promise<Row> {
  const row = await prisma.tampilan_laporan.findFirst({ where: { id, ...visibleTo(user) }, include: withOwner });
  if (!row) throw new AppError("NOT_FOUND");
  requireAccess(user, viewSource(sourceSchema.parse(row.sumber)));
  if (row.userid !== user.userid) throw new AppError("FORBIDDEN");
  return row;
}

/** What a stored view asks. */
export const storedQuestion = (row: tampilan_laporan) => ({
  sumber: sourceSchema.parse(row.sumber),
  permintaan: questionSchema.parse(row.permintaan),
  periode: rangeSchema.parse(row.periode),
});
