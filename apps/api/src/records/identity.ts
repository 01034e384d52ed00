import type { EntityName } from "@retribusi/contract/access/entities";
import { type AnyEntity, identityFields, keyOf } from "@retribusi/contract/define/entity";
import type { AuditSubject } from "@retribusi/contract/features/system/audit.entity";
import type { Database } from "@retribusi/db/client";
import type { CurrentUser } from "../access/current-user.ts";
import { AppError } from "../lib/app-error.ts";
import { noteTrail } from "../lib/request.ts";
import { retried } from "../lib/transaction.ts";
import { entityOf } from "./reader.ts";
import { presentRow, type RecordRow } from "./row.ts";

/** Who looks, and from where. */
export interface Looker {
  readonly db: Database;
  readonly user: CurrentUser;
  readonly ip: string;
}

/** Whose identity numbers a record has, and who serves them. */
interface Holder {
  readonly owner: unknown;
  /** The manager group of a booking. */
  readonly manager: unknown;
}

/** A record with so many identity numbers in it. */
interface Subject extends Holder {
  readonly key: string;
  readonly numbers: number;
}

const isOwn = (user: CurrentUser, { owner }: Holder): boolean => owner === user.userid;

/** Its owner, the manager of the booking and the super user see an identity number in full, and the scan of the card; nobody else. */
const seesIdentity = (user: CurrentUser, holder: Holder): boolean =>
  user.role === "superuser" ||
  isOwn(user, holder) ||
  (user.role === "pengelola" && user.pengelolaid !== null && holder.manager === user.pengelolaid);

/**
 * A look at records: the only way to their identity numbers. Whoever sees somebody else's in full leaves a trace on the record, which the
 * person it is about can read.
 */
export function lookAt({ db, user, ip }: Looker, entitas: AuditSubject) {
  const seen: { kunci: string; sesudah: { baris: number } }[] = [];
  return {
    /** Whether the reader sees them in full. */
    opens({ key, numbers, ...holder }: Subject): boolean {
      const isOpen = seesIdentity(user, holder);
      if (isOpen && numbers > 0 && !isOwn(user, holder)) seen.push({ kunci: key, sesudah: { baris: numbers } });
      return isOpen;
    },
    /** Writes the traces, one for each record, once there are so many. Called before the last row leaves. */
    async note(least = 1): Promise<void> {
      if (seen.length < least) return;
      const look = { aksi: "lihat_nik", entitas, userid: user.userid } as const;
      const data = seen.splice(0).map((record) => ({ ...look, ...record, peran: user.role, alamatip: ip }));
      await retried(() => db.prisma.audit.createMany({ data }));
      for (const { kunci } of data) noteTrail({ ...look, kunci });
    },
  };
}

const holderOf = ({ owner, manager }: AnyEntity, row: Readonly<RecordRow>): Holder => ({
  owner: owner && row[owner],
  manager: manager && row[manager],
});

/** The identity numbers among the named fields of a row, in full. */
const numbersIn = (entity: AnyEntity, names: readonly string[], row: Readonly<RecordRow>): RecordRow =>
  Object.fromEntries(
    identityFields(entity).flatMap((name) => (names.includes(name) && row[name] ? [[name, row[name]]] : [])),
  );

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

/** So many traces of an export are written at once. */
const batch = 500;

/** The same for many rows on their way out; the last traces are written when they end, also halfway. */
export async function* presentRecords(
  looker: Looker,
  name: EntityName,
  names: readonly string[],
  rows: AsyncIterable<RecordRow>,
): AsyncGenerator<RecordRow> {
  const entity = entityOf(name);
  const look = lookAt(looker, name);
  try {
    for await (const row of rows) {
      const record = presentOpen(look, entity, names, row);
      await look.note(batch);
      yield record;
    }
  } finally {
    await look.note();
  }
}
