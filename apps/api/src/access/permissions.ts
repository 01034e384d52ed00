import { type EntityName, isEntityName } from "@retribusi/contract/access/entities";
import { allows, pagesFor } from "@retribusi/contract/access/pages";
import type { Access } from "@retribusi/contract/define/endpoint";
import type { Verb } from "@retribusi/contract/define/entity";
import { AppError } from "../lib/app-error.ts";
import type { CurrentUser } from "./current-user.ts";
import { scope } from "./scope.ts";

export const may = (user: CurrentUser, entity: EntityName, verb: Verb): boolean => allows(user.pages, entity, verb);

/** Throws FORBIDDEN unless a held page declares the verb. */
export function requireVerb(user: CurrentUser, entity: EntityName, verb: Verb): void {
  if (!may(user, entity, verb)) throw new AppError("FORBIDDEN");
}

/** Whether every row of the entity is theirs. */
const seesWhole = (user: CurrentUser, entity: string): boolean =>
  isEntityName(entity) && scope(user, entity).rows === "all";

/**
 * Throws FORBIDDEN unless the call is open to the user. The administrator may give pages to anybody; rows don't come with them, and a call
 * that reaches into others' accounts or the whole system asks for those as well.
 */
export function requireAccess(user: CurrentUser, access: Exclude<Access, "public">): void {
  if (access === "signed-in" || access === "session") return;
  const { pages, whole } = access;
  const holds = pages.some((page) => user.pages.has(page));
  if (!holds || (whole !== undefined && !seesWhole(user, whole))) throw new AppError("FORBIDDEN");
}

/** Fields the user may write: those of every page they hold for the verb. */
export function writableFields(user: CurrentUser, entity: EntityName, verb: Verb, form: readonly string[]): string[] {
  const names = pagesFor(user.pages, entity, verb).flatMap((page) => page.form ?? form);
  return form.filter((name) => names.includes(name));
}
