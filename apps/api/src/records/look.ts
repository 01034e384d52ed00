import type { EntityName } from "@retribusi/contract/access/entities";
import { type AnyEntity, fieldOf, identityFields, keyOf } from "@retribusi/contract/define/entity";
import type { AuditSubject } from "@retribusi/contract/features/system/audit.entity";
import type { Database } from "@retribusi/db/client";
import type { CurrentUser } from "../access/current-user.ts";
import { maskIdentity, seesIdentity } from "../access/identity.ts";
import { AppError } from "../lib/app-error.ts";
import { retried } from "../lib/transaction.ts";
import { writeAudit } from "./audit.ts";
import { entityOf } from "./reader.ts";
import { identityOf, presentRow, type RecordRow } from "./row.ts";

/** Who looks, and from where. */
export interface Looker {
  readonly db: Database;
  readonly user: CurrentUser;
  readonly ip: string;
}

interface Seen {
  readonly entitas: AuditSubject;
  /** Key of the record. */
  readonly kunci: string;
  /** How many identity numbers were shown in full. */
  readonly baris: number;
}

/** Whoever looks at somebody else's identity number in full leaves a trace on the record, which the person it is about can read. */
export async function noteLook({ db, user, ip }: Looker, { baris, ...what }: Seen): Promise<void> {
  if (baris > 0) await writeAudit(db.prisma, user, ip, { aksi: "lihat_nik", ...what, sesudah: { baris } });
}

/** Identity numbers of others that the presented row shows in full. */
function countShown(entity: AnyEntity, row: Readonly<RecordRow>, shown: RecordRow, user: CurrentUser): number {
  if (identityOf(entity, row).owner === user.userid) return 0;
  const isShown = (name: string) => fieldOf(entity, name).kind === "nik" && shown[name] && shown[name] === row[name];
  return Object.keys(shown).filter(isShown).length;
}

/**
 * One record as a screen shows it: somebody else's identity number stands masked, whoever reads, so that only who asks for it leaves a
 * trace. `can.identity` says that they may.
 */
export function presentCovered(
  name: EntityName,
  names: readonly string[],
  row: Readonly<RecordRow>,
  user: CurrentUser,
) {
  const entity = entityOf(name);
  const record = presentRow(entity, names, row, user);
  if (countShown(entity, row, record, user) === 0) return { record, can: {} };
  for (const field of identityFields(entity)) {
    const value = record[field];
    if (typeof value === "string") record[field] = maskIdentity(value);
  }
  return { record, can: { identity: true } };
}

/** The identity numbers of one record in full, and the trace of having seen them. Throws FORBIDDEN. */
export async function showIdentity(looker: Looker, name: EntityName, row: Readonly<RecordRow>): Promise<RecordRow> {
  const entity = entityOf(name);
  if (!seesIdentity(looker.user, identityOf(entity, row))) throw new AppError("FORBIDDEN");
  return presentRecord(looker, name, identityFields(entity), row);
}

/** One record as its reader may see it, and the trace of having seen it: for what leaves the screen. */
export async function presentRecord(
  looker: Looker,
  name: EntityName,
  names: readonly string[],
  row: Readonly<RecordRow>,
): Promise<RecordRow> {
  const entity = entityOf(name);
  const shown = presentRow(entity, names, row, looker.user);
  const baris = countShown(entity, row, shown, looker.user);
  await noteLook(looker, { entitas: name, kunci: keyOf(entity, row), baris });
  return shown;
}

/** So many traces of an export are written at once. */
const batch = 500;

async function noteLooks({ db, user, ip }: Looker, entitas: EntityName, keys: string[]): Promise<void> {
  const who = { userid: user.userid, peran: user.role, alamatip: ip };
  const data = keys.splice(0).map((kunci) => ({ ...who, aksi: "lihat_nik", entitas, kunci, sesudah: { baris: 1 } }));
  if (data.length > 0) await retried(() => db.prisma.audit.createMany({ data }));
}

/** The same for many rows on their way out: one trace for each record, by the hundreds, and the last when they end, also halfway. */
export async function* presentRecords(
  looker: Looker,
  name: EntityName,
  names: readonly string[],
  rows: AsyncIterable<RecordRow>,
): AsyncGenerator<RecordRow> {
  const entity = entityOf(name);
  const seen: string[] = [];
  try {
    for await (const row of rows) {
      const shown = presentRow(entity, names, row, looker.user);
      if (countShown(entity, row, shown, looker.user) > 0) seen.push(keyOf(entity, row));
      if (seen.length >= batch) await noteLooks(looker, name, seen);
      yield shown;
    }
  } finally {
    await noteLooks(looker, name, seen);
  }
}
