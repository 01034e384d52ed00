import { keyOf } from "@retribusi/contract/define/entity";
import { Prisma } from "@retribusi/db/generated/client";
import type { CurrentUser } from "../../access/current-user.ts";
import { scope } from "../../access/scope.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { databaseNow, inTransaction, type Transaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";
import { columnOf, keyCondition, tableOf } from "../../records/columns.ts";
import { findInScope } from "../../records/in-scope.ts";
import type { RecordRow } from "../../records/row.ts";
import { raiseVersion } from "../../records/version.ts";
import { toWriteError } from "../../records/write.ts";
import { type StoredDifference, sameValue, storedComparison } from "./comparison.ts";
import type { Subject } from "./subject.ts";

interface Applying {
  readonly deps: Deps;
  readonly user: CurrentUser;
  readonly subject: Subject;
  readonly ip: string;
}

/** So long may all the rows of a comparison be under way to the database, in milliseconds. */
const timeoutMs = 5 * 60_000;

const changed = (key: string): AppError => new AppError("CONFLICT", { details: { key } });

async function getDifferences({ deps, user, subject }: Applying, id: number, keys: readonly string[]) {
  const where = { id, userid: user.userid, entitas: subject.name };
  const found = await deps.db.prisma.sinkronisasi.findFirst({ where });
  if (!found) throw new AppError("NOT_FOUND");
  if (found.perbandingan === null) throw new AppError("CONFLICT");
  const byKey = new Map(storedComparison.parse(found.perbandingan).map((one) => [one.key, one]));
  return [...new Set(keys)].map((key) => {
    const difference = byKey.get(key);
    if (!difference) throw new AppError("INVALID_REQUEST");
    return difference;
  });
}

/** Whether the row still has the values that were shown; its lock keeps it so. */
async function isUnchanged(tx: Transaction, { entity }: Subject, key: readonly number[], before: RecordRow) {
  const names = Object.keys(before);
  const list = names.map((name) => `${columnOf(entity, name)} AS \`${name}\``).join(", ");
  const sql = `SELECT ${list} FROM ${tableOf(entity)} t WHERE ${keyCondition(entity)} FOR UPDATE`;
  const [row] = await tx.$queryRawUnsafe<RecordRow[]>(sql, ...key);
  return row !== undefined && names.every((name) => sameValue(row[name], before[name]));
}

async function add(applying: Applying, tx: Transaction, { write, key }: StoredDifference): Promise<void> {
  const { deps, user, subject, ip } = applying;
  const { name, entity, resource } = subject;
  await resource.check?.({ tx, user, kind: "add", write });
  const created = await resource.create(tx, write, { deps, user, ip });
  const id = keyOf(entity, created);
  if (!(await findInScope(tx, scope(user, name), id.split("-").map(Number)))) throw changed(key);
  await writeAudit(tx, user, ip, { aksi: "sync", entitas: name, kunci: id, sesudah: write });
}

async function edit(applying: Applying, tx: Transaction, id: readonly number[], difference: StoredDifference) {
  const { deps, user, subject, ip } = applying;
  const { name, entity, resource } = subject;
  const { key, before, write } = difference;
  const isTheirs = await findInScope(tx, scope(user, name), id);
  if (!isTheirs || !(await isUnchanged(tx, subject, id, before))) throw changed(key);
  await resource.check?.({ tx, user, kind: "edit", before, write });
  const where = Object.fromEntries(entity.key.map((field, place) => [field, id[place] ?? 0]));
  await raiseVersion(tx, entity, id);
  await resource.update(tx, where, write, { deps, user, ip });
  await writeAudit(tx, user, ip, { aksi: "sync", entitas: name, kunci: id.join("-"), sebelum: before, sesudah: write });
}

/** Notes that the comparison was taken over, once: of two at the same time, one finds it gone. */
async function claim(tx: Transaction, id: number, figures: { ditambah: number; diubah: number }): Promise<void> {
  const data = { ...figures, tglditerapkan: await databaseNow(tx), perbandingan: Prisma.DbNull };
  const { count } = await tx.sinkronisasi.updateMany({ where: { id, tglditerapkan: null }, data });
  if (count === 0) throw new AppError("CONFLICT");
}

/** What the database refuses now was possible when it was shown. */
function toConflict(subject: Subject, error: unknown): unknown {
  const explained = toWriteError(subject.entity, error);
  return explained !== error ? new AppError("CONFLICT") : explained;
}

/**
 * Takes over the chosen rows of a comparison of one's own, all or none. Throws CONFLICT when a row isn't any more as it was shown or
 * the comparison was used already, NOT_FOUND for somebody else's.
 */
export async function applyComparison(applying: Applying, id: number, keys: readonly string[]) {
  const { deps, subject } = applying;
  const differences = await getDifferences(applying, id, keys);
  const edited = differences.filter((one) => one.id !== null).length;
  const added = differences.length - edited;
  const write = async (tx: Transaction) => {
    await claim(tx, id, { ditambah: added, diubah: edited });
    for (const one of differences) {
      if (one.id) await edit(applying, tx, one.id, one);
      else await add(applying, tx, one);
    }
  };
  try {
    await inTransaction(deps.db, write, { timeout: timeoutMs });
  } catch (error) {
    throw toConflict(subject, error);
  }
  return { added, edited };
}
