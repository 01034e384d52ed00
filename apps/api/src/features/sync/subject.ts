import { type EntityName, isEntityName } from "@retribusi/contract/access/entities";
import type { AnyEntity } from "@retribusi/contract/define/entity";
import type { CurrentUser } from "../../access/current-user.ts";
import { requireVerb } from "../../access/permissions.ts";
import { AppError } from "../../lib/app-error.ts";
import { entityOf } from "../../records/reader.ts";
import { isWritable, type Registry, type Writable } from "../../records/resource.ts";

/** Master data that can be taken over: an entity with a natural key, by which the rows of both sides are matched. */
export interface Subject {
  readonly name: EntityName;
  readonly entity: AnyEntity;
  readonly unique: readonly string[];
  readonly resource: Writable;
}

/** Throws NOT_FOUND for what is no master data, FORBIDDEN for who may not take it over. */
export function requireSubject(registry: Registry, user: CurrentUser, name: string): Subject {
  if (!isEntityName(name)) throw new AppError("NOT_FOUND");
  const resource = registry[name];
  const entity = entityOf(name);
  const isSubject = Object.values(entity.pages).some(({ verb }) => verb === "sync");
  if (!isSubject || !entity.unique || !isWritable(resource)) throw new AppError("NOT_FOUND");
  requireVerb(user, name, "sync");
  return { name, entity, unique: entity.unique, resource };
}
