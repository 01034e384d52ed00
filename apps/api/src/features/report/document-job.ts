import { retention } from "@retribusi/contract/features/privacy/privacy.rules";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { isLoopLate } from "../../lib/loop-delay.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import type { Draft } from "../../records/export/draft.ts";
import { fileName } from "../../records/export/file-name.ts";
import { languageOf } from "../identity/letter.ts";
import { findSettings } from "../system/settings.query.ts";
import { getEntitled, wishOf } from "./document.query.ts";
import { type ClaimedDocument, claimDocument, giveBack, keepLease, mostTries } from "./document-claim.ts";
import { type MadeFile, writeDocument } from "./document-file.ts";
import { notifyOwner } from "./document-notice.ts";
import { deliver, type Ending } from "./schedule-delivery.ts";

const day = 24 * 3_600_000;

/** The document was removed meanwhile, or another process makes it: nobody is told of this one. */
class LostError extends Error {
  constructor() {
    super("The document is no longer ours to make");
    this.name = "LostError";
  }
}

/** How far it is, for whoever waits. */
interface Progress {
  rows: number;
  all: number | null;
}

interface Made {
  readonly draft: Draft;
  readonly file: Omit<MadeFile, "place">;
}

/** Makes the file with the rights that the person has now, which must be those they asked with, and puts it into the store. */
async function make(deps: Deps, row: ClaimedDocument, progress: Progress, signal: AbortSignal): Promise<Made> {
  const { source, user } = await getEntitled(deps, row);
  const organisation = await findSettings(deps.db.prisma);
  const asker = { deps, user, ip: "", language: languageOf(row), organisation, signal };
  const wish = wishOf(row);
  progress.all = await source.count(asker, wish);
  const draft = await source.draft(asker, wish);
  return deps.temporary.within(async (folder) => {
    const onRows = (rows: number) => {
      progress.rows = rows;
    };
    const { place, ...file } = await writeDocument(draft, wish.format, { folder, signal, onRows });
    signal.throwIfAborted();
    await deps.files.take(row.berkas, place);
    return { draft, file };
  });
}

const sweptAt = ({ clock }: Deps): Date => new Date(clock.now().getTime() + retention.reportDocuments * day);

/** Tells of a document whoever asked for it; a scheduled one goes its own way. */
async function notify(
  deps: Deps,
  tx: Transaction,
  userid: number,
  row: ClaimedDocument,
  ending: Ending,
): Promise<void> {
  if (row.penerimaid !== null) return deliver(deps, tx, row.penerimaid, row, ending);
  const reason = ending.is === "failed" ? ending.reason : "";
  const parts = ending.is === "ready" ? ending.parts : null;
  await notifyOwner(deps.env, tx, userid, ending.is, {
    title: row.judul,
    days: retention.reportDocuments,
    reason,
    parts,
  });
}

/** Writes how it ended beside the notice of it. Throws LostError. */
async function finish(deps: Deps, row: ClaimedDocument, data: object, ending: Ending): Promise<void> {
  const { id, sewa, userid } = row;
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const { count } = await tx.dokumen_laporan.updateMany({
      where: { id, sewa, userid: { not: null } },
      data: { ...data, sewa: null, sewasampai: null, tglselesai: now, kedaluwarsa: sweptAt(deps) },
    });
    if (count === 0 || userid === null) throw new LostError();
    await notify(deps, tx, userid, row, ending);
  });
}

const markReady = (deps: Deps, row: ClaimedDocument, { draft, file }: Made, { rows }: Progress) =>
  finish(
    deps,
    row,
    {
      ...{ status: "siap", kemajuan: rows, jumlah: rows, jenis: file.type, ukuran: BigInt(file.size) },
      bagian: file.parts,
      nama: fileName(draft, deps.clock.now(), file.ending),
    },
    { is: "ready", rows, days: retention.reportDocuments, parts: file.parts },
  );

const unexpected = {
  en: "Something unexpected went wrong. Please ask for it anew; if it keeps happening, tell the administrator.",
  id: "Terjadi kesalahan yang tidak terduga. Silakan minta dibuat ulang; bila terus terjadi, beri tahu administrator.",
} as const;

/** In words that its owner understands; what we didn't foresee stands in our log. */
const reasonOf = (row: ClaimedDocument, error: unknown): string =>
  error instanceof AppError ? error.toAnswer(languageOf(row)).error.message : unexpected[languageOf(row)];

async function markFailed(deps: Deps, row: ClaimedDocument, error: unknown): Promise<void> {
  const galat = reasonOf(row, error);
  const isRights = error instanceof AppError && error.code === "RIGHTS_CHANGED";
  try {
    await finish(deps, row, { status: "gagal", galat }, { is: "failed", reason: galat, isRights });
  } catch (lost) {
    if (!(lost instanceof LostError)) throw lost;
  }
}

/** What becomes of a document that wasn't made: what can't be is told, what might have been bad luck is tried again. */
async function settle(deps: Deps, row: ClaimedDocument, error: unknown, isEnding: boolean): Promise<void> {
  await deps.files.remove(row.berkas);
  if (error instanceof LostError) return;
  if (isEnding) {
    await giveBack(deps.db, row, false);
    return;
  }
  if (!(error instanceof AppError)) deps.log.error({ err: error, document: row.id }, "a document could not be made");
  if (error instanceof AppError || row.percobaan >= mostTries) await markFailed(deps, row, error);
  else await giveBack(deps.db, row, true);
}

async function makeOne(deps: Deps, row: ClaimedDocument, ending: AbortSignal): Promise<void> {
  const lost = new AbortController();
  const progress: Progress = { rows: 0, all: row.jumlah };
  const stop = keepLease(
    deps.db,
    row,
    () => progress,
    () => lost.abort(new LostError()),
    deps.log,
  );
  try {
    if (row.percobaan > mostTries) throw new Error("The process that made it has died too often");
    const made = await make(deps, row, progress, AbortSignal.any([ending, lost.signal]));
    await markReady(deps, row, made, progress);
  } catch (error) {
    await settle(deps, row, lost.signal.aborted ? lost.signal.reason : error, ending.aborted);
  } finally {
    stop();
  }
}

/**
 * Makes the documents that wait, one after the other, until none does, or this process is to end or can't keep up; answers with their
 * number. Any number of processes may do this at once.
 */
export async function makeDocuments(deps: Deps, ending: AbortSignal): Promise<number> {
  for (let made = 0; ; made += 1) {
    const row = ending.aborted || isLoopLate() ? undefined : await claimDocument(deps);
    if (!row) return made;
    await makeOne(deps, row, ending);
  }
}
