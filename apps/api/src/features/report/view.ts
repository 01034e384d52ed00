import type { Label } from "@retribusi/contract/define/label";
import { type ViewSource, viewSource } from "@retribusi/contract/features/report/report.sources";
import type { Range } from "@retribusi/contract/features/report/schedule.rules";
import type { changeView, ReportView, saveView } from "@retribusi/contract/features/report/view.endpoints";
import {
  hasPeriod,
  keptQuestion,
  readQuestion,
  type ViewQuestion,
} from "@retribusi/contract/features/report/view.rules";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { requireAccess } from "../../access/permissions.ts";
import type { RequestFacts } from "../../http/endpoint.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { inTransaction, isDuplicate, type Transaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";
import { getOwnView, placeKey, presentView, storedQuestion } from "./view.query.ts";

/** Views that one person may keep in one role. */
const most = 100;

const tooMany: Label = {
  en: `You have ${most} views. Remove some that you no longer need.`,
  id: `Anda memiliki ${most} tampilan. Hapus yang tidak diperlukan lagi.`,
};
const noPlace: Label = {
  en: "Your account has no place of work yet, so there are no colleagues to share it with. Keep it for yourself.",
  id: "Akun Anda belum memiliki tempat kerja, jadi tidak ada rekan untuk berbagi. Simpan untuk Anda sendiri.",
};
const duplicate: Label = {
  en: "You have a view of this name. Replace that one, or choose another name.",
  id: "Anda sudah memiliki tampilan dengan nama ini. Ganti isinya, atau pilih nama lain.",
};
const noDays: Label = {
  en: "There are no days in it that could move on with the calendar. Choose a period first, or keep it as it is.",
  id: "Tidak ada hari yang dapat mengikuti kalender. Pilih periode dahulu, atau simpan apa adanya.",
};

const refused = (reason: Label) => new AppError("ACTION_REFUSED", { values: { reason } });

interface Call {
  readonly deps: Deps;
  readonly user: CurrentUser;
  readonly request: RequestFacts;
}

/** What is kept of a question. Throws VALIDATION, which names every part that can't be asked. */
function checkQuestion(sumber: ViewSource, permintaan: ViewQuestion, periode: Range | null): ViewQuestion {
  const { problems } = readQuestion(sumber, permintaan);
  const fields = Object.fromEntries(problems.map(({ name, why }) => [`permintaan.${name}`, why]));
  if (periode !== null && !hasPeriod(sumber, permintaan)) fields["periode"] = noDays;
  if (Object.keys(fields).length > 0) throw new AppError("VALIDATION", { fields });
  return keptQuestion(sumber, permintaan, periode);
}

/** The rows of whoever keeps it. Throws ACTION_REFUSED where it is to be shared by somebody without a place. */
function requirePlace(user: CurrentUser, dibagikan: boolean): string {
  const lingkup = placeKey(user);
  if (lingkup === null && dibagikan) throw refused(noPlace);
  return lingkup ?? "none";
}

async function write<T>(deps: Deps, work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(deps.db, work);
  } catch (error) {
    if (isDuplicate(error, "tampilan_laporan_nama_key"))
      throw new AppError("VALIDATION", { fields: { judul: duplicate } });
    throw error;
  }
}

const entitas = "tampilan_laporan";
const withOwner = { userdata: { select: { fullname: true } } } as const;

/** Keeps a question under a name. Throws FORBIDDEN, VALIDATION or ACTION_REFUSED. */
export async function keepView(
  { deps, user, request }: Call,
  { sumber, judul, permintaan, periode, dibagikan }: z.output<typeof saveView.body>,
): Promise<ReportView> {
  requireAccess(user, viewSource(sumber));
  const lingkup = requirePlace(user, dibagikan);
  const own = { userid: user.userid, peran: user.role };
  const content = { sumber, judul, permintaan: checkQuestion(sumber, permintaan, periode), periode, dibagikan };
  if ((await deps.db.prisma.tampilan_laporan.count({ where: own })) >= most) throw refused(tooMany);
  return write(deps, async (tx) => {
    const row = await tx.tampilan_laporan.create({ data: { ...own, ...content, lingkup }, include: withOwner });
    await writeAudit(tx, user, request.ip, { aksi: "add", entitas, kunci: String(row.id), sesudah: content });
    return presentView(row, user, request.language);
  });
}

/** Renames a view of one's own, changes what it asks, shares it or no longer. Throws NOT_FOUND, FORBIDDEN, VALIDATION or ACTION_REFUSED. */
export async function alterView(
  { deps, user, request }: Call,
  id: number,
  wish: z.output<typeof changeView.body>,
): Promise<ReportView> {
  const before = await getOwnView(deps.db, user, id);
  const stored = storedQuestion(before);
  const lingkup = requirePlace(user, wish.dibagikan ?? before.dibagikan);
  const asks = wish.permintaan !== undefined || wish.periode !== undefined;
  const { sumber, permintaan, periode } = { ...stored, ...wish };
  const change = { ...wish, ...(asks ? { permintaan: checkQuestion(sumber, permintaan, periode) } : {}) };
  return write(deps, async (tx) => {
    const data = { ...change, lingkup, date_updated: deps.clock.now() };
    const row = await tx.tampilan_laporan.update({ where: { id }, data, include: withOwner });
    const { judul, dibagikan } = before;
    const sebelum = { judul, dibagikan, permintaan: stored.permintaan, periode: stored.periode };
    await writeAudit(tx, user, request.ip, { aksi: "edit", entitas, kunci: String(id), sebelum, sesudah: change });
    return presentView(row, user, request.language);
  });
}

/** Removes a view of one's own. Throws NOT_FOUND or FORBIDDEN. */
export async function discardView({ deps, user, request }: Call, id: number): Promise<{ deleted: 1 }> {
  const { judul, sumber, dibagikan } = await getOwnView(deps.db, user, id);
  await write(deps, async (tx) => {
    await tx.tampilan_laporan.deleteMany({ where: { id } });
    const sebelum = { judul, sumber, dibagikan };
    await writeAudit(tx, user, request.ip, { aksi: "delete", entitas, kunci: String(id), sebelum });
  });
  return { deleted: 1 };
}
