import type { Language } from "@retribusi/contract/define/label";
import type { orderDocument } from "@retribusi/contract/features/report/document.endpoints";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import type { Download } from "../../http/endpoint.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { writeOnce } from "../../lib/transaction.ts";
import { getEntitled, presentDocument, rowsKey } from "./document.query.ts";
import { findSource } from "./document-source.ts";
import { discardDocument } from "./document-sweep.ts";

/** Documents that one person may have: being made, and in all. */
const most = { waiting: 5, kept: 40 } as const;

const refusals = {
  waiting: {
    en: `${most.waiting} of your documents are being made. Wait for one of them, or remove it.`,
    id: `${most.waiting} dokumen Anda sedang dibuat. Tunggu salah satunya, atau hapus.`,
  },
  kept: {
    en: `You have ${most.kept} documents. Remove some that you no longer need.`,
    id: `Anda memiliki ${most.kept} dokumen. Hapus yang tidak diperlukan lagi.`,
  },
} as const;

const missing = {
  antri: {
    en: "This document is not ready yet. You are told when it is.",
    id: "Dokumen ini belum siap. Anda akan diberi tahu bila sudah siap.",
  },
  gagal: {
    en: "This document could not be made. Please ask for it anew.",
    id: "Dokumen ini gagal dibuat. Silakan minta dibuat ulang.",
  },
} as const;

const refused = (reason: keyof typeof refusals): AppError =>
  new AppError("ACTION_REFUSED", { values: { reason: refusals[reason] }, details: { reason } });

const unknownSource = {
  en: "There is no list or report of this name.",
  id: "Tidak ada daftar atau laporan dengan nama ini.",
};

/** Two calls at once may pass it both: it keeps the store small, nothing hangs on the exact number. */
async function requireRoom({ db }: Deps, { userid }: CurrentUser): Promise<void> {
  // What comes regularly was not asked for now, and takes nobody's place.
  const own = { userid, penerimaid: null };
  const waiting = await db.prisma.dokumen_laporan.count({ where: { ...own, status: { in: ["antri", "diproses"] } } });
  if (waiting >= most.waiting) throw refused("waiting");
  if ((await db.prisma.dokumen_laporan.count({ where: own })) >= most.kept) throw refused("kept");
}

/** Leaves a wish to be worked off. Throws VALIDATION, FORBIDDEN, or ACTION_REFUSED when the person has too many. */
export async function order(
  deps: Deps,
  user: CurrentUser,
  { sumber, format, query = {} }: z.output<typeof orderDocument.body>,
  bahasa: Language,
) {
  const source = findSource(sumber);
  if (!source) throw new AppError("VALIDATION", { fields: { sumber: unknownSource } });
  source.check(user, { format, query });
  await requireRoom(deps, user);
  const data = {
    ...{ sumber, format, bahasa, userid: user.userid, peran: user.role, permintaan: query },
    judul: source.title(bahasa),
    lingkup: rowsKey(source, user),
  };
  return presentDocument(await writeOnce(() => deps.db.prisma.dokumen_laporan.create({ data })));
}

/** Those of a person whose time isn't over, whenever the sweep comes by. */
const ownOf = ({ clock }: Deps, userid: number) => ({
  userid,
  OR: [{ kedaluwarsa: null }, { kedaluwarsa: { gt: clock.now() } }],
});

/** The person's own documents, the newest first. */
export async function listOwn(deps: Deps, { userid }: CurrentUser) {
  const rows = await deps.db.prisma.dokumen_laporan.findMany({ where: ownOf(deps, userid), orderBy: { id: "desc" } });
  return { records: rows.map(presentDocument) };
}

/**
 * A document to send. Throws NOT_FOUND for another's and for one that is gone or not ready, which it says; RIGHTS_CHANGED when its owner
 * could no longer have it made as it is.
 */
export async function fetchOwn(deps: Deps, { userid }: CurrentUser, id: number): Promise<Download> {
  const row = await deps.db.prisma.dokumen_laporan.findFirst({ where: { id, ...ownOf(deps, userid) } });
  if (!row) throw new AppError("NOT_FOUND");
  await getEntitled(deps, row);
  if (row.status !== "siap")
    throw new AppError("NOT_FOUND", { explanation: missing[row.status === "gagal" ? "gagal" : "antri"] });
  const { berkas, nama, jenis } = row;
  const body = berkas && (await deps.files.open(berkas));
  if (!body) throw new AppError("NOT_FOUND");
  return { filename: nama ?? String(id), type: jenis ?? "application/octet-stream", body };
}

/**
 * Removes a document with its file; one that is being made is given up. From the first statement on it is nobody's: what then can't be
 * removed is left to the sweep. Throws NOT_FOUND.
 */
export async function removeOwn(deps: Deps, { userid }: CurrentUser, id: number): Promise<{ deleted: 1 }> {
  const data = { userid: null, permintaan: {}, kedaluwarsa: deps.clock.now() };
  const { count } = await writeOnce(() => deps.db.prisma.dokumen_laporan.updateMany({ where: { id, userid }, data }));
  if (count === 0) throw new AppError("NOT_FOUND");
  await discardDocument(deps, id).catch((error: unknown) =>
    deps.log.warn({ err: error, id }, "a document is left to the sweep"),
  );
  return { deleted: 1 };
}
