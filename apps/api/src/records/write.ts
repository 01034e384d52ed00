import { type EntityName, isEntityName } from "@retribusi/contract/access/entities";
import { type AnyEntity, addBody, editBody, fieldOf, keyOf, readableFields } from "@retribusi/contract/define/entity";
import { missing } from "@retribusi/contract/define/validation-words";
import { sqlOf } from "@retribusi/db/sql";
import type { CurrentUser } from "../access/current-user.ts";
import { requireVerb, writableFields } from "../access/permissions.ts";
import { scope } from "../access/scope.ts";
import { AppError } from "../lib/app-error.ts";
import { brokenReference, duplicatedIndex } from "../lib/database-error.ts";
import type { Deps } from "../lib/deps.ts";
import { inTransaction, type Transaction } from "../lib/transaction.ts";
import { validate } from "../lib/validate.ts";
import { writeAudit } from "./audit.ts";
import { conflictOf } from "./conflict.ts";
import { presentCovered } from "./identity.ts";
import { findInScope, requireInScope } from "./in-scope.ts";
import { keepFiles } from "./kept-files.ts";
import { ownValues } from "./own-values.ts";
import { getRow, parseKey } from "./reader.ts";
import { outside, requireReferences } from "./references.ts";
import { removeUnreferred } from "./referring.ts";
import type { Writable } from "./resource.ts";
import type { RecordRow } from "./row.ts";
import { sanitiseRow } from "./sanitise.ts";
import { wordsOf } from "./table-words.ts";
import { raiseShownVersion } from "./version.ts";

/** Who writes, from where, to which entity. */
export interface Writer {
  readonly deps: Deps;
  readonly user: CurrentUser;
  readonly ip: string;
  readonly resource: Writable;
}

const nameOf = ({ entity }: Writable): EntityName => {
  if (!isEntityName(entity.name)) throw new Error(`${entity.name} is not registered`);
  return entity.name;
};

const named = (entity: AnyEntity, key: readonly number[]): Record<string, number> =>
  Object.fromEntries(entity.key.map((name, position) => [name, key[position] ?? 0]));

/** The whole row of a new record: the form's values, the writer's own region and agency, null for what was left empty. */
export function completeRow(entity: AnyEntity, body: Readonly<RecordRow>, user: CurrentUser): RecordRow {
  const own = ownValues(user);
  const row = Object.fromEntries(entity.form.map((name) => [name, body[name] ?? own[name] ?? null]));
  const empty = entity.form.filter((name) => row[name] === null && !fieldOf(entity, name).optional);
  if (empty.length > 0) {
    throw new AppError("VALIDATION", { fields: Object.fromEntries(empty.map((name) => [name, missing])) });
  }
  return row;
}

const duplicate = { en: "Already exist!", id: "Sudah ada!" };

/** Turns what the database refused into what the writer can mend. */
export function toWriteError(entity: AnyEntity, error: unknown): unknown {
  const index = duplicatedIndex(error);
  if (index !== undefined) {
    const field = entity.uniqueIndexes?.[index];
    return new AppError("ALREADY_EXISTS", field ? { fields: { [field]: duplicate } } : {});
  }
  const broken = brokenReference(error);
  if (broken === undefined) return error;
  // Named here, it is gone meanwhile; named elsewhere, the value that others refer to was to change.
  if (broken.table === entity.table) return new AppError("VALIDATION", { fields: { [broken.column]: outside } });
  return new AppError("REFERRED", { values: { users: wordsOf([broken.table]) } });
}

async function inWrite<T>({ deps, resource }: Writer, work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(deps.db, work);
  } catch (error) {
    throw toWriteError(resource.entity, error);
  }
}

/** The row of a form. Throws VALIDATION with everything that is wrong with it at once. */
async function readNew(writer: Writer, form: readonly string[], input: unknown): Promise<RecordRow> {
  const { user, resource } = writer;
  const { entity } = resource;
  const further = (await resource.problems?.(input, writer)) ?? {};
  try {
    const row = completeRow(entity, validate(addBody(entity, form), input), user);
    if (Object.keys(further).length === 0) return row;
  } catch (error) {
    if (!(error instanceof AppError && error.code === "VALIDATION")) throw error;
    throw new AppError("VALIDATION", { ...error.facts, fields: { ...error.facts.fields, ...further } });
  }
  throw new AppError("VALIDATION", { fields: further });
}

/** Adds a record; answers with its key. */
export async function addRecord(writer: Writer, input: unknown): Promise<number[]> {
  const { deps, user, ip, resource } = writer;
  const { entity } = resource;
  const name = nameOf(resource);
  requireVerb(user, name, "add");
  const form = writableFields(user, name, "add", entity.form);
  const row = sanitiseRow(entity, await readNew(writer, form, input));
  await requireReferences(deps, user, entity, row);
  return inWrite(writer, async (tx) => {
    await resource.check?.({ tx, user, kind: "add", write: row });
    await keepFiles(tx, user.userid, entity, row);
    const created = await resource.create(tx, row, writer);
    const id = keyOf(entity, created);
    const key = parseKey(entity, id);
    if (!(await findInScope(tx, scope(user, name), key))) throw new AppError("FORBIDDEN");
    await writeAudit(tx, user, ip, { aksi: "add", entitas: name, kunci: id, sesudah: row });
    return key;
  });
}

/** The row as it is, or as the transaction sees it, without its version. */
async function getPresent({ deps, user, resource }: Writer, key: readonly number[], tx?: Transaction) {
  const { versi, ...before } = await getRow(tx ? { pool: sqlOf(tx) } : deps.db, scope(user, nameOf(resource)), key);
  return { versi: Number(versi), before };
}

/** Throws NOT_FOUND for a row that is gone or has left the scope, else CONFLICT with what it is now. */
async function refuseStale(writer: Writer, key: readonly number[], write: Readonly<RecordRow>): Promise<never> {
  const { deps, user, resource } = writer;
  const { entity } = resource;
  const { versi, before } = await getPresent(writer, key);
  const subject = nameOf(resource);
  const { record } = presentCovered(subject, readableFields(entity), before, user);
  throw await conflictOf({ deps, user, subject, key: key.join("-"), entity, record, versi, write });
}

/** Throws ACTION_REFUSED for a row that this person may see and not change. */
function refuseKept({ user, resource }: Writer, row: Readonly<RecordRow>, from: "edit" | "delete"): void {
  const reason = resource.keeps?.(row, user, from);
  if (reason) throw new AppError("ACTION_REFUSED", { values: { reason } });
}

/** Somebody else's change came first; what it was is read after the transaction. */
class StaleVersion extends Error {}

/**
 * Changes a record, whole or a single field; answers with its key, which the change may have moved. `versi` of the input is the version
 * that the writer was shown: CONFLICT tells what somebody else has made of it since.
 */
export async function editRecord(writer: Writer, key: readonly number[], input: unknown): Promise<number[]> {
  const { user, resource } = writer;
  const { entity } = resource;
  const name = nameOf(resource);
  requireVerb(user, name, "edit");
  const { versi, before } = await getPresent(writer, key);
  const form = writableFields(user, name, "edit", entity.form);
  const { versi: shown, ...body } = validate(editBody(entity, form), input);
  const write = sanitiseRow(entity, body);
  if (shown !== versi) return refuseStale(writer, key, write);
  refuseKept(writer, before, "edit");
  try {
    return await changeRow(writer, key, { before, write, shown: versi });
  } catch (error) {
    if (!(error instanceof StaleVersion)) throw error;
    return refuseStale(writer, key, write);
  }
}

interface ShownChange {
  readonly before: RecordRow;
  readonly write: RecordRow;
  /** The version that `before` has. */
  readonly shown: number;
}

async function changeRow(writer: Writer, key: readonly number[], { before, write, shown }: ShownChange) {
  const { deps, user, ip, resource } = writer;
  const { entity } = resource;
  const name = nameOf(resource);
  await requireReferences(deps, user, entity, write, before);
  return inWrite(writer, async (tx) => {
    if (!(await raiseShownVersion(tx, scope(user, name), key, shown))) throw new StaleVersion();
    await resource.check?.({ tx, user, kind: "edit", before, write });
    await keepFiles(tx, user.userid, entity, write, before);
    await resource.update(tx, named(entity, key), write, writer);
    const id = keyOf(entity, { ...before, ...write });
    const after = parseKey(entity, id);
    if (!(await findInScope(tx, scope(user, name), after))) throw new AppError("FORBIDDEN");
    await writeAudit(tx, user, ip, { aksi: "edit", entitas: name, kunci: id, sebelum: before, sesudah: write });
    return after;
  });
}

/** Deletes a record; IN_USE names what still refers to it. */
export async function deleteRecord(writer: Writer, key: readonly number[]): Promise<void> {
  const { user, ip, resource } = writer;
  const { entity } = resource;
  const name = nameOf(resource);
  requireVerb(user, name, "delete");
  await inWrite(writer, async (tx) => {
    await requireInScope(tx, scope(user, name), key);
    // Read while it is locked: the audit trail keeps what really went.
    const { before } = await getPresent(writer, key, tx);
    refuseKept(writer, before, "delete");
    await resource.check?.({ tx, user, kind: "delete", before });
    await removeUnreferred(tx, entity, key, () => resource.remove(tx, named(entity, key), writer));
    await writeAudit(tx, user, ip, { aksi: "delete", entitas: name, kunci: keyOf(entity, before), sebelum: before });
  });
}
