import { uploadLimits } from "@retribusi/contract/features/files/picture.rules";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { hour, sweepFilesOf } from "./removal.ts";

const megabyte = 1024 * 1024;
const { waiting } = uploadLimits;

/** A file as its row describes it. */
export interface Registration {
  readonly path: string;
  readonly namaasli: string;
  readonly mime: string;
  /** Bytes. */
  readonly ukuran: number;
  readonly umum: boolean;
  readonly lebar?: number;
  readonly tinggi?: number;
}

/** The sender's name for a file, without what would make it look like another one. */
export const shownName = (name: string): string =>
  name.replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, "").slice(0, 255);

interface Sum {
  readonly files: number;
  readonly bytes: number;
}

async function waitingOf(tx: Pick<Transaction, "berkas">, userid: number): Promise<Sum> {
  const where = { pemilik: userid, sementara: true };
  const { _count, _sum } = await tx.berkas.aggregate({ where, _count: { id: true }, _sum: { ukuran: true } });
  return { files: _count.id, bytes: _sum.ukuran ?? 0 };
}

function requireFits({ files, bytes }: Sum, more: Sum): void {
  if (files + more.files <= waiting.files && bytes + more.bytes <= waiting.megabytes * megabyte) return;
  throw new AppError("UPLOAD_QUOTA", {
    values: { used: Math.ceil(bytes / megabyte), max: waiting.megabytes, files, most: waiting.files, minutes: 60 },
  });
}

/** Throws UPLOAD_QUOTA before anything is read from somebody who has no room for another file. */
export const requireRoom = (deps: Deps, { userid }: CurrentUser): Promise<void> =>
  withRoom(deps, userid, async () => requireFits(await waitingOf(deps.db.prisma, userid), { files: 1, bytes: 1 }));

/** Tries again when there was no room and files that have waited for an hour could be thrown away. */
async function withRoom<T>(deps: Deps, userid: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isFull = error instanceof AppError && error.code === "UPLOAD_QUOTA";
    if (!isFull || (await sweepFilesOf(deps, userid, hour)) === 0) throw error;
    return work();
  }
}

/** Rows that an earlier attempt has committed: all of them or none, in the order of the files. */
async function findNoted(tx: Transaction, files: readonly Registration[]) {
  const rows = await tx.berkas.findMany({ where: { path: { in: files.map(({ path }) => path) } } });
  return files.flatMap(({ path }) => rows.find((row) => row.path === path) ?? []);
}

/**
 * Notes files before they are written: one that fails halfway is swept like any other that was never used. The person's row of
 * `kuota_berkas` is written first, so that of several uploads at once each counts those before it. Throws UPLOAD_QUOTA.
 *
 * A file's path is made for it alone and unique, so it marks the row: when the answer to a commit was lost, the next attempt finds the
 * files noted instead of counting and adding them again. It waits at `kuota_berkas` for a commit that is still under way.
 */
export function registerFiles(deps: Deps, { userid }: Pick<CurrentUser, "userid">, files: readonly Registration[]) {
  const bytes = files.reduce((sum, { ukuran }) => sum + ukuran, 0);
  return withRoom(deps, userid, () =>
    inTransaction(deps.db, async (tx, attempt) => {
      await tx.$executeRaw`INSERT INTO kuota_berkas (userid, urutan) VALUES (${userid}, 1) ON DUPLICATE KEY UPDATE urutan = urutan + 1`;
      const noted = attempt === 1 ? [] : await findNoted(tx, files);
      if (noted.length > 0) return noted;
      requireFits(await waitingOf(tx, userid), { files: files.length, bytes });
      const rows = [];
      for (const file of files) {
        const data = { ...file, namaasli: shownName(file.namaasli), pemilik: userid, sementara: true };
        rows.push(await tx.berkas.create({ data }));
      }
      return rows;
    }),
  );
}
