import type { CurrentUser } from "../../access/current-user.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../http/app-error.ts";
import { copyPath } from "./stored-path.ts";

const day = 24 * 3_600_000;
const sizes = ["thumb", "small", "medium", "large"] as const;

/** Forgets the file first: should removing it fail, it is only litter, while a row without a file would be a broken picture. */
async function remove({ db, files }: Deps, { id, path }: { id: number; path: string }): Promise<boolean> {
  const { count } = await db.prisma.berkas.deleteMany({ where: { id, sementara: true } });
  if (count === 0) return false;
  await Promise.all(sizes.map((size) => files.remove(copyPath(path, size))));
  return true;
}

/** Throws away a file of one's own that no record uses yet; NOT_FOUND for any other. */
export async function removeTemporary(deps: Deps, user: CurrentUser, path: string): Promise<void> {
  const found = await deps.db.prisma.berkas.findFirst({ where: { path, pemilik: user.userid, sementara: true } });
  if (!found || !(await remove(deps, found))) throw new AppError("NOT_FOUND");
}

/** Throws away files that no record has used within a day; answers with their number. */
export async function sweepFiles(deps: Deps): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - day);
  const where = { sementara: true, date_created: { lt: before } };
  const old = await deps.db.prisma.berkas.findMany({ where, select: { id: true, path: true }, take: 500 });
  let removed = 0;
  for (const file of old) if (await remove(deps, file)) removed += 1;
  return removed;
}
