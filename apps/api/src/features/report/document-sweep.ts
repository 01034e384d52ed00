import type { Deps } from "../../lib/deps.ts";
import { retried } from "../../lib/transaction.ts";

type Kept = Pick<Deps, "db" | "files">;

/** So many in one run; the next one goes on. */
const batch = 500;

/** Removes a document that nobody is to have any more. The file goes first: its row is how we know of it. */
export async function discardDocument({ db, files }: Kept, id: number): Promise<void> {
  const row = await db.prisma.dokumen_laporan.findUnique({ where: { id } });
  if (row?.berkas) await files.remove(row.berkas);
  await retried(() => db.prisma.dokumen_laporan.deleteMany({ where: { id } }));
}

/** Removes documents whose time is over, rows and files; answers with their number. */
export async function sweepReportDocuments(deps: Pick<Deps, "db" | "files" | "clock">): Promise<number> {
  const where = { kedaluwarsa: { lte: deps.clock.now() } };
  const over = await deps.db.prisma.dokumen_laporan.findMany({ where, select: { id: true }, take: batch });
  for (const { id } of over) await discardDocument(deps, id);
  return over.length;
}
