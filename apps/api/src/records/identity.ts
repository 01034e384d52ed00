import type { AuditSubject } from "@retribusi/contract/access/audit-subject";
import type { EntityName } from "@retribusi/contract/access/entities";
import { type AnyEntity, identityFields, keyOf } from "@retribusi/contract/define/entity";
import type { Database } from "@retribusi/db/client";
import type { CurrentUser } from "../access/current-user.ts";
import { AppError } from "../lib/app-error.ts";
import { noteTrail } from "../lib/request.ts";
import { retried } from "../lib/transaction.ts";
import { holderOf, isOwn, type Look, numbersIn, opensTo, type Subject, seesIdentity } from "./holder.ts";
import { entityOf } from "./reader.ts";
import { presentRow, type RecordRow } from "./row.ts";

/** Who looks, and from where. */
export interface Looker {
  readonly db: Database;
  readonly user: CurrentUser;
  readonly ip: string;
}

/**
 * A look at records: the only way to their identity numbers. Whoever sees somebody else's in full leaves a trace on the record, which the
 * person it is about can read.
 */
export function lookAt(looker: Looker, entitas: AuditSubject) {
  const seen: Look[] = [];
  return {
    /** Whether the reader sees them in full. */
    opens: (subject: Subject): boolean => opensTo(looker.user, subject, seen),
    /** Writes the traces, one for each record. Called before what was seen leaves. */
    note: () => noteLooks(looker, entitas, seen.splice(0)),
  };
}

/** Writes that somebody has seen, or is about to see, the identity numbers of these records. */
export async function noteLooks({ db, user, ip }: Looker, entitas: AuditSubject, seen: readonly Look[]): Promise<void> {
  if (seen.length === 0) return;
  const look = { aksi: "lihat_nik", entitas, userid: user.userid } as const;
  const data = seen.map((record) => ({ ...look, ...record, peran: user.role, alamatip: ip }));
  await retried(() => db.prisma.audit.createMany({ data }));
  for (const { kunci } of data) noteTrail({ ...look, kunci });
}

function presentOpen(
  look: ReturnType<typeof lookAt>,
  entity: AnyEntity,
  names: readonly string[],
  row: Readonly<RecordRow>,
): RecordRow {
  const record = presentRow(entity, names, row);
  const open = numbersIn(entity, names, row);
  const subject = { ...holderOf(entity, row), key: keyOf(entity, row), numbers: Object.keys(open).length };
  return look.opens(subject) ? { ...record, ...open } : record;
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
  const record = presentRow(entity, names, row);
  const holder = holderOf(entity, row);
  const open = numbersIn(entity, names, row);
  if (isOwn(user, holder)) return { record: { ...record, ...open }, can: {} };
  const isOpen = Object.keys(open).length > 0 && seesIdentity(user, holder);
  return { record, can: isOpen ? { identity: true } : {} };
}

/** The identity numbers of one record in full, and the trace of having seen them. Throws FORBIDDEN. */
export async function showIdentity(looker: Looker, name: EntityName, row: Readonly<RecordRow>): Promise<RecordRow> {
  const entity = entityOf(name);
  if (!seesIdentity(looker.user, holderOf(entity, row))) throw new AppError("FORBIDDEN");
  return presentRecord(looker, name, identityFields(entity), row);
}

/** One record as its reader may see it, and the trace of having seen it: for what leaves the screen. */
export async function presentRecord(
  looker: Looker,
  name: EntityName,
  names: readonly string[],
  row: Readonly<RecordRow>,
): Promise<RecordRow> {
  const look = lookAt(looker, name);
  const record = presentOpen(look, entityOf(name), names, row);
  await look.note();
  return record;
}
