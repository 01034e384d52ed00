import type { EntityName } from "@retribusi/contract/access/entities";
import type { AnyEntity, KeyOf, Row } from "@retribusi/contract/define/entity";
import type { Label } from "@retribusi/contract/define/label";
import type { CurrentUser } from "../access/current-user.ts";
import type { Deps } from "../lib/deps.ts";
import type { Transaction } from "../lib/transaction.ts";
import type { RecordRow } from "./row.ts";

/** What a check may look at before a write happens, inside its transaction. */
export interface Change<R = RecordRow> {
  readonly tx: Transaction;
  readonly user: CurrentUser;
  readonly kind: "add" | "edit" | "delete";
  /** The row as it is; absent when it is being added. */
  readonly before?: Readonly<RecordRow>;
  /** What is about to be written; absent when it is being deleted. */
  readonly write?: Readonly<Partial<R>>;
}

/** Who writes, and with what from outside. */
export interface By {
  readonly deps: Deps;
  readonly user: CurrentUser;
  /** The caller's address. */
  readonly ip: string;
}

/** How rows of an entity are written. Reading, paging, scopes and rights come from the declaration. */
export interface Writable<R = RecordRow, K = Readonly<Record<string, number>>> {
  readonly entity: AnyEntity;
  /** Answers with the new row, its key included. */
  create(tx: Transaction, row: R, by: By): PromiseLike<Readonly<RecordRow>>;
  /** Many rows by few statements, for an import; without it they are created one by one. */
  createMany?(tx: Transaction, rows: R[], by: By): PromiseLike<unknown>;
  update(tx: Transaction, key: K, write: Partial<R>, by: By): PromiseLike<unknown>;
  remove(tx: Transaction, key: K, by: By): PromiseLike<unknown>;
  /** Why this row isn't deleted, or edited, by this person; its `can` says so. Columns of the list are all that it may look at. */
  keeps?(row: Readonly<RecordRow>, user: CurrentUser, from: "edit" | "delete"): Label | undefined;
  /**
   * What is wrong with the form of a new record beyond the schemas of its fields: field → why. It is told together with what those find,
   * so the form may be anything.
   */
  problems?(form: unknown, by: By): Promise<Readonly<Record<string, Label>>>;
  /** Throws where a rule of the entity forbids the change. */
  check?(change: Change<R>): Promise<void>;
}

/** An entity whose rows change by actions of their own; `reason` tells a caller what to do instead. */
export interface ReadOnly {
  readonly entity: AnyEntity;
  readonly reason: Label;
}

export type Resource = Writable | ReadOnly;

/** How each entity's rows are written. */
export type Registry = Readonly<Record<EntityName, Resource>>;

/** Connects a declaration with its writes; the compiler compares the form with the table. */
export function defineResource<E extends AnyEntity>(
  entity: E,
  writes: Omit<Writable<Row<E>, KeyOf<E>>, "entity">,
): Writable<Row<E>, KeyOf<E>> {
  return { entity, ...writes };
}

export const isWritable = (resource: Resource): resource is Writable => "create" in resource;
