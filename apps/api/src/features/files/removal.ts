import { copySizes } from "@retribusi/contract/features/files/picture.rules";
import type { Prisma } from "@retribusi/db/generated/client";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { retried, type Transaction } from "../../lib/transaction.ts";
import { copyPath } from "./stored-path.ts";

/** Milliseconds. */
export const hour = 3_600_000;
const day = 24 * hour;

/**
 * Forgets the file first: should removing it fail, it is only litter, while a row without a file would be a broken picture. Nothing
 * deleted means that a record uses the file now, or that the row is gone already: perhaps by this very call, whose answer was lost.
 */
async function remove({ db, files }: Deps, { id, path }: { id: number; path: string }): Promise<boolean> {
  const { count } = await retried(() => db.prisma.berkas.deleteMany({ where: { id, sementara: true } }));
  if (count === 0 && (await retried(() => db.prisma.berkas.count({ where: { id } }))) > 0) return false;
  await Promise.all([...copySizes, "large" as const].map((size) => files.remove(copyPath(path, size))));
  return true;
}

/** Leaves files of bookings that nothing uses any more to be thrown away. */
export async function releaseFiles(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.berkas.updateMany({
    where: { id: { in: [...ids] }, booking_dokumen: { none: {} }, diskon_booking: { none: {} } },
    data: { sementara: true },
  });
}

/** Throws away a file of one's own that no record uses yet; NOT_FOUND for any other. */
export async function removeTemporary(deps: Deps, user: CurrentUser, path: string): Promise<void> {
  const found = await deps.db.prisma.berkas.findFirst({ where: { path, pemilik: user.userid, sementara: true } });
  if (!found || !(await remove(deps, found))) throw new AppError("NOT_FOUND");
}

const unusedSince = ({ clock }: Deps, age: number) => ({
  sementara: true,
  date_created: { lt: new Date(clock.now().getTime() - age) },
});

async function sweep(deps: Deps, where: Prisma.berkasWhereInput): Promise<number> {
  const old = await deps.db.prisma.berkas.findMany({ where, select: { id: true, path: true }, take: 500 });
  let removed = 0;
  for (const file of old) if (await remove(deps, file)) removed += 1;
  return removed;
}

/** Throws away files that no record has used within a day, csv files within an hour; answers with their number. */
export const sweepFiles = (deps: Deps): Promise<number> =>
  sweep(deps, { OR: [unusedSince(deps, day), { ...unusedSince(deps, hour), mime: "text/csv" }] });

/** The same for one person's files, after `age` milliseconds already. */
export const sweepFilesOf = (deps: Deps, userid: number, age: number): Promise<number> =>
  sweep(deps, { ...unusedSince(deps, age), pemilik: userid });
